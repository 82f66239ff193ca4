import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type Level, levels } from '#domain/chat/risk.ts'
export interface Labelled {
  id: string
  text: string
  level: Level
  category: string
}

const here = import.meta.dirname
const line = z.object({ id: z.string(), text: z.string(), category: z.string() })
const ownLine = line.extend({ level: z.enum(levels), style: z.string() })
const sharedLine = line.extend({ label: z.enum(['crise', 'vigilance', 'danger_autre', 'ok']) })
const levelOfLabel: Record<z.infer<typeof sharedLine>['label'], Level> = {
  crise: 'crise',
  vigilance: 'vigilance',
  danger_autre: 'danger',
  ok: 'none',
}

/**
 * `dev`, `train`: looked at while rules are written. `fresh`, `plain` (the many ways of saying it), `varied` (still others), `contrast` (the same words, other meanings), `traps`
 * (harmless messages that look grave, dangers that look harmless), `turns` (turns from the middle of a conversation, most of them ordinary), `talks` (what
 * people in no danger said in whole talks with the chat itself), `life` (the examples of the situations of everyday life that the engine knows), `broad` (every kind and style, by several writers), `told` (what people tell at length: everyday life full of words that frighten, dangers in the midst of it, each also by itself, and pairs that differ by what they come to) and `twins` (the same words, things and ways of writing, once grave and once ordinary): written apart. `judged`: counted unread, for the page /securite-ia, and learnt from only afterwards. All of these are learnt from.
 * `held-out`, `held-out-life` (first words of people who live through ordinary troubles), `held-out-told` (of the kind of `told`, by another writer) and `held-out-twins` (turns from the middle of a talk, of the kind of `twins` and harder, by eleven other writers) are only ever counted. `voices` (40 personas) was learnt from in a trial that bought nothing; `held-out-voices` (24 others) is blind.
 */
export const learntSetNames = [
  'dev',
  'train',
  'fresh',
  'plain',
  'contrast',
  'traps',
  'varied',
  'turns',
  'talks',
  'life',
  'judged',
  'broad',
  'told',
  'twins',
] as const
export const setNames = [
  ...learntSetNames,
  'voices',
  'held-out',
  'held-out-life',
  'held-out-told',
  'held-out-twins',
  'held-out-voices',
] as const
export type SetName = (typeof setNames)[number]

export function readSet(name: SetName): Labelled[] {
  return readLines(resolve(here, `${name}.jsonl`)).map((text) => ownLine.parse(JSON.parse(text)))
}

/** The set shared by several projects, when it stands beside this one. */
export function readSharedSet(): Labelled[] | null {
  const path = resolve(here, '../../../shared/safety/dev.jsonl')
  if (!existsSync(path)) return null
  return readLines(path).map((text) => {
    const { label, ...message } = sharedLine.parse(JSON.parse(text))
    return { ...message, level: levelOfLabel[label] }
  })
}

function readLines(path: string): string[] {
  return readFileSync(path, 'utf8').trim().split('\n')
}

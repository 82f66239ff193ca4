import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type Level, levels } from '#domain/chat/risk.ts'

export interface Labelled {
  text: string
  level: Level
  category: string
}

const here = import.meta.dirname
const line = z.tuple([z.enum(levels), z.string().min(1), z.string().min(1)])
const sharedLine = z.object({
  text: z.string(),
  category: z.string(),
  label: z.enum(['crise', 'vigilance', 'danger_autre', 'ok']),
})
const levelOfLabel: Record<z.infer<typeof sharedLine>['label'], Level> = {
  crise: 'crise',
  vigilance: 'vigilance',
  danger_autre: 'danger',
  ok: 'none',
}

/**
 * Training sets, by how they were written:
 * - `dev`, `train`: read while rules are written.
 * - `fresh`, `plain` (many wordings), `varied` (further wordings), `contrast` (same words, other meanings), `traps`
 * (harmless messages that look grave and the reverse), `turns` (turns from the middle of a conversation, mostly
 * ordinary), `talks` (harmless conversations with the chat itself), `life` (examples of the engine's everyday
 * situations), `broad` (every kind and style, by several authors), `told` (long stories with frightening words, with
 * and without a danger, and pairs with different endings), `twins` (same words, once grave and once ordinary): written
 * independently of the rules.
 * - `judged`: measured unread for the page /securite-ia, and used for training only afterwards.
 *
 * Test sets, never used for training: `held-out`, `held-out-life` (first messages in ordinary trouble), `held-out-told`
 * (like `told`, by another author), `held-out-twins` (like `twins` but harder, mid-conversation, by eleven other
 * authors), `held-out-voices` (24 personas; blind).
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
  'held-out',
  'held-out-life',
  'held-out-told',
  'held-out-twins',
  'held-out-voices',
] as const
type SetName = (typeof setNames)[number]

export function readSet(name: SetName): Labelled[] {
  return readLines(resolve(here, `${name}.tsv`)).map((text) => {
    const [level, category, said] = line.parse(text.split('\t'))
    return { level, category, text: said }
  })
}

/** The set shared by several projects, if it is beside this one. */
export function readSharedSet(): Labelled[] | null {
  const path = resolve(here, '../../../shared/safety/dev.jsonl')
  if (!existsSync(path)) return null
  return readLines(path).map((text) => {
    const { label, ...message } = sharedLine.parse(JSON.parse(text))
    return { ...message, level: levelOfLabel[label] }
  })
}

function readLines(path: string): string[] {
  return readFileSync(path, 'utf8').trimEnd().split('\n')
}

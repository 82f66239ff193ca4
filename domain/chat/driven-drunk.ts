import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Reading } from './risk.ts'

const driving = compileTest(['(conduit|conduire|voiture|volant|ramène|dépose)'], lexicon)
const drunk = compileTest(['(bu|boit|bourré*|alcool*|ivre|saoul*|soûl*)'], lexicon)
const DRIVEN_DRUNK = { rule: 'enfants-au-volant-d-un-autre', level: 'danger', situation: 'child' } as const

/** « Mes nièces, il les conduit après avoir bu », where a child was named. */
export const isDrivenDrunk = (sentences: readonly PlainText[]): boolean =>
  sentences.some((said, at) => driving(said) && sentences.slice(Math.max(0, at - 1), at + 2).some(drunk))

export const drivenDrunk = (reading: Reading): Reading => ({
  ...reading,
  level: 'danger',
  situation: 'child',
  signals: [DRIVEN_DRUNK],
  distress: true,
})

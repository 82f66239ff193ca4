import type { ModelRequest } from '../providers/model/language-model.ts'

/** French text, roughly, and on the careful side. */
const CHARACTERS_PER_TOKEN = 3

/** What a request will be counted as, before the endpoint has said so. */
export function inputTokensOf({ instructions, turns }: ModelRequest): number {
  const characters = turns.reduce((sum, { text }) => sum + text.length, instructions.length)
  return Math.ceil(characters / CHARACTERS_PER_TOKEN)
}

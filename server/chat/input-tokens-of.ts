import type { ModelRequest } from '../providers/model/language-model.ts'

/** Rough, conservative estimate for French text. */
const CHARACTERS_PER_TOKEN = 3

/** Estimated input tokens of a request, before the endpoint reports them. */
export function inputTokensOf({ instructions, turns }: ModelRequest): number {
  const characters = turns.reduce((sum, { text }) => sum + text.length, instructions.length)
  return Math.ceil(characters / CHARACTERS_PER_TOKEN)
}

import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { toSentences } from './detector/normalise.ts'
import { themes } from './engine/themes/all-themes.ts'
import type { Theme } from './engine/themes/theme.ts'

const known = themes.map((theme) => ({ theme, isMet: compileTest([...theme.patterns, ...theme.mentions], lexicon) }))

/** What a message is about, in the words of the engine that answers it. */
export function themesOf(message: string): Theme[] {
  const sentences = toSentences(message)
  return known.filter(({ isMet }) => sentences.some(isMet)).map(({ theme }) => theme)
}

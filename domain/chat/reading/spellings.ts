import { contentSpellings } from './spellings/content-words.ts'
import { grammarSpellings } from './spellings/grammar-words.ts'

/**
 * How French is really typed: texting, voice dictation, slang, verlan, masks. Left, what is written (no accents, lower
 * case); right, the plain words that the rules are written in. To add a spelling, add a line.
 */
export const spellings: Record<string, string> = { ...grammarSpellings, ...contentSpellings }

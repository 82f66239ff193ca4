import { contentSpellings } from './spellings/content-words.ts'
import { grammarSpellings } from './spellings/grammar-words.ts'

/**
 * Real-life spellings of French: texting, voice dictation, slang, verlan, masks. Left: as typed (no accents, lower
 * case); right: the plain words used by the rules. To add a spelling, add a line.
 */
export const spellings: Record<string, string> = { ...grammarSpellings, ...contentSpellings }

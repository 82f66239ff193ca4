import { type MoodLevel, moodLevels } from '#domain/mood/levels.ts'
import { readStored } from '#web/lib/data/read-stored.ts'

const DRAFT_KEY = 'mivoix-draft-mood'

export interface MoodDraft {
  level: MoodLevel | undefined
  words: string
  /** Whether the second step is open. */
  isTellingMore: boolean
}

export const emptyMood: MoodDraft = { level: undefined, words: '', isTellingMore: false }

/** Draft kept in sessionStorage: it survives a reload; closing the tab or a quick exit deletes it. */
export const moodDraft = {
  read(): MoodDraft {
    const kept = (readStored(sessionStorage, DRAFT_KEY) ?? {}) as Partial<Record<keyof MoodDraft, unknown>>
    const level = moodLevels.find((mood) => mood.level === kept.level)?.level
    if (!level) return emptyMood
    return {
      level,
      words: typeof kept.words === 'string' ? kept.words : '',
      isTellingMore: kept.isTellingMore === true,
    }
  },
  keep(draft: MoodDraft) {
    if (draft.level) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(DRAFT_KEY)
  },
}

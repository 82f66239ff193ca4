import { helpLines } from '#domain/chat/help-lines.ts'
import { levels } from '#domain/chat/risk.ts'
import { readStored } from '#web/lib/data/read-stored.ts'
import { DRAFT_PREFIX } from '#web/lib/drafts.ts'
import type { KeptHelp } from './conversation.ts'

/** Has the draft prefix, so that a quick exit deletes it. */
const HELP_KEY = `${DRAFT_PREFIX}-chat-help`

/**
 * Crisis help of a conversation that is not stored, or of the previous one, in sessionStorage: risk level and numbers only.
 */
export const keptHelp = {
  of(sessionId: string): KeptHelp | undefined {
    const kept = read()
    const level = levels.find((known) => known === kept.level)
    const lines = Object.values(helpLines).filter(({ number }) => kept.numbers?.includes(number))
    if (kept.sessionId !== sessionId || !level || lines.length === 0) return undefined
    const isEarlier = kept.isEarlier === true
    return { level, isEarlier, lines: lines.toSorted((one, other) => placeOf(one.number) - placeOf(other.number)) }

    function placeOf(number: string): number {
      return kept.numbers?.indexOf(number) ?? 0
    }
  },
  remember(sessionId: string, { level, lines, isEarlier = false }: KeptHelp) {
    try {
      const kept: Stored = { sessionId, level, numbers: lines.map(({ number }) => number), isEarlier }
      sessionStorage.setItem(HELP_KEY, JSON.stringify(kept))
    } catch {
      // Storage is blocked: kept in memory only.
    }
  },
  forget() {
    try {
      sessionStorage.removeItem(HELP_KEY)
    } catch {
      // Storage is blocked: nothing was kept.
    }
  },
}

interface Stored {
  sessionId: string
  level: string
  numbers: string[]
  isEarlier: boolean
}

function read(): Partial<Stored> {
  try {
    return readStored(sessionStorage, HELP_KEY) ?? {}
  } catch {
    return {}
  }
}

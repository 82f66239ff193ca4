import type { ConversationState } from './conversation-state.ts'
import type { DetectRisk } from './detector/detect-risk.ts'
import { isThreatOfSomebody } from './exasperation.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'
import { beforeOf } from './risk-memory.ts'

/** Longer messages say whole things. */
const LONGEST_PIECE_WORDS = 12
const PIECES_BEFORE = 2

export interface Telling {
  message: string
  reading: Reading
}

/**
 * « J’ai pris des trucs. » « Toute la boîte de ma mère. » What is hard to say is said piece by piece, and no piece says it: short messages that follow
 * one another are read as one, as sentences and as one sentence. Only what is grave is taken from it; of despair each message says enough by itself.
 */
export function toldInPieces(state: ConversationState, message: string, detect: DetectRisk): Telling | null {
  const before = piecesBefore(state)
  // What is asked is understood by itself: « je prends de la sertraline », « je peux doubler la dose ? ».
  if (before.length === 0 || !isPiece(message) || message.includes('?')) return null
  const pieces = [...before, message]
  for (const told of [inOneSentence(pieces.slice(-2)), pieces.join('. '), inOneSentence(pieces)]) {
    const reading = detect(told, beforeOf(state))
    if (isUnsure(reading) && isCourtesy(message)) continue
    if (reading.level === 'crise' || reading.level === 'danger') return { message: told, reading }
  }
  return null
}

const COURTESY =
  /^\s*(?:(?:ok|bon|allez|super|parfait)[, ]+)?(?:merci|bon courage|bonne (?:soirée|journée|nuit)|à bientôt)(?!\p{L})/iu

/** « C’est la dernière fois que je m’y prends la veille. » « Merci, et bon courage » adds no piece: a guess at a farewell would be made of manners. */
const isCourtesy = (message: string): boolean => COURTESY.test(message)

const inOneSentence = (pieces: readonly string[]): string => pieces.join(' ').replace(/[.!…]+ +/g, ', ')

function isPiece(message: string): boolean {
  return message.trim().split(/\s+/).length <= LONGEST_PIECE_WORDS
}

/** « Mon chef, je vais le tuer » was a sigh, or it would have been answered; exasperation.ts knows what takes it up again. */
function piecesBefore({ recent }: ConversationState): string[] {
  const lastWhole = recent.findLastIndex((message) => !isPiece(message) || isThreatOfSomebody(message))
  return recent.slice(lastWhole + 1).slice(-PIECES_BEFORE)
}

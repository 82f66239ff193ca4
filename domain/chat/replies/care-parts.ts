import type { ConversationState } from '../conversation-state.ts'
import { type HelpLine, helpLines, linesFor } from '../help-lines.ts'
import { caresForAChild } from '../person-spoken-of.ts'
import type { Reading } from '../risk.ts'
import { isUnsure } from './care-answer.ts'
import { anyWording, nextWording, unusedWording } from './rotation.ts'
import { type SafetyPoint, safetyQuestions } from './safety-questions.ts'
import { type Part, wordings } from './wordings.ts'

/** Parts that name a number: said however long the conversation. */
const helpParts = new Set<Part>([
  'lineNow',
  'lineAtOnce',
  'suicideLine',
  'softHelp',
  'softHelpOfBullied',
  'softHelpForThem',
  'emergencyNow',
  'emergencyNowForThem',
  'emergencyForThem',
  'helpOnTheWay',
])

export function say(state: ConversationState, part: Part): string | null {
  return (helpParts.has(part) ? anyWording : nextWording)(state, part, wordings[part])
}

/** The next wording of a question that was not answered yet; null once all were asked. */
export function ask(state: ConversationState, point: SafetyPoint): string | null {
  if (state.safety[point] !== undefined) return null
  const question = unusedWording(state, `${point} question`, safetyQuestions[point].questions)
  if (question) state.askedSafety = point
  return question
}

/** The point that was asked about least, the first of them: nothing comes back before the rest was asked. */
export function askFirst(state: ConversationState, points: readonly SafetyPoint[]): string | null {
  const asked = (point: SafetyPoint) => state.used[`${point} question`] ?? 0
  for (const point of points.toSorted((a, b) => asked(a) - asked(b))) {
    const question = ask(state, point)
    if (question) return question
  }
  return null
}

const notOpenAtNight = new Set<HelpLine>([helpLines.cyber, helpLines.elder, helpLines.rape])

/** The line in a few words, and no more of it to somebody who wants none. */
export function keepsLine(state: ConversationState): string {
  const line = lineOfOwnGesture(state) ?? keptLine(state)
  const part = keptPart(state, line)
  return anyWording(state, part, wordings[part])?.replace('{number}', line.number) ?? ''
}

/** Who fears their own gesture is not sent to the police. */
function lineOfOwnGesture(state: ConversationState): HelpLine | null {
  if (isWornOutCarer(state) || (state.risk.situation === 'others' && state.safety['toward-partner']))
    return helpLines.samu
  if (!fearsOwnGesture(state)) return null
  const isNear = state.safety.images || (state.speaksOfBaby && !state.safety.eased)
  return isNear ? helpLines.samu : helpLines.child
}

/** Once those who help are there, the line that listens comes before theirs. */
function keptLine(state: ConversationState): HelpLine {
  const [first = helpLines.suicide, ...others] = linesFor(state.risk)
  return isHelped(state) && others.includes(helpLines.suicide) ? helpLines.suicide : first
}

function keptPart(state: ConversationState, line: HelpLine): Part {
  const { risk, safety, lineRefusedAt, turn, atHand } = state
  if (isWornOutCarer(state) && !caresForAChild(state)) return 'keptLineOfCarers'
  if (risk.situation === 'medical' && safety.called && !safety.helped) return 'keptLineWhileWaiting'
  if (safety.images && risk.situation === 'others') return 'keptLineOfImages'
  if (isHelped(state)) return 'keptLineAfterHelp'
  if (risk.situation === 'violence' && safety['at-work']) return 'keptLineOfWork'
  if (risk.situation === 'eating' || risk.situation === 'substance') return 'keptCare'
  if (atHand === null && lineRefusedAt !== null && turn - lineRefusedAt < TURNS_WITHOUT_LINE) return 'keptLineRefused'
  if (risk.cannotSpeak) return 'keptLineByText'
  const isNear = risk.immediate && (safety.means !== false || safety.safe === false)
  if (isNear && risk.situation !== 'method-question' && line === helpLines.suicide) return 'keptLineNow'
  return notOpenAtNight.has(line) ? 'keptDayLine' : 'keptLine'
}

/** Afraid of what they could do, or of what they did, to the one they look after. */
export const isWornOutCarer = ({ risk, caresFor, safety }: ConversationState): boolean =>
  caresFor && (risk.situation === 'others' || (risk.situation === 'elder' && safety['own-act'] === true))

/** Nor is the police kept before a parent who is afraid of their own gesture: a doctor is. */
export const fearsOwnGesture = ({ risk, speaksOfBaby, safety }: ConversationState): boolean =>
  (speaksOfBaby || safety.images === true || safety['own-fear'] === true) && risk.situation === 'others'

/** Of a child who is no baby, those who listen to parents come before a doctor. */
export const fearsToHurtOlderChild = (state: ConversationState): boolean =>
  fearsOwnGesture(state) && !state.speaksOfBaby && !state.safety.images

const isHelped = ({ safety }: ConversationState): boolean => safety.helped === true || safety.called === true

/** Turns without a number for somebody who asked for none. */
const TURNS_WITHOUT_LINE = 2

/** Whether a line is left to the card: it was refused a moment ago, and nothing new makes it needed. */
export function isLineWithheld({ lineRefusedAt, turn, atHand }: ConversationState, reading: Reading): boolean {
  // Beside what could kill, no weariness of a number puts it away.
  if (atHand !== null) return false
  // Refused in this very message, it is not answered with the number.
  if (lineRefusedAt === turn && !reading.immediate) return true
  const isNothingNew = reading.level === 'none' || isUnsure(reading)
  return isNothingNew && lineRefusedAt !== null && turn - lineRefusedAt < TURNS_WITHOUT_LINE
}

/** Turns for which a line that was told of in full is only kept in a few words, unless something new is said. */
const TURNS_BETWEEN_LINES = 3

/** Whether a line is told of in full again: at every turn nobody would listen to it. */
export function isLineDue(state: ConversationState, reading: Reading): boolean {
  if (isLineWithheld(state, reading) || state.safety.eased) return false
  const { lineNamedAt, turn } = state
  return reading.level !== 'none' || lineNamedAt === null || turn - lineNamedAt >= TURNS_BETWEEN_LINES
}

/** Somebody who cannot speak is told of the text line first, whenever they say so again, and then now and then. */
export function textLine(state: ConversationState, reading: Reading): string | null {
  const isDue = reading.cannotSpeak || state.used.text === undefined || state.turn % TURNS_BETWEEN_LINES === 0
  return state.risk.cannotSpeak && !state.safety.called && isDue ? say(state, 'text') : null
}

export function join(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ')
}

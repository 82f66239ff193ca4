import type { ConversationState } from '../conversation-state.ts'
import { toSentences } from '../detector/normalise.ts'
import { askingParts } from '../engine/asking-parts.ts'
import type { Situation } from '../risk.ts'
import { isAboutThem } from '../who-is-in-danger.ts'
import { fearsOwnGesture, isWornOutCarer } from './care-parts.ts'
import { isAskedIn, type KnownDirectQuestion, withTestsOfAsking } from './direct-question.ts'
import { questionsAskedBack } from './questions-asked-back.ts'
import { type Asker, questionsInAnyDanger } from './questions-in-any-danger.ts'
import { questionsOfReachingHelp } from './questions-of-reaching-help.ts'
import { questionsOfTelling } from './questions-of-telling.ts'
import { questionsOfTheNextHours } from './questions-of-the-next-hours.ts'
import { questionsOfTraces } from './questions-of-traces.ts'
import { questionsOfUs } from './questions-of-us.ts'
import { questionsWhileHelpComes } from './questions-while-help-comes.ts'
import { unusedWording } from './rotation.ts'

const written = [
  ...questionsOfReachingHelp,
  ...questionsAskedBack,
  ...questionsOfTelling,
  ...questionsOfTheNextHours,
  ...questionsWhileHelpComes,
  ...questionsOfTraces,
  ...questionsInAnyDanger,
  ...questionsOfUs,
]
const tested = withTestsOfAsking(written.map((question) => ({ ...question, answers: [] })))
const askers: readonly Asker[] = ['oneself', 'couple', 'harmed', 'elder', 'own-act', 'them', 'them-now', 'under-way']
const isHurried = (asker: Asker): boolean => asker === 'under-way' || asker === 'them-now'

/** Who has seconds to read is answered only what was written for them, and asked nothing. */
const byAsker = new Map(
  askers.map((asker) => [
    asker,
    tested.flatMap((question, at) => {
      const answers = written[at]?.answers ?? {}
      const ofThem = answers[asker] ?? (isHurried(asker) ? answers['under-way'] : answers.any)
      const questions = isHurried(asker) ? [] : (question.questions ?? [])
      return ofThem ? [{ ...question, answers: ofThem, questions }] : []
    }),
  ]),
)

const underWay = new Set<Situation | null>(['attempt', 'medical'])
const doneByOthers = new Set<Situation | null>(['violence', 'child', 'sexual-violence', 'cyber'])

function askerOf(state: ConversationState): Asker {
  const { situation } = state.risk
  if (underWay.has(situation)) return 'under-way'
  if (situation === 'other-imminent') return 'them-now'
  if (isAboutThem(state)) return 'them'
  if (fearsOwnGesture(state) || isWornOutCarer(state) || state.safety['own-act'] || situation === 'others')
    return 'own-act'
  if (situation === 'partner-violence') return 'couple'
  if (situation === 'elder') return 'elder'
  return doneByOthers.has(situation) ? 'harmed' : 'oneself'
}

/** The first of them that is met, with the answer for who asks. */
export function questionInAnyDanger(
  state: ConversationState,
  isMet: (question: KnownDirectQuestion) => boolean,
): KnownDirectQuestion | null {
  return byAsker.get(askerOf(state))?.find(isMet) ?? null
}

/** Whether something of the kind is asked: no other talk goes on before it is answered. */
export function isAskedInAnyDanger(state: ConversationState, message: string): boolean {
  return tested.some(isAskedIn(state, message))
}

const ofTelling = tested.filter(({ id }) => id === 'will-you-tell')

/** « Vous allez prévenir la police ? » */
export function asksWhetherWeTell(message: string): boolean {
  const asking = askingParts(message)
  return ofTelling.some(({ isAsked }) => asking.some(isAsked))
}

const ofWork = byAsker.get('oneself')?.filter(({ id }) => id === 'my-job') ?? []

/** What is asked of one's place at work, by somebody in no danger either. */
export function jobAnswer(state: ConversationState, message: string): string | null {
  const sentences = toSentences(message)
  const asked = ofWork.find(({ isAsked }) => sentences.some(isAsked))
  return asked ? unusedWording(state, `tip direct ${asked.id}`, asked.answers) : null
}

const called = (kin: string) =>
  new RegExp(`(?<!\\p{L})(ma|mon|mes) ((?:meilleure?s? |grande? |petite? )?(?:${kin}))(?!\\p{L})`, 'iu')
const CONFIDANT = called(
  'mère|maman|père|papa|parents|s(?:œ|oe)ur|frère|amies?|amis?|tante|oncle|cousine?|grand-mère|grand-père|mamie|voisine?|collègue|médecin|psy|prof|infirmière|marraine|parrain|coloc',
)
const PARTNER = called('mari|femme|compagne|compagnon|conjointe?|copain|copine')

const PROFESSIONAL =
  /(?<!\p{L})(?:médecin|docteur|généraliste|psy|psychologue|profs?|professeur|infirmière|cpe|sage-femme|gynéco|pharmacien|avocate?)(?!\p{L})/iu

/** {proche}: the one they name in asking, as « votre mère ». Never the partner they fear. */
export function withConfidant({ risk }: ConversationState, message: string, reply: string): string {
  if (!reply.includes('{proche}')) return reply
  const parts = message.split(/(?<=[.!?…;\n])\s*/u).toReversed()
  const [, of, kin] =
    firstFound(CONFIDANT, parts) ?? (risk.situation === 'partner-violence' ? null : firstFound(PARTNER, parts)) ?? []
  const whom = kin ? `${of?.toLowerCase() === 'mes' ? 'vos' : 'votre'} ${kin.toLowerCase()}` : 'cette personne'
  const said = reply.replaceAll('{proche}', whom)
  // Nobody says « tu » to a doctor or a teacher.
  return PROFESSIONAL.test(message)
    ? said.replace('que tu le saches', 'que vous le sachiez').replace('que tu restes avec moi', 'que vous m’aidiez')
    : said
}

function firstFound(pattern: RegExp, parts: readonly string[]): RegExpExecArray | null {
  for (const part of parts) {
    const found = pattern.exec(part)
    if (found) return found
  }
  return null
}

import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'
import { emptyWords } from './empty-words.ts'
import { offerExercise } from './guide-exercise.ts'
import type { Heard } from './hear.ts'
import { unansweredQuestion } from './known-facts.ts'
import { personTalkedAbout } from './person-talked-about.ts'
import { momentIn, type Recognised, recognise, situationOf } from './recognise.ts'
import type { Situation } from './situations/situation.ts'
import type { ThemeId } from './themes/theme.ts'
import { anyFittingWording } from './unsaid/fitting-wording.ts'

type Heeded = Pick<Heard, 'told' | 'answer' | 'moment' | 'situation' | 'theme' | 'words'>

/** Of one situation, before something to try is proposed. */
const QUESTIONS_BEFORE_ADVICE = 3
const QUESTIONS_BEFORE_EXERCISE = 3
/** What an exercise does something for, without having been asked for. */
const themesOfExercises = new Set<ThemeId>(['panic', 'anxiety', 'sleep', 'anger', 'esteem', 'sadness'])

export function isRecognised({ told, answer, moment }: Recognised): boolean {
  return told !== null || answer !== null || moment !== null
}

/** What was written for exactly this; null when nothing was, or all of it was said. */
export function wordsForRecognised(state: ConversationState, { told, answer, moment }: Heeded): string | null {
  const wording = (part: string, wordings: readonly string[]) =>
    aboutPerson(state, anyFittingWording(state, part, wordings))
  const ofMoment = () => (moment ? wording(`heard ${moment.id}`, moment.heard) : null)
  return (
    (moment?.isToUs ? ofMoment() : null) ??
    (told ? wording(`heard ${told.id}`, told.heard) : null) ??
    (answer ? wording(`heard ${partOf(answer)}`, answer.expected.heard) : null) ??
    ofMoment()
  )
}

/** What all was said about is heard as words that nothing was written for. */
export function dropWhatWasSaid({ used }: ConversationState, recognised: Recognised): void {
  const isSaid = (part: string, wordings: readonly string[]) => (used[`heard ${part}`] ?? 0) >= wordings.length
  const { answer, moment } = recognised
  if (answer && isSaid(partOf(answer), answer.expected.heard)) recognised.answer = null
  if (moment && isSaid(moment.id, moment.heard)) recognised.moment = null
}

/** The question that follows from what was recognised, then the next of the situation; null when there is none left. */
export function questionOfRecognised(state: ConversationState, heard: Heeded): string | null {
  const { told, answer, moment, situation } = heard
  const question = (part: string, questions: readonly string[] = []) =>
    aboutPerson(state, unansweredQuestion(state, `${part} question`, questions))
  const own =
    (answer?.expected.question && !moment?.isToUs ? question(partOf(answer), [answer.expected.question]) : null) ??
    (moment && !told && (moment.isToUs || !answer) ? question(moment.id, moment.questions) : null)
  if (own) return own
  const talkedAbout = told ?? answer?.of ?? situation
  if (!talkedAbout) return null
  // Something to try is proposed to somebody who has just been heard, or once all was asked.
  const mayPropose = told ? told.theme === 'panic' : isRecognised(heard)
  return (
    (mayPropose ? proposal(state, talkedAbout, heard) : null) ??
    nextOf(state, talkedAbout, heard.words) ??
    proposal(state, talkedAbout, heard)
  )
}

/** The next question of what is talked about, for whoever has to come back to it. */
export function nextOfSituation(state: ConversationState, said: PlainText = []): string | null {
  const situation = situationOf(state.situation?.id)
  return situation && nextOf(state, situation, said)
}

/** The next question that was not just answered. */
function nextOf(state: ConversationState, situation: Situation, said: PlainText): string | null {
  const next = unansweredQuestion(
    state,
    `${situation.id} question`,
    situation.questions,
    (question) => sharesAWord(question, said) || isOfAnother(state, question),
  )
  return aboutPerson(state, next)
}

const OF_SOMEBODY = /(?<!\p{L})(?:lui|elle|cette personne)(?!\p{L})|\{proche\}|-(?:il|elle)(?!\p{L})/iu

/** « Elle pleure », in a talk that began with a father: « l’avez-vous senti proche ? » would be asked of her. */
function isOfAnother(state: ConversationState, question: string): boolean {
  const person = state.situation?.person
  const now = personTalkedAbout(state)
  return !!person && !!now && person !== now && OF_SOMEBODY.test(question)
}

const FEWEST_LETTERS = 4
const STEM_LETTERS = 6

/** « C’est la troisième fois », to « est-ce la première fois ? »; « mon ami m’accompagne », to « qui vous accompagnera ? » */
export function sharesAWord(question: string, said: PlainText): boolean {
  const told = new Set(stemsOf(said))
  return stemsOf(toSentences(question).flat()).some((stem) => told.has(stem))
}

function stemsOf(words: PlainText): string[] {
  return words
    .filter((word) => word.length >= FEWEST_LETTERS && !emptyWords.has(word))
    .map((word) => word.slice(0, STEM_LETTERS))
}

/** What is said of the talk itself comes before all that is in a message. */
export function answerToRemark(state: ConversationState, sentences: readonly PlainText[]): string | null {
  const moment = momentIn(sentences)
  if (!moment?.isToUs || recognise(sentences, []).told) return null
  const heard = unusedWording(state, `heard ${moment.id}`, moment.heard)
  if (!heard || moment.asksNothing) return heard
  return `${heard} ${unusedWording(state, `${moment.id} question`, moment.questions ?? []) ?? nextOfSituation(state) ?? ''}`.trim()
}

/** After some questions, something to try: one proposal at a time. */
function proposal(state: ConversationState, situation: Situation, { theme }: Heeded): string | null {
  const asked = state.used[`${situation.id} question`] ?? 0
  if (asked >= QUESTIONS_BEFORE_ADVICE && !state.used[`tip ${situation.id}`]) {
    const offer = unusedWording(state, `advice offer ${situation.id} question`, [
      ADVICE_OFFERS[(state.used['advice offers'] ?? 0) % ADVICE_OFFERS.length] ?? '',
    ])
    if (offer) {
      state.used['advice offers'] = (state.used['advice offers'] ?? 0) + 1
      state.adviceOfferedAt = state.turn
      return offer
    }
  }
  const isTime = theme?.id === 'panic' || asked >= QUESTIONS_BEFORE_EXERCISE
  return theme && themesOfExercises.has(theme.id) && isTime ? offerExercise(state, theme.exercise) : null
}

const ADVICE_OFFERS = [
  'Voulez-vous une idée à essayer, ou préférez-vous continuer à raconter ?',
  'Une piste concrète vous serait-elle utile, ou pas encore ?',
  'Si vous le souhaitez, je peux proposer un premier pas : qu’en dites-vous ?',
]

function partOf({ of, expected }: NonNullable<Recognised['answer']>): string {
  return `${of.id} ${of.answers.indexOf(expected)}`
}

/** Written for « cette personne », a feminine: « votre père » would not agree with it. */
const AGREES_WITH_PERSON = /(?<!\p{L})(?:elle|la|seule|\p{L}+ée|absente|présente|malade)(?!\p{L})/iu

/** The person's own word for whoever it is about. */
export function aboutPerson({ situation }: ConversationState, wording: string | null): string | null {
  const person = situation?.person ?? 'cette personne'
  const mayName = wording !== null && person.startsWith('votre') && !AGREES_WITH_PERSON.test(wording)
  const theirs = wording && ofTheirs(situation?.person, wording)
  const named = mayName && theirs ? theirs.replace('cette personne', person) : theirs
  if (!named?.includes('{proche}')) return named
  const said = named.replaceAll('{proche}', person)
  return capitalised(said)
}

/** Adjectives and participles that would have to agree with a girl. */
const AGREES_WITH_A_BOY =
  /(?<!\p{L})(?:est|était|soit|sera|serait|été|seul|seulement|un enfant|petit|heureux|absent|prêt)(?!\p{L})|(?<!\p{L})le(?= \p{L}+(?:ez|er))/iu

/** Whom the texts were written for, and who they may turn out to be: hers are those that have to agree. */
const ANYBODY = [
  { said: 'votre enfant', his: ['votre fils'], hers: ['votre fille'] },
  { said: 'votre parent', his: ['votre père'], hers: ['votre mère'] },
] as const

/** « Votre fille », to whoever said so: the texts were written for any child. */
function ofTheirs(person: string | null | undefined, wording: string): string {
  const any = ANYBODY.find(({ said }) => wording.toLowerCase().includes(said))
  const isHers = any?.hers.some((other) => other === person)
  if (!any || !person || !(isHers || any.his.some((other) => other === person))) return wording
  if (isHers && AGREES_WITH_A_BOY.test(wording)) return wording
  const named = wording.replaceAll(any.said, person).replaceAll(capitalised(any.said), capitalised(person))
  return isHers
    ? named.replace(/(?<!\p{L})(qu’|-t-|-)?il(?!\p{L}| y a| faut| s’agit)/gu, (_, before = '') => `${before}elle`)
    : named
}

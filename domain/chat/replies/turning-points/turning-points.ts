import type { ConversationState } from '../../conversation-state.ts'
import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import { type PlainText, toSentences } from '../../detector/normalise.ts'
import { askingParts } from '../../engine/asking-parts.ts'
import { nameInPassing } from '../../engine/own-words.ts'
import { isPartner, type PersonSpokenOf, peopleIn, personMeant } from '../../person-spoken-of.ts'
import type { Heard } from '../care-answer.ts'
import { join } from '../care-parts.ts'
import { anyWording, unusedWording } from '../rotation.ts'
import { withoutLeaving } from '../staying.ts'
import { askWhetherAway } from '../steps-away.ts'
import { KILL_ANNOUNCED, killAnnounced } from './kill-announced.ts'
import { ofACouple } from './of-a-couple.ts'
import { ANOTHER_SUBJECT, debtsAsked, ofOwnDeath } from './of-own-death.ts'
import { stayWithMe } from './stay-with-me.ts'
import { partOf, type TurningPoint, wasSaid } from './turning-point.ts'

const ANOTHER_SUBJECT_AT = 'another subject at'

/** The first that fits answers. */
const known = [...killAnnounced, ...ofACouple, ...ofOwnDeath, ...stayWithMe].map((point) => ({
  ...point,
  isTold: compileTest(point.patterns, lexicon),
  isBeside: point.beside ? compileTest(point.beside, lexicon) : () => true,
}))

/** What was told that calls for one answer; null when nothing of the kind was. */
export function turningPoint(
  state: ConversationState,
  { message, sentences }: Pick<Heard, 'message' | 'sentences'>,
): string | null {
  const [first, ...others] = metIn(state, message, sentences).flatMap((point) => {
    const words = wordsOf(state, point, message)
    return words ? [{ ...point, words }] : []
  })
  if (!first) return null
  const second = first.isJoined ? others.find(({ isJoined, id }) => isJoined && id !== first.id) : undefined
  const told = [first, ...(second ? [second] : [])]
  const answers = told.map(({ id, words }) => unusedWording(state, partOf(id), words))
  if (told.some(({ isImmediate }) => isImmediate)) state.risk.immediate = true
  if (first.id === ANOTHER_SUBJECT) state.used[ANOTHER_SUBJECT_AT] = state.turn
  // The weapon is spoken of until it is in other hands.
  if (first.id === KILL_ANNOUNCED && thingNamed(state, message)) state.atHand = 'weapon'
  const asked = told.flatMap(({ id, questions = [] }) => {
    const question = unusedWording(state, `${id} question`, withoutLeaving(state, questions))
    return question ? [question] : []
  })
  const away = state.risk.level === 'crise' && !first.asksFirst ? askWhetherAway(state) : null
  return join([...answers, away ?? asked[0] ?? null])
}

/** For so many turns the talk is of what they would rather speak of. */
const TURNS_OF_ANOTHER_SUBJECT = 4

/** They asked for another subject, a moment ago. */
export function talksOfAnotherSubject({ used, turn }: ConversationState): boolean {
  const since = used[ANOTHER_SUBJECT_AT]
  return since !== undefined && turn - since <= TURNS_OF_ANOTHER_SUBJECT
}

/** The line in a few words, beside what they would rather speak of. */
export const lineKeptBeside = (state: ConversationState): string | null =>
  anyWording(state, 'line beside another subject', [
    'Le 3114 reste à portée.',
    'Je garde le 3114 à côté, sans plus.',
    'Et si cela revient, le 3114.',
  ])

/** Whether something of the kind is told: no other talk goes on before it is answered. */
export function isTurningPoint(state: ConversationState, message: string): boolean {
  return metIn(state, message, toSentences(message)).some((point) => wordsOf(state, point, message) !== null)
}

function metIn(state: ConversationState, message: string, sentences: readonly PlainText[]): typeof known {
  const isAsking = askingParts(message).length > 0
  const ofState = known.filter(({ isOf, isToldOnly }) => !(isToldOnly && isAsking) && isOf(state))
  if (ofState.length === 0) return []
  const lately = () => [...sentences, ...state.recent.flatMap(toSentences)]
  // What was known when it was said is still.
  const isKnown = ({ id, isBeside, beside }: (typeof known)[number]) =>
    !beside || wasSaid(state, id) || wasSaid(state, `${id} asked`) || lately().some(isBeside)
  return ofState.filter((point) => sentences.some(point.isTold) && isKnown(point))
}

/** Those of its wordings that name nothing untold and were not said; null when there are none left. */
function wordsOf(state: ConversationState, point: TurningPoint, message: string): string[] | null {
  const said = point.answers.flatMap((answer) => filled(state, answer, message) ?? [])
  return (state.used[partOf(point.id)] ?? 0) < said.length ? said : null
}

function filled(state: ConversationState, answer: string, message: string): string | null {
  const who = /\{(?:proche|la)\}/iu.test(answer) ? personNamed(state, message) : null
  const places: Record<string, string | null> = {
    proche: who && who.called !== SOMEBODY ? who.called : null,
    la: who?.pronoun ? (who.pronoun === 'il' ? 'le' : 'la') : null,
    heure: hourIn(message),
    adulte: grownUpIn(message),
    chose: thingNamed(state, message),
  }
  let isWhole = true
  const words = answer.replaceAll(/\{(\p{L}+)\}/gu, (_, name: string) => {
    const word = places[name.toLowerCase()] ?? null
    if (word === null) isWhole = false
    return name === name.toLowerCase() ? (word ?? '') : (word ?? '').charAt(0).toUpperCase() + (word ?? '').slice(1)
  })
  return isWhole ? words : null
}

const SOMEBODY = 'cette personne'
/** « J’ai une cousine à Tours »: theirs. */
const asTheirs = (message: string): string =>
  message.replaceAll(/(?<!\p{L})un(e?) /giu, (_, ending: string) => (ending === '' ? 'mon ' : 'ma '))

/** Who is named, by their name or as « votre frère »: never the partner who is feared. */
function personNamed(state: ConversationState, message: string): PersonSpokenOf | null {
  const isFeared = (person: PersonSpokenOf) => state.risk.situation === 'partner-violence' && isPartner(person)
  const named = peopleIn(asTheirs(message)).find((person) => !isFeared(person))
  const name = nameInPassing(message)
  if (name) return { called: name, pronoun: named?.pronoun ?? null }
  const meant = named ?? personMeant(state, message)
  return meant && !isFeared(meant) ? meant : null
}

const HOUR = /(?<!\d)(\d{1,2}) ?h(?:eures?)? ?(\d{2})?(?![\p{L}\d])/iu

function hourIn(message: string): string | null {
  const [, hours, minutes] = HOUR.exec(message) ?? []
  return hours ? `${hours} h${minutes ? ` ${minutes}` : ''}` : null
}

const GROWN_UP =
  /(?<!\p{L})(infirmi[eè]re?|cpe|prof(?:esseure?)?|psy(?:chologue)?|m[ée]decin|docteur|assistante sociale|surveillante?|ma[îi]tresse|[ée]ducat(?:eur|rice)|directrice|directeur)( scolaire| du coll[eè]ge| du lyc[ée]e| de l['’][ée]cole)?(?!\p{L})/iu

/** « L’infirmière du collège », « votre prof ». */
function grownUpIn(message: string): string | null {
  const [, work, place = ''] = GROWN_UP.exec(message) ?? []
  if (!work) return null
  const name = work
    .toLowerCase()
    .replace('infirmiere', 'infirmière')
    .replace('cpe', 'CPE')
    .replace('medecin', 'médecin')
  const where = place.replace('college', 'collège').replace('lycee', 'lycée').replace('ecole', 'école')
  return `${name.startsWith('infirm') && where ? 'l’' : 'votre '}${name}${where}`
}

/** What could kill, as they named it: a rope or a weapon, and nothing more of it. */
const things: readonly [RegExp, string][] = [
  [/(?<!\p{L})corde(?!\p{L})/iu, 'la corde'],
  [/(?<!\p{L})carabine(?!\p{L})/iu, 'la carabine'],
  [
    /(?<!\p{L})(?:fusil|pistolet|arme|flingue|calibre|revolver|couteau|lame|machette|hache|cutter)(?!\p{L})/iu,
    'cette arme',
  ],
]

const thingsAtHand: Record<string, string> = { rope: 'la corde', weapon: 'cette arme' }

function thingNamed({ recent, told, atHand }: ConversationState, message: string): string | null {
  const words = [message, told ?? '', ...recent.toReversed()]
  return things.find(([named]) => words.some((said) => named.test(said)))?.[1] ?? thingsAtHand[atHand ?? ''] ?? null
}

const asksOfDebts = compileTest(debtsAsked.asks, lexicon)
const tellsOfAFarm = compileTest(debtsAsked.ofAFarm, lexicon)

/** What they ask of their debts, beside what could kill; null when they do not. */
export function debtsBeside(state: ConversationState, sentences: readonly PlainText[]): string | null {
  if (!sentences.some(asksOfDebts)) return null
  const isOfAFarm = sentences.some(tellsOfAFarm)
  const { answers } = debtsAsked
  return unusedWording(state, partOf(isOfAFarm ? 'debts-of-a-farm asked' : 'debts-first asked'), [
    isOfAFarm ? answers.farm : answers.any,
  ])
}

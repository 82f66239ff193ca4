import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { toSentences } from '../detector/normalise.ts'
import { askingParts } from '../engine/asking-parts.ts'
import { type HelpLine, helpLines, linesFor } from '../help-lines.ts'
import { caresForAChild } from '../person-spoken-of.ts'
import type { Situation } from '../risk.ts'
import { fearsOwnGesture, isWornOutCarer } from './care-parts.ts'
import { lineForPurpose } from './line-for-purpose.ts'
import { lineQuestions } from './questions-about-lines.ts'
import { anyWording, nextWording } from './rotation.ts'
import { FIFTEEN_FIRST, whichOfTwo } from './which-of-two-lines.ts'

const known = lineQuestions.map((question) => ({
  ...question,
  isMet: compileTest(question.patterns, lexicon),
  isAskedBeside: question.asksBeside ? compileTest(question.asksBeside, lexicon) : () => false,
}))
const names = Object.keys(helpLines) as (keyof typeof helpLines)[]

const ASKS = /\?|oui ou non|est[ -]ce que|je dois|faut[ -]il|ou pas\b|c['’]est quoi/i
const CALLED = /\b(?:ai|a|avons) (?:déjà )?(?:appelé|écrit|prévenu)/i
/** Three figures and more are a line wherever they stand; « le 15 », « au 17 » are one too, and « 15 ans » is not. */
const NUMBERS =
  /(?<!\d)(?:3114|3919|3977|3018|119|114|112)(?!\d)|(?<=(?:le|au|du|ou|faire) )(?:15|17|18)(?!\d|\s?(?:%|€|h\b|heures?|ans|jours?|minutes?|fois|mois|janv|f[ée]vr|mars|avr|mai|juin|juil|ao[ûu]t|sept|oct|nov|d[ée]c))/gi

/** « Si j’appelle le 15, ils viennent ? » asks what follows, and not whether it is the number. */
const OF_SOMETHING_ELSE =
  '((si|quand) (je|on) [les|le|la] (appelle|appel|appelais|téléphone|fais)|savoir|combien|où|comment|quoi|pourquoi|tombe*|vont|prison)'

/** « Le 119, c’est pour ça ? », « c’est quoi, le 3977 ? » */
const asksWhatFor = compileTest(
  [
    '(pour (ça|cela|moi|eux|lui|elle|un|une|des|mon|ma|les|ce genre|quoi)|sert à quoi)',
    "(c'est quoi|qu'est ce que c'est|ce est quel numéro)",
    `(je|on) (appelle|peux|peut|dois|doit|devrais|fais) .. (3114|119|114|3919|3018|3977|15|17|18|112|appeler) & ! ${OF_SOMETHING_ELSE}`,
    `(dois|faut|faut-il|devrais|peux|puis) [je|on] .. (appeler|faire|composer|contacter) & ! ${OF_SOMETHING_ELSE}`,
    '(bon numéro|bonne ligne|assez grave|même si|le droit d appeler|légitime)',
  ],
  lexicon,
)

function linesIn(message: string): HelpLine[] {
  const numbers = new Set([...message.matchAll(NUMBERS)].map(([number]) => number))
  return Object.values(helpLines).filter(({ number }) => numbers.has(number))
}

/** « 15 ou 17 ? » */
const EITHER =
  /(?<!\d)(?:3114|3919|3977|3018|119|114|112|1[578]),? ou (?:(?:le|au|bien|plutôt) )*(?:3114|3919|3977|3018|119|114|112|1[578])(?!\d)/i

const ofLife = new Set<Situation | null>(['medical', 'attempt', 'other-imminent'])

function whichAsked(message: string, situation: Situation | null): string | null {
  const asked = ASKS.test(message) ? EITHER.exec(message)?.[0] : undefined
  const pair = asked?.match(/\d+/g)?.toSorted((a, b) => a.length - b.length || a.localeCompare(b))
  if (pair?.includes('15') && ofLife.has(situation)) return FIFTEEN_FIRST
  return (pair && whichOfTwo[pair.join(' ')]) ?? null
}

/** The line somebody asks something about that is sure of it; null when none is asked about. */
export function lineAskedAbout(message: string): HelpLine | null {
  const wanted = lineForPurpose(message)
  if (wanted) return wanted.line
  const [line] = linesIn(message)
  if (!line) return null
  return whichAsked(message, null) || questionIn(null, message, line) || isAskedWhatFor(message) ? line : null
}

function isAskedWhatFor(message: string): boolean {
  return ASKS.test(message) && !CALLED.test(message) && !REFUSES.test(message) && toSentences(message).some(asksWhatFor)
}

/** « Arrêtez avec ce 17 » asks for no line. */
const REFUSES = /arr[êe]t|stop|marre|assez|relou|laiss|pourquoi|tous pareils|hop/i

const nameOf = (line: HelpLine | null) => names.find((name) => helpLines[name] === line)

type OfWhom = 'ofWitness' | 'ofOwnAct' | 'ofWorry'

function questionIn(
  ofWhom: OfWhom | null,
  message: string,
  line: HelpLine,
): { id: string; answers: readonly string[] } | null {
  const name = nameOf(line)
  const sentences = toSentences(message)
  const beside = linesIn(message).length > 0 ? askingParts(message) : []
  for (const { isMet, isAskedBeside, ...question } of known) {
    const { id, answers } = question
    const ofLine = (ofWhom && question[ofWhom]) ?? (name && answers[name]) ?? answers.any
    if (ofLine && (sentences.some(isMet) || beside.some(isAskedBeside))) return { id: `${id} ${name}`, answers: ofLine }
  }
  return null
}

/** What they ask is of another's home. */
export const seesAnother = ({ isWitness, safety }: ConversationState): boolean =>
  isWitness || safety['next-door'] === true || safety['for-child'] === true

function askedBy(state: ConversationState): OfWhom | null {
  if (seesAnother(state)) return 'ofWitness'
  if (state.safety['own-act'] === true || fearsOwnGesture(state)) return 'ofOwnAct'
  return state.risk.level === 'vigilance' ? 'ofWorry' : null
}

const takesWomensLineForAnothers = compileTest(['3919 ... (femmes|femme)'], lexicon)

/** « Le 3919, c’est pour les femmes, non ? Moi c’est le petit »: they are right. */
function lineOfAChild(state: ConversationState, message: string): string | null {
  const isOfAChild = state.speaksOfChild && seesAnother(state)
  if (!isOfAChild || !toSentences(message).some(takesWomensLineForAnothers)) return null
  return nextWording(state, 'tip line of a child', [
    'Vous avez raison : pour un enfant, c’est le 119, gratuit, jour et nuit, pour les témoins aussi. Si cela se passe maintenant, c’est le 17 ou le 112.',
  ])
}

/** « Ils », without a number: the line that listens to them. */
function lineMeant(state: ConversationState): HelpLine | undefined {
  if (isWornOutCarer(state) && !caresForAChild(state)) return helpLines.elder
  return state.risk.level === 'none' ? undefined : linesFor(state.risk)[0]
}

/** « C’est gratuit ? Et ils vont le dire à ma mère ? »: two questions have two answers. */
function askedBeside(state: ConversationState, message: string, line: HelpLine, first: string): string | null {
  const parts = message.split(/(?<=\?)\s*/u).filter((part) => part.includes('?'))
  if (parts.length < 2) return null
  const others = parts.flatMap((part) => questionIn(askedBy(state), part, line) ?? [])
  const other = others.find(({ id }) => id !== first)
  return other ? nextWording(state, `tip on line ${other.id}`, other.answers) : null
}

const saidAgain = (answer: string): string => `Oui, ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`

/** What is asked of a line comes first; then whether it is the line for what was told, and what it is for. */
export function answerAboutLine(state: ConversationState, message: string): string | null {
  const which = whichAsked(message, state.risk.situation)
  if (which) return which
  const ofChild = lineOfAChild(state, message)
  if (ofChild) return ofChild
  const wanted = lineForPurpose(message)
  if (wanted) return anyWording(state, `tip line for ${wanted.line.number}`, [wanted.answer, saidAgain(wanted.answer)])
  const [named] = linesIn(message)
  const line = named ?? lineMeant(state)
  const question = line && questionIn(askedBy(state), message, line)
  if (question) {
    const first = nextWording(state, `tip on line ${question.id}`, question.answers)
    const other = first && askedBeside(state, message, line, question.id)
    return other ? `${first} ${other}` : first
  }
  if (!named || !isAskedWhatFor(message)) return null
  return nextWording(state, `line asked about ${named.number}`, [
    linesFor(state.risk).includes(named)
      ? `Oui, le ${named.number} est là pour cela : ${named.about}.`
      : `Le ${named.number} : ${named.about}. On peut y demander conseil, même sans être sûr.`,
  ])
}

import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'
import { themesOf } from '../themes-of.ts'
import { askingParts, asksForAdvice, asksForWords } from './asking-parts.ts'
import { fittingAdvice, hasAdviceOn, holdsSentenceFor, type Request } from './fitting-advice.ts'
import { offerAlong } from './guide-exercise.ts'
import { type Heard, hear, themeOf } from './hear.ts'
import { join } from './listen.ts'
import { type Kind, kindTalkedAbout } from './person-talked-about.ts'
import { situationOf } from './recognise.ts'
import { sentencesToSay } from './sentences-to-say.ts'
import type { Situation } from './situations/situation.ts'
import type { Theme } from './themes/theme.ts'

/** From this many, the question says what it is about. */
const WORDS_OF_A_SUBJECT = 7

const acceptsAdvice = compileTest(
  [
    "^ [ah|bon|ben|bah|euh|et|mais] [,] (oui|ouais|ok|d'accord|volontiers|pourquoi pas|je veux bien|si vous voulez|bien sûr|allez|vas-y|avec plaisir|dites)",
    '(je veux bien|une idée|une piste|un conseil|un premier pas|pourquoi pas|ça m intéresse)',
  ],
  lexicon,
)

/** Somebody who asks what to do or to say is given it, small and on what they ask about; null when nobody asks. */
export function adviceAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const isAccepted =
    state.adviceOfferedAt !== null && state.adviceOfferedAt === state.turn - 1 && sentences.some(acceptsAdvice)
  // « Je ne sais pas comment on fait », to begin with, tells; it is listened to first.
  const isTelling = state.turn === 0 && !message.includes('?') && !/conseil|astuce|idée|aide/iu.test(message)
  const isForWords = sentences.some(asksForWords)
  const asks = isForWords || sentences.some(asksForAdvice)
  if (!isAccepted && (isTelling || !asks)) return null
  const heard = hearRequest(state, message, sentences)
  const request = { words: message, saidTo: isForWords ? whomTheySpeakTo(state) : null }
  const tip = adviceOn(state, heard, request)
  if (tip) return join([atThatHour(state, message, heard.theme), ...withWhatFollows(state, tip, heard.theme)])
  return sentences.filter(asksForAdvice).some(({ length }) => length >= WORDS_OF_A_SUBJECT)
    ? unusedWording(state, 'unknown method question', [
        'Je n’ai pas de méthode sûre pour cela. Ce qui aide souvent : la plus petite part faisable aujourd’hui, et quelqu’un qui est déjà passé par là. Quelle serait cette petite part ?',
        'Je ne connais pas assez bien cela pour conseiller, et je préfère le dire. Qui, autour de vous, s’y connaît un peu ?',
      ])
    : unusedWording(state, 'subject question', [
        'Cherchons ensemble. De quoi s’agit-il ?',
        'Pour chercher avec vous, il me faut un peu plus : quelle est la situation qui pèse le plus ?',
        'Partons de ce qui existe déjà : qu’est-ce qui a aidé, même un peu, une autre fois ?',
      ])
}

/** The same for a subject that is only named. */
export function adviceAbout(state: ConversationState, subject: string): string | null {
  const heard = hear(state, subject, toSentences(subject), { isAsking: true, isHeavy: true })
  const tip = adviceOn(state, heard, { words: subject, saidTo: null })
  return tip && join(withWhatFollows(state, tip, heard.theme))
}

/** Who asks what we think is given what may be tried in what they live through, and keeps the choice; null where nothing is known. */
export function opinionOn(state: ConversationState, message: string): string | null {
  const situation = situationOf(state.situation?.id)
  const advice = situation && fittingAdvice(state, situation, { words: message, saidTo: null })
  return advice && `Un avis d’IA, à prendre ou à laisser. ${advice}`
}

/** What a bare question is about is answered, and what was being talked about stays so. */
function hearRequest(state: ConversationState, message: string, sentences: readonly PlainText[]): Heard {
  const { situation, topic } = state
  const heard = hear(state, message, sentences, { isAsking: true, isHeavy: true })
  const isBare = askingParts(message).length === sentences.length
  if (isBare && (situation || topic)) Object.assign(state, { situation, topic })
  return heard
}

/** The subject of the request first, then the one that is talked about. */
function adviceOn(state: ConversationState, { told, moment }: Heard, request: Request): string | null {
  const current = situationOf(state.situation?.id)
  const topic = themeOf(state.topic?.id)
  const named = themesOf(request.words).filter((theme) => theme !== topic)
  const isElsewhere = named.length > 0 && current !== null && !hasAdviceOn(current, request)
  const about = isElsewhere ? toldBefore(state, request) : current
  const situation = request.saidTo && about && !hasSentence(about, request.saidTo) ? null : about
  return (
    (told && fittingAdvice(state, told, request)) ??
    (situation && fittingAdvice(state, situation, request)) ??
    (request.saidTo && unusedWording(state, `tip sentence ${request.saidTo}`, sentencesToSay[request.saidTo])) ??
    tipOn(state, named[0] ?? topic) ??
    (moment?.advice ? unusedWording(state, `tip ${moment.id}`, moment.advice) : null)
  )
}

/** « Une idée pour la nuit », of nights that were told of before the work that is now talked about. */
function toldBefore({ lived }: ConversationState, request: Request): Situation | null {
  const known = lived.map((id) => situationOf(id)).filter((situation) => situation !== null)
  return known.findLast((situation) => hasAdviceOn(situation, request)) ?? null
}

function tipOn(state: ConversationState, theme: Theme | null): string | null {
  return theme && unusedWording(state, `tip ${theme.id}`, theme.tips)
}

function hasSentence({ advice }: Situation, saidTo: Kind): boolean {
  return advice.some((text) => holdsSentenceFor(text, saidTo))
}

function whomTheySpeakTo(state: ConversationState): Kind {
  return kindTalkedAbout(state) ?? (state.topic?.id === 'work' ? 'work' : 'close')
}

const NIGHT_HOUR = /(?<!\d)([1-6]) ?h(?:eures?)?(?!\p{L})/iu

/** « Je me réveille à 4h »: the hour that was given is taken up. */
function atThatHour(state: ConversationState, message: string, theme: Theme | null): string | null {
  const hour = /réveil|debout/iu.test(message) ? NIGHT_HOUR.exec(message)?.[1] : undefined
  if (hour === undefined || theme?.id !== 'sleep') return null
  return unusedWording(state, 'night hour', [`Vers ${hour} h, le sommeil est léger, et un souci suffit à le couper.`])
}

const MOST_SENTENCES_WITH_MORE = 2

/** What is short is followed by a question; where an exercise is offered, the idea is kept short for it. */
function withWhatFollows(state: ConversationState, tip: string, theme: Theme | null): (string | null)[] {
  const sentences = tip.split(/(?<=[.!…])\s/u)
  const offer = theme && !tip.includes('«') ? offerAlong(state, theme) : null
  if (offer) return [...sentences.slice(0, MOST_SENTENCES_WITH_MORE), offer]
  if (tip.includes('?') || sentences.length > MOST_SENTENCES_WITH_MORE) return [tip]
  return [
    tip,
    unusedWording(state, 'advice question', [
      'Est-ce que cela vous paraît faisable, chez vous ?',
      'Qu’est-ce qui pourrait gêner, pour vous ?',
      'Comment l’adapteriez-vous à votre situation ?',
    ]),
  ]
}

import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'
import { themesOf } from '../themes-of.ts'
import { askingParts } from './asking-parts.ts'
import { fittingAdvice, fitWith, hasAdviceOn, holdsSentenceFor, type Request } from './fitting-advice.ts'
import { offerAlong } from './guide-exercise.ts'
import { type Heard, hear, themeOf } from './hear.ts'
import { join } from './listen.ts'
import { announcesAnother } from './mentions.ts'
import { type Kind, kindTalkedAbout } from './person-talked-about.ts'
import { situationOf } from './recognise.ts'
import { sharesAWord } from './recognised-words.ts'
import { anyMethod, broadMethods } from './requests/broad-methods.ts'
import { stepByName } from './requests/by-its-name.ts'
import {
  answerOn,
  isBare,
  matterNamed,
  matterOf,
  tellsBeside,
  withoutManner,
  wordsBefore,
} from './requests/matter-of.ts'
import { methods as methodsOfAKind } from './requests/methods.ts'
import { ordinaryMethods } from './requests/ordinary-methods.ts'
import type { Asked, Matter, RequestKind } from './requests/request.ts'
import { wordsFor } from './requests/words-for.ts'
import { workPlan } from './requests/work-plan.ts'
import type { Situation } from './situations/situation.ts'
import type { Theme } from './themes/theme.ts'
import { anyFittingWording } from './unsaid/fitting-wording.ts'
import { hasGrownChildren, whomTheyAskFor } from './words-to-say/whom.ts'
import { anyWordsToSay } from './words-to-say/words-to-say.ts'

const methods = [...ordinaryMethods, ...methodsOfAKind]

/** So much in common with the request, and the situation's own advice is what was asked for; of words to say, whatever they say counts for less. */
const FIT_OF_ITS_OWN = { advice: 3, words: 6 }

/** Asked what we would do or think, we have ways of our own to answer. */
const isOfOurs = new Set<RequestKind>(['place', 'opinion'])

/** What to do or to say, small and on what they ask about. */
export function adviceFor(
  state: ConversationState,
  asked: Asked,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const heard = hearRequest(state, asked, message, sentences)
  const request = { words: message, saidTo: asked.kind === 'words' ? whomTheySpeakTo(state, message) : null }
  const tip = workPlan(state, asked.clause) ?? adviceOn(state, heard, request, asked)
  // A sentence to say is given by itself.
  const theme = request.saidTo ? null : heard.theme
  if (tip) return join([atThatHour(state, message, heard.theme), ...withWhatFollows(state, tip, theme)])
  const matter = matterOf(state, [...methods, ...broadMethods], asked, message)
  const isOnlyAsking = askingParts(message).length === sentences.length
  if (matter || state.topic || state.situation || state.themes.length > 0)
    return (
      answerOn(state, matter) ??
      stepByName(state, asked) ??
      // Who names or tells something is not given what holds for anything.
      (isBare(asked.clause) && isOnlyAsking && !isOfOurs.has(asked.kind)
        ? unusedWording(state, 'tip any method', anyMethod)
        : null)
    )
  // Who names something, in a talk under way, is not asked what it is about.
  if (state.turn > 0 && (!isBare(asked.clause) || tellsBeside(asked.clause, message))) return null
  return unusedWording(state, 'subject question', [
    'Cherchons ensemble. De quoi s’agit-il ?',
    'Pour chercher avec vous, il me faut un peu plus : quelle est la situation qui pèse le plus ?',
    'Partons de ce qui existe déjà : qu’est-ce qui a aidé, même un peu, une autre fois ?',
  ])
}

/** The same for a subject that is only named. */
export function adviceAbout(state: ConversationState, subject: string): string | null {
  const heard = hear(state, subject, toSentences(subject), { isAsking: true, isHeavy: true })
  const asked = { kind: 'how', clause: toSentences(subject).flat(), said: subject } as const
  const tip = adviceOn(state, heard, { words: subject, saidTo: null }, asked)
  return tip && join(withWhatFollows(state, tip, heard.theme))
}

/** Who asks what we think is given what may be tried in what they live through, and keeps the choice; null where nothing is known. */
export function opinionOn(state: ConversationState, { clause }: Asked, message: string): string | null {
  const situation = situationOf(state.situation?.id)
  const named = whatIsNamed(state, clause, message)
  const advice = situation && fittingAdvice(state, situation, { words: message, saidTo: null }, named)
  return advice && `Un avis d’IA, à prendre ou à laisser. ${advice}`
}

/** What a bare question is about is answered, and what was being talked about stays so. */
function hearRequest(
  state: ConversationState,
  { clause }: Asked,
  message: string,
  sentences: readonly PlainText[],
): Heard {
  const { situation, topic, lived } = state
  const heard = hear(state, message, sentences, { isAsking: true, isHeavy: true })
  const isOnlyAsking = askingParts(message).length === sentences.length
  // « Je me lève à cinq heures, je suis crevé, vous feriez quoi ? », of the noise that is talked about: a detail of it.
  const tellsMore = sentences.length - askingParts(message).length > 1
  // « …, pour l’argent de la réparation ? » names it beside the words that ask.
  const namesNothing = isBare(clause) && askingParts(message).every(isBare)
  const isDetail =
    namesNothing && situation !== null && heard.told !== null && !heard.told.befalls && (tellsMore || isOnlyAsking)
  if (isDetail && !sentences.some(announcesAnother)) {
    Object.assign(state, { situation, topic, lived: lived.filter((id) => id !== situation.id) })
    return { ...heard, told: null }
  }
  if (isOnlyAsking && (situation || topic)) Object.assign(state, { situation, topic })
  return heard
}

/** The subject of the request first, then the one that is talked about. */
function adviceOn(state: ConversationState, { told, moment }: Heard, request: Request, asked: Asked): string | null {
  const current = situationOf(state.situation?.id)
  const topic = themeOf(state.topic?.id)
  const themesNamed = themesOf(asked.said || request.words).filter((theme) => theme !== topic)
  const asking = withoutManner(asked.clause)
  const named = whatIsNamed(state, asked.clause, request.words)
  const isElsewhere = themesNamed.length > 0 && current !== null && !hasAdviceOn(current, request)
  const about = isElsewhere ? toldBefore(state, request) : current
  const situation = request.saidTo && about && !hasSentence(about, request.saidTo) ? null : about
  const enough = request.saidTo ? FIT_OF_ITS_OWN.words : FIT_OF_ITS_OWN.advice
  const isOfItsOwn = situation !== null && fitWith(state, situation, request) >= enough
  // What a situation says to whom it is about is not said to somebody whom they call by name.
  const mayBeOfTalk = !request.saidTo || (isBare(asked.clause) && whomTheyAskFor(state, request.words).name === null)
  const ofWords = request.saidTo ? answerOn(state, matterOf(state, wordsFor, asked, request.words)) : null
  const ordinary = request.saidTo ? null : matterNamed(state, ordinaryMethods, asking)
  return (
    ofWords ??
    answerOn(state, ordinary) ??
    (told && (!request.saidTo || hasSentence(told, request.saidTo))
      ? fittingAdvice(state, told, request, asking)
      : null) ??
    (isOfItsOwn ? fittingAdvice(state, situation, request, named) : null) ??
    answerOn(state, matterNamed(state, methods, namingWords(state, asked.clause, request.words))) ??
    (isBare(asked.clause) ? answerOn(state, methodAround(state, request.words)) : null) ??
    (situation && mayBeOfTalk ? fittingAdvice(state, situation, request, named) : null) ??
    (request.saidTo ? null : answerOn(state, matterNamed(state, broadMethods, asked.clause))) ??
    (request.saidTo && anyWordsToSay(state, request.words)) ??
    tipOn(state, themesNamed[0] ?? topic, named) ??
    (moment?.advice ? unusedWording(state, `tip ${moment.id}`, moment.advice) : null)
  )
}

/** What asks names it; where it does not, what is told beside it or was told just before: « elle veut que je déménage. Vous feriez quoi ? » */
function whatIsNamed({ before }: ConversationState, clause: PlainText, message: string): PlainText {
  if (!isBare(clause)) return withoutManner(clause)
  return toSentences(tellsBeside(clause, message) ? message : `${before ?? ''}. ${message}`).flat()
}

/** « Je cherche sur internet toute la nuit. Que faire ? » */
function methodAround(state: ConversationState, message: string): Matter | null {
  const told = toSentences(message)
  return told.map((words) => matterNamed(state, methods, words)).find((matter) => matter !== null) ?? null
}

const lacksItsObject = compileTest(
  ['(arrête*|arrêter|évite*|éviter|lâche*|lâcher|décroche*|stopper) [ça|cela] $'],
  lexicon,
)

const explains = compileTest(["^ (genre|par exemple|comme|c'est à dire|surtout|du style|style)"], lexicon)

/** « Comment j’arrête », of what was told just before; « pour la peur ? genre entrer seule », of what explains it. */
function namingWords(state: ConversationState, clause: PlainText, message: string): PlainText {
  const before = lacksItsObject(clause) ? wordsBefore(state).flat() : []
  return [...clause, ...before, ...toSentences(message).filter(explains).flat()]
}

/** « Une idée pour la nuit », of nights that were told of before the work that is now talked about. */
function toldBefore({ lived }: ConversationState, request: Request): Situation | null {
  const known = lived.map((id) => situationOf(id)).filter((situation) => situation !== null)
  return known.findLast((situation) => hasAdviceOn(situation, request)) ?? null
}

/** What holds for a whole theme answers who names nothing; who names something is answered on that, or told that it is not known. */
function tipOn(state: ConversationState, theme: Theme | null, asked: PlainText): string | null {
  if (!theme) return null
  const tips = theme.tips.filter((tip) => sharesAWord(tip, asked))
  return tips.length > 0 ? anyFittingWording(state, `tip ${theme.id}`, tips) : null
}

function hasSentence({ advice }: Situation, saidTo: Kind): boolean {
  return advice.some((text) => holdsSentenceFor(text, saidTo))
}

const FORMALLY = /^voisine?s?$/u
const OF_AN_OFFICE =
  /(?<!\p{L})(?:(?:ma|mon|la|le|au|à la|l['’]|du|une?) ?)(?:conseill[eè]re?|banqui[eè]re?|banque|syndic|propri[ée]taire|proprio|bailleur|prof(?:esseur)?e?|m[ée]decin|docteur|avocate?|mairie|caf|directeur|directrice|agence|assistante sociale|rh|drh|ma[iî]tresse|huissier|assurance|recruteu\p{L}+)(?!\p{L})/iu

/** Those one says « vous » to are spoken to as at work. */
export function whomTheySpeakTo(state: ConversationState, message = ''): Kind {
  if ((state.about && FORMALLY.test(state.about)) || OF_AN_OFFICE.test(message)) return 'work'
  if (kindTalkedAbout(state) === 'child' && hasGrownChildren(state, message)) return 'close'
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

/** Where an exercise is offered, the idea is kept short for it. */
function withWhatFollows(state: ConversationState, tip: string, theme: Theme | null): (string | null)[] {
  const sentences = tip.split(/(?<=[.!…])\s/u)
  const offer = theme && !tip.includes('«') ? offerAlong(state, theme) : null
  if (offer) return [...sentences.slice(0, MOST_SENTENCES_WITH_MORE), offer]
  return [tip]
}

import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { toSentences } from '../detector/normalise.ts'
import { productQuestions } from '../engine/product-answer.ts'
import { asksWhetherWeTell } from './asked-in-any-danger.ts'
import { nextWording } from './rotation.ts'

const asksWhetherAllowed = compileTest(
  [
    '(droit|autorisé*|permis|âge) .. (ici|être là|écrire|chat|site|utiliser|parler|venir) & (si|ou pas|ou non|est ce|ai je|je sais pas|savoir|ans)',
    "^ [et|mais|donc|alors|bon|du coup] (j'ai|ai je|est ce que j'ai) le droit (ou pas|ou non|oui ou non|$)",
    "(j'ai|ai je) [bien] le droit (de|d) [venir|vous|te|t] (être là|être ici|écrire|parler|venir|utiliser) [ici|là|$]",
    '(trop jeune|pas l âge|assez grand*) .. (ici|écrire|parler|chat|être là)',
    'ouvert* .. (mineur*|ado*|jeune*)',
  ],
  lexicon,
)
const allowed = [
  'Oui, vous avez le droit d’être ici, à votre âge aussi : le chat est ouvert à tous, sans compte.',
  'Oui. On peut écrire ici à tout âge, sans s’inscrire.',
] as const

/** Shorter than for others: somebody in danger asked who reads, and nothing of the sessions. */
const readByNobody = [
  'Non, personne ne lit ce que vous écrivez : ni l’équipe, ni un praticien, ni vos proches. Seul quelqu’un qui ouvrirait votre appareil le pourrait ; le menu du chat efface la conversation.',
  'Personne ne vous lit, à part ce programme, et rien n’est transmis. Le menu du chat efface tout quand vous le voulez.',
] as const
/** « C’est anonyme ? » asks of the call as much as of us. */
const asksWhetherAnonymous = compileTest(['(anonym*|confidentiel*|secret)'], lexicon)
const anonymous = [
  'Oui : ni nom ni compte ici, et personne ne lit ce que vous écrivez, sauf qui ouvrirait votre appareil. Au téléphone aussi, vous pouvez taire votre nom.',
  'Oui, vous pouvez rester anonyme, ici comme au téléphone. Le menu du chat efface la conversation.',
] as const
/** « C’est gratuit ? », of somebody who was just given a number, is asked of the call. */
const asksOfTheChat = compileTest(['(chat|ici|messages|premium|abonnement|site|appli*|mivoix|vous|résili*)'], lexicon)
const tellsNobody = [
  'Non, je ne préviens personne : je suis une IA, et c’est vous qui choisissez à qui le dire.',
] as const
const ofReaders = new Set(['relatives', 'privacy'])
const ofTheChat = new Set(['erase', 'kept', 'training', 'premium', 'come-back', 'languages', 'hours'])

const OF_ELSEWHERE =
  /signale|insta|snap|tiktok|facebook|whatsapp|(?<!\d)(?:3018|3114|3919|3977|119|17)(?!\d)|police|plainte/iu

/** Whether they may write here, at their age: asked before anything is told, it is what opens the talk. */
export const answerWhetherAllowed = (state: ConversationState, message: string): string | null =>
  toSentences(message).some(asksWhetherAllowed) ? nextWording(state, 'product allowed here', allowed) : null

/** The answer to what somebody asks about this chat, told before anything else; null when nothing of the kind is. */
export function answerAboutTheChat(state: ConversationState, message: string): string | null {
  const whetherAllowed = answerWhetherAllowed(state, message)
  if (whetherAllowed) return whetherAllowed
  // Later it has an answer of its own.
  if (state.lineNamedAt === null && asksWhetherWeTell(message))
    return nextWording(state, 'product tells nobody', tellsNobody)
  const questions = productQuestions(message)
  // « C’est anonyme, un signalement ? » is not asked of us.
  if (OF_ELSEWHERE.test(message)) return null
  // Who shares a telephone with somebody they fear is told how to be safe, and not that they are.
  const isWatched = state.isControlled || state.risk.situation === 'partner-violence'
  if (!isWatched && questions.some(({ id }) => ofReaders.has(id)))
    return toSentences(message).some(asksWhetherAnonymous)
      ? nextWording(state, 'product anonymous', anonymous)
      : nextWording(state, 'product read by nobody', readByNobody)
  // The account that harms somebody elsewhere is not theirs here.
  const isOfAnother = state.risk.situation === 'cyber' || state.used['cyber lines'] !== undefined
  const isOfTheCall = state.lineNamedAt !== null && !toSentences(message).some(asksOfTheChat)
  const asked = questions.find(
    ({ id }) => ofTheChat.has(id) && !(isOfAnother && id === 'erase') && !(isOfTheCall && id === 'premium'),
  )
  return asked ? nextWording(state, `product ${asked.id}`, asked.answers) : null
}

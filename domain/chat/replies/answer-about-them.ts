import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { productAnswer } from '../engine/product-answer.ts'
import { isShutIn } from '../who-is-in-danger.ts'
import { type CareAnswer, followUpIn, type Heard, metIn, only, withTests } from './care-answer.ts'
import { join } from './care-parts.ts'
import { followUpsAboutThem } from './follow-ups-about-them.ts'
import { answerAboutLine } from './line-asked-about.ts'
import { unusedWording } from './rotation.ts'

const knownAboutThem = withTests(followUpsAboutThem)
const whatComesFirst = knownAboutThem.filter(({ id }) => id === 'y-aller-ou-appeler')
const aboutThemUnlessReassuring = knownAboutThem.filter(({ isReassuring }) => !isReassuring)

/** What answers somebody who fears for another; null when nothing was asked or told that is answered for itself. */
export function answerAboutThem(
  state: ConversationState,
  { reading, message, sentences, isAnswered }: Heard,
  isUrgent: boolean,
): CareAnswer | null {
  // « J’appelle le 15 ou j’y vais ? » asks what comes first.
  const first = followUpIn(state, whatComesFirst, sentences, isUrgent)
  if (first) return first
  // « J’appelle le 15. Je leur dis quoi ? » asks for words, and not whether it is the right number.
  const toRescue = sentences.some(namesRescue) ? wordsForRescue(state, sentences) : null
  if (toRescue) return toRescue
  const aboutLine = answerAboutLine(state, message)
  if (aboutLine) return only(aboutLine)
  const words = isUrgent ? wordsForRescue(state, sentences) : null
  if (words) return words
  const known = reading.level === 'none' ? knownAboutThem : aboutThemUnlessReassuring
  const found = withoutBlame(state, sentences, followUpIn(state, known, sentences, isUrgent))
  const product = found || isAnswered ? null : productAnswer(state, message)
  return product ? only(product) : found
}

const namesRescue = compileTest(['(pompiers|samu|secours|ambulance|15|18|112|les appeler|je les appelle)'], lexicon)
const asksWhatToTell = compileTest(
  [
    '(dis|dire|dise|raconte|explique) [leur] quoi & ! (à|aux) [*]',
    '(quoi|que) [je] (leur|lui) (dire|dis)',
    'leur dis quoi',
  ],
  lexicon,
)

const namesChildren = compileTest(['(enfants|petits|fils|fille|filles|gosses|ados)'], lexicon)

/** « J’appelle le 15. Je dis quoi ? » */
function wordsForRescue(state: ConversationState, sentences: readonly PlainText[]): CareAnswer | null {
  const words =
    sentences.some(asksWhatToTell) && !sentences.some(namesChildren)
      ? unusedWording(state, 'tip words for rescue', [
          'Au 15 ou au 112, dites : « J’ai peur pour la vie de quelqu’un. » Puis son nom et son adresse, l’étage, le code ; les mots reçus, et depuis quand il n’y a plus de réponse. Ne raccrochez pas en premier.',
          'L’adresse d’abord, puis : « Il y a un risque de suicide, il n’y a plus de réponse. » Ils posent les questions, et vous disent quoi faire au 15 ou au 112.',
        ])
      : null
  return words ? { ...only(words), isQuiet: true } : null
}

const blamesThemselves = compileTest(['ma faute', "j'aurais (dû|du|pu)", "m'en veux"], lexicon)

/** Guilt told beside news is not left without a word. */
function withoutBlame<Found extends CareAnswer & { id: string }>(
  state: ConversationState,
  sentences: readonly PlainText[],
  found: Found | null,
): Found | null {
  if (!found || found.id === 'ma-faute' || !sentences.some(blamesThemselves)) return found
  const relief = unusedWording(state, 'no blame', ['Et ce n’est pas votre faute : vous avez vu, et vous avez agi.'])
  return { ...found, words: join([found.words, relief]) }
}

/** « Il est chez lui, il répond plus » is no news of them. */
const doesNotAnswer = compileTest(['(répond|décroche|réveille|bouge) [presque] (plus|pas)'], lexicon)
const knownReached = knownAboutThem.filter(({ tells }) => tells === 'reached')

/** The person feared for was seen or heard of, whatever else is said or asked. */
export function isReached(sentences: readonly PlainText[]): boolean {
  return metIn(knownReached, sentences).size > 0 && !sentences.some(doesNotAnswer) && !sentences.some(isShutIn)
}

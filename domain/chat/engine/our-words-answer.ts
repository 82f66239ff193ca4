import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'
import { join } from './listen.ts'
import { personTalkedAbout } from './person-talked-about.ts'
import { nextOfSituation } from './recognised-words.ts'

const asksWhatWeMeant = compileTest(
  [
    '^ [euh|hein|mais|ben|bah|comment ça] [,] (quel|quels|quelle|quelles|lequel|laquelle) [*] [ça|là] $',
    '^ (comment ça|c est à dire|ça veut dire quoi|vous voulez dire quoi|tu veux dire quoi) $',
  ],
  lexicon,
)
const asksWhyWeAsk = compileTest(
  [
    '^ [mais|ben|bah|euh|et] pourquoi [ça|cela|cette question|vous demandez ça|vous me demandez ça|tu me demandes ça|tu demandes] $',
    'pourquoi (vous me demandez|tu me demandes|cette question)',
  ],
  lexicon,
)

/** « Pourquoi vous me parlez de suicide ? » */
const asksWhyWeSpokeOfIt = compileTest(
  [
    "pourquoi (vous|tu) [me|m'] (parlez|parles|demandez|demandes|dites|dis) .. (suicide*|mort|mourir|danger|urgence*|3114|idées noires|violence*|tuer)",
  ],
  lexicon,
)

/** Somebody who asks what we meant, or why we ask, is told so in other words; null when nobody does. */
export function ourWordsAnswer(state: ConversationState, message: string): string | null {
  const last = toSentences(message).at(-1)
  if (!last || state.turn === 0) return null
  if (asksWhyWeSpokeOfIt(last)) {
    const about = personTalkedAbout(state)
    return join([
      unusedWording(state, 'our alarm', [
        'Pardon, c’est une erreur de lecture : une de vos phrases a été prise pour un signe de danger, et dans le doute la question est posée. Elle n’avait pas lieu d’être.',
        'Parce que dans le doute une IA demande, et là elle s’est trompée. Excusez cette question.',
      ]),
      about ? `Revenons à ${about}.` : null,
      nextOfSituation(state),
    ])
  }
  if ((asksWhatWeMeant(last) && isOfOurs(state, last)) || isOnlyPuzzled(state, message)) {
    return unusedWording(state, 'our words', [
      'Pardon, c’était mal dit. Je voulais seulement savoir comment vous vivez cela, vous.',
      'Ma question n’était pas claire, laissez-la. Dites-moi plutôt ce qui compte pour vous, là.',
    ])
  }
  return asksWhyWeAsk(last) && state.asked
    ? join([
        unusedWording(state, 'our reasons', [
          'Pour mieux comprendre ce que vous vivez, rien de plus ; vous pouvez laisser la question.',
          'Pour ne pas deviner à votre place. Rien ne vous oblige à répondre.',
        ]),
        nextOfSituation(state, last),
      ])
    : null
}

const SENTENCE_END = /(?<=[.!?…])\s+/u
const LONGEST_PUZZLED_WORDS = 6
const ASKS_OF_WHAT = /(?<!\p{L})(?:quoi|quel(?:le)?s?|qui|lequel|laquelle|où)(?!\p{L})/iu
const STEM_LETTERS = 5
/** « Enfin bref », « bon »: nothing is told by it. */
const SETS_ASIDE = /^(?:(?:enfin|bon|bref|peu importe|passons|laissez|euh|hein|enfin bref|bon bref)[\s,.!…]*)+$/iu

/**
 * « Me préparer à quoi ? Enfin bref. Mon chef m’a reproché un retard »: our question made no sense to them, and what they go on to tell is what
 * is to be answered. Null where they do not wonder at it, or tell nothing more.
 */
export function toldBesideOurQuestion(state: ConversationState, message: string): string | null {
  const [first = '', ...others] = message.split(SENTENCE_END)
  if (!state.asked || !isPuzzledBy(state.asked, first)) return null
  const rest = others.filter((sentence) => !SETS_ASIDE.test(sentence))
  // « Quel moment ? La réunion ? »: still of ours.
  while (rest.length > 1 && rest[0]?.endsWith('?') && rest[0].split(' ').length < LONGEST_PUZZLED_WORDS) rest.shift()
  return rest.length > 0 && rest.join(' ').split(' ').length >= LONGEST_PUZZLED_WORDS ? rest.join(' ') : null
}

/** A few words of our own question, asked back. */
function isPuzzledBy(ours: string, sentence: string): boolean {
  const words = sentence.replace(/\s*\?+$/u, '').split(/[\s’']+/u)
  if (!sentence.trim().endsWith('?') || words.length > LONGEST_PUZZLED_WORDS || !ASKS_OF_WHAT.test(sentence))
    return false
  const stems = new Set(plainStems(ours))
  return plainStems(sentence).some((stem) => stems.has(stem))
}

function plainStems(text: string): string[] {
  return toSentences(text)
    .flat()
    .filter((word) => word.length >= STEM_LETTERS && !word.startsWith('quel'))
    .map((word) => word.slice(0, STEM_LETTERS))
}

/** Our question is owned to have been unclear. */
export function ownedQuestion(state: ConversationState): string | null {
  return unusedWording(state, 'our question', [
    'Ma question tombait mal, pardon.',
    'C’était mal demandé, laissez cette question.',
    'Oubliez ma question.',
  ])
}

/** « Me préparer à quoi ? », and nothing else: asked again more simply. */
function isOnlyPuzzled({ asked }: ConversationState, message: string): boolean {
  return asked !== null && isPuzzledBy(asked, message.trim())
}

/** « Quels moments ? », of moments that our question spoke of; « lequel ? », of anything in it. */
function isOfOurs({ asked }: ConversationState, sentence: PlainText): boolean {
  if (!asked) return false
  const ours = new Set(toSentences(asked).flat())
  const named = sentence.filter((word) => word.length > 3 && !/^(?:le|la)?quel/.test(word) && word !== 'hein')
  return named.length === 0 || named.some((word) => ours.has(word))
}

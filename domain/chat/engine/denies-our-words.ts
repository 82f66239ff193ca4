import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { emptyWords } from './empty-words.ts'
import { withoutQuestion } from './listen.ts'

/** « Je ne suis pas à bout », « j'ai pas raté mon année »: of how things are, and no refusal of something to do. */
const denies = compileTest(
  [
    "je [ne] (suis|étais|ai|avais|manque|manquais|souffre|cherche|m'ennuie|divorce|déménage) [absolument|vraiment|jamais] (pas|rien|jamais|aucun*) & ! (pas|rien) (encore|assez|toujours|souvent|sûr*|certain*|envie|osé|pu|réussi|su|le temps|le choix|l'impression|eu le)",
    'nous [ne] (sommes|avons|divorçons|séparons) pas',
    '(il|elle) [ne] (est|a) pas (mort*|parti*|malade*|violent*|méchant*|quitté)',
  ],
  lexicon,
)
/** « Il n'y a rien à trancher »: what our question took for granted. */
const leavesNothingTo = compileTest(['(il [ne] y a|y a|je [ne] ai) rien (à|de) *'], lexicon)

const FEWEST_LETTERS = 3
const STEM_LETTERS = 5

/** Whether they deny something that we said and they never did. */
export function deniesOurWords({ reply, recent }: ConversationState, sentences: readonly PlainText[]): boolean {
  if (!reply) return false
  const theirs = new Set(recent.flatMap((message) => stemsOf(toSentences(message).flat())))
  const only = (words: string) => new Set(stemsOf(toSentences(words).flat()).filter((stem) => !theirs.has(stem)))
  const [told, all] = [only(withoutQuestion(reply.words)), only(reply.words)]
  return sentences
    .flatMap(clausesIn)
    .some(
      (clause) =>
        (denies(clause) && stemsOf(deniedIn(clause)).some((stem) => told.has(stem))) ||
        (leavesNothingTo(clause) && stemsOf(clause).some((stem) => all.has(stem))),
    )
}

/** What is denied is one of them: « je ne comprends pas, je ne manque pas de gens ». */
function clausesIn(sentence: PlainText): PlainText[] {
  const end = sentence.indexOf(',')
  return end < 0 ? [sentence] : [sentence.slice(0, end), ...clausesIn(sentence.slice(end + 1))]
}

const denials = new Set(['pas', 'rien', 'jamais', 'aucun', 'aucune'])
/** Near what denies them: the verb, and the words that follow. */
const WORDS_DENIED = 5

function deniedIn(clause: PlainText): PlainText {
  const at = clause.findIndex((word) => denials.has(word))
  return clause.slice(Math.max(0, at - 1), at + WORDS_DENIED)
}

/** Met in any two messages. */
const chance = new Set([
  'pas',
  'peu',
  'non',
  'mot',
  'fin',
  'eux',
  'dit',
  'dis',
  'une',
  'ans',
  'rien',
  'jamais',
  'soir',
  'matin',
  'jour',
  'jours',
  'fois',
  'nuit',
  'nuits',
  'temps',
  'mois',
  'chose',
  'monde',
  'vraiment',
  'besoin',
])

function stemsOf(words: PlainText): string[] {
  return words
    .filter((word) => word.length >= FEWEST_LETTERS && !emptyWords.has(word) && !chance.has(word))
    .map((word) => word.slice(0, STEM_LETTERS))
}

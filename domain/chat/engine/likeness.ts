import { type PlainText, toPlainPattern, toSentences } from '../detector/normalise.ts'
import { hashOf, hashOfPair } from '../detector/second-reading/hash.ts'
import { rememberingWords } from '../detector/word-memory.ts'
import { emptyWords } from './empty-words.ts'
import type { Idea } from './thesaurus.ts'

/** Something known by examples of how people say it. */
export interface Sayable {
  said: readonly string[]
}

export interface Alike<Entry> {
  entry: Entry
  /** From 0 to 1: how much of what was said is in one of its examples, and of that example in what was said. */
  likeness: number
}

/** Features of a sentence, each with the share that its kind has in likeness. */
type Features = ReadonlyMap<number, number>

/** What the words are about counts for less than the words themselves. */
const shares = { word: 1, common: 0.5, denial: 0.3, pair: 0.55, idea: 0.3 }
const relation = { pair: 1, idea: 2 }
const STEM_LETTERS = 6
/** They turn a sentence round, and are in every second one. */
const denials = new Set(['pas', 'plus', 'rien', 'jamais', 'persone', 'aucun', 'tout'])
/** Who, when and that one is afraid or cries: in many sentences, whatever they answer. */
const common: ReadonlySet<string> = new Set(
  toPlainPattern(
    'mère maman père papa parents frère sœur soeur mari femme copain copine fils fille enfants ami amie gens monde depuis soir matin nuit jour jours ' +
      'fois temps heure heures semaine mois an ans deux peur pleure pleurer seul seule dit dire parle parler sais veux veut demande reste',
  ).split(' '),
)
/** An example that is wholly in a longer message is nearly what was said. */
const SHARE_OF_A_WHOLE_EXAMPLE = 0.8
const FEWEST_WORDS_OF_AN_EXAMPLE = 2
/** One word among others may be there by chance. */
const SHARE_OF_ONE_WORD = 0.85

const stemOf = rememberingWords((word) => hashOf(/^\d+$/.test(word) ? '0' : word.slice(0, STEM_LETTERS)))

function kindOf(word: string): 'word' | 'common' | 'denial' {
  return denials.has(word) ? 'denial' : common.has(word) ? 'common' : 'word'
}

/** « Je l’ai pas dit à ma mère » is not « je l’ai dit à ma mère ». */
const CONTRARY = 0.65
/** In a longer one something else may be denied. */
const LONGEST_DENIED_WORDS = 10
const sureDenials = new Set(['pas', 'jamais', 'rien', 'aucun', 'aucune'])

function denies(words: PlainText): boolean {
  return words.some((word) => sureDenials.has(word))
}

/** What the words of a sentence are about. */
type IdeasOf = (words: PlainText) => Iterable<Idea>

function featuresOf(words: PlainText, ideasOf: IdeasOf): Features {
  const features = new Map<number, number>()
  const telling = words.filter((word) => !emptyWords.has(word))
  const stems = telling.map(stemOf)
  stems.forEach((stem, at) => {
    features.set(stem, shares[kindOf(telling[at] ?? '')])
    const next = stems[at + 1]
    if (next !== undefined) features.set(hashOfPair(stem, next, relation.pair), shares.pair)
  })
  for (const idea of ideasOf(words)) features.set(hashOfPair(idea, 0, relation.idea), shares.idea)
  return features
}

/** Compares what was said to every example of these: the most alike come first, what has nothing in common is left out. */
export function likenessTo<Entry extends Sayable>(
  entries: readonly Entry[],
  ideasOf: IdeasOf,
): (said: PlainText) => Alike<Entry>[] {
  const examples = entries.flatMap((entry) =>
    entry.said.map((text) => {
      const words = toSentences(text).flat()
      return { entry, features: featuresOf(words, ideasOf), isDenied: denies(words) }
    }),
  )
  return (said) => {
    const features = featuresOf(said, ideasOf)
    const mayContradict = said.length <= LONGEST_DENIED_WORDS
    return examples
      .map(({ entry, features: example, isDenied }) => ({
        entry,
        likeness: likenessOf(features, example) * (mayContradict && isDenied !== denies(said) ? CONTRARY : 1),
      }))
      .filter(({ likeness }) => likeness > 0)
      .toSorted((a, b) => b.likeness - a.likeness)
  }
}

/** The cosine of the angle between them, or how much of the example was said. Without a word in common they are not alike. */
function likenessOf(said: Features, example: Features): number {
  let shared = 0
  let words = 0
  for (const [feature, share] of said) {
    if (!example.has(feature)) continue
    shared += share ** 2
    if (isWord(share)) words += 1
  }
  if (words === 0) return 0
  const whole = lengthOf(example)
  const ofExample = countOfWords(example) >= FEWEST_WORDS_OF_AN_EXAMPLE ? shared / whole ** 2 : 0
  const alike = Math.max(shared / (lengthOf(said) * whole), SHARE_OF_A_WHOLE_EXAMPLE * ofExample)
  return words === 1 && countOfWords(said) > FEWEST_WORDS_OF_AN_EXAMPLE ? SHARE_OF_ONE_WORD * alike : alike
}

function countOfWords(features: Features): number {
  return [...features.values()].filter(isWord).length
}

function isWord(share: number): boolean {
  return share === shares.word || share === shares.common
}

function lengthOf(features: Features): number {
  let sum = 0
  for (const share of features.values()) sum += share ** 2
  return Math.sqrt(sum)
}

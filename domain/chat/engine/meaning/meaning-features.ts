import type { PlainText } from '../../detector/normalise.ts'
import { hashOf, hashOfPair } from '../../detector/second-reading/hash.ts'
import { rememberingWords } from '../../detector/word-memory.ts'
import { IdeaReader, type Thesaurus } from '../thesaurus.ts'

/** What the meaning of a sentence is put together from. Each comes once. */
export type FeaturesOf = (words: PlainText) => Set<number>

/** How a word stands in a sentence; part of its hash. */
const relation = { word: 0, beginning: 1, next: 2, idea: 3, letters: 4 }

const BEGINNING_LETTERS = 5
const RUN = 4
const NUMBER = /^\d+$/

interface HashedWord {
  word: number
  /** Shared by the forms of a verb; null for a short word, which has no ending to lose. */
  beginning: number | null
  /** Runs of letters, which see through spellings that no list foresees. */
  letters: readonly number[]
}

const hashed = rememberingWords((word): HashedWord => {
  const letters = NUMBER.test(word) ? '0' : word
  return {
    word: hashOf(letters),
    beginning: letters.length > BEGINNING_LETTERS ? hashOf(letters.slice(0, BEGINNING_LETTERS)) : null,
    letters: Array.from({ length: letters.length > RUN ? letters.length - RUN + 1 : 0 }, (_, at) =>
      hashOfPair(hashOf(letters.slice(at, at + RUN)), 0, relation.letters),
    ),
  }
})

/** Its words, their beginnings and letters, those that stand together, and what they are about: a word that no example held still counts by its idea. */
export async function meaningFeatures(thesaurus: Thesaurus): Promise<FeaturesOf> {
  const reader = await IdeaReader.of(thesaurus)
  // By their names: their numbers change when the thesaurus does.
  const ideas = Object.keys(thesaurus).map((name) => ({ idea: reader.named(name), hash: hashOf(name) }))
  const hashes = new Map(ideas.map(({ idea, hash }) => [idea, hashOfPair(hash, 0, relation.idea)]))
  return (words) => {
    const said = words.filter((word) => word !== ',')
    const features = new Set<number>()
    for (const idea of reader.ideasOf(said)) features.add(hashes.get(idea) ?? 0)
    const all = said.map(hashed)
    all.forEach(({ word, beginning, letters }, at) => {
      features.add(hashOfPair(word, 0, relation.word))
      if (beginning !== null) features.add(hashOfPair(beginning, 0, relation.beginning))
      for (const run of letters) features.add(run)
      const next = all[at + 1]
      if (next) features.add(hashOfPair(word, next.word, relation.next))
    })
    return features
  }
}

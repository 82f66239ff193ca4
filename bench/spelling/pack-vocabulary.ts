import { soundsOf } from '#domain/chat/detector/respelling/sound.ts'
import { bitsOf, type LearntVocabulary, OE, placeOfPair, START } from '#domain/chat/detector/respelling/vocabulary.ts'
import { sentencesIn, wordsIn } from '#domain/chat/detector/respelling/words.ts'

const FEWEST_TIMES_TOGETHER = 2
/** Without any, « il ma dit » may be meant. */
const IS_SPELT_WITH_CARE = /[à-ÿœ'’]/u

/** The words by their sound, and how likely one is to follow another. */
export function packVocabulary(counts: ReadonlyMap<string, number>, texts: readonly string[]) {
  const total = [...counts.values()].reduce((sum, times) => sum + times, 0)
  const sounds = new Map<string, string[]>()
  for (const [word, times] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    for (const sound of soundsOf(word)) {
      const words = sounds.get(sound) ?? []
      sounds.set(sound, [...words, `${word} ${bitsOf(times / total)}`])
    }
  const pairs = likelyPairs(counts, texts)
  const file: LearntVocabulary = {
    words: [...sounds]
      .map(([sound, words]) => [sound, ...words].join(' '))
      .join('\n')
      .replaceAll('œ', OE),
    places: base64(Uint32Array.from(pairs, ({ place }) => place)),
    bits: base64(Uint8Array.from(pairs, ({ bits }) => bits)),
  }
  return { file, pairs: pairs.length }
}

function likelyPairs(counts: ReadonlyMap<string, number>, texts: readonly string[]) {
  const after = new Map<string, Map<string, number>>()
  const isRight = (text: string) => IS_SPELT_WITH_CARE.test(text) && wordsIn(text).every((word) => counts.has(word))
  for (const sentence of texts.filter(isRight).flatMap(sentencesIn)) {
    let before = START
    for (const word of wordsIn(sentence)) {
      const followers = after.get(before) ?? new Map<string, number>()
      after.set(before, followers.set(word, (followers.get(word) ?? 0) + 1))
      before = word
    }
  }
  const bits = new Map<number, number>()
  for (const [before, followers] of after) {
    if (before !== START && !counts.has(before)) continue
    const all = [...followers.values()].reduce((sum, times) => sum + times, 0)
    for (const [word, times] of followers)
      if (times >= FEWEST_TIMES_TOGETHER && counts.has(word)) bits.set(placeOfPair(before, word), bitsOf(times / all))
  }
  return [...bits].map(([place, worth]) => ({ place, bits: worth })).toSorted((a, b) => a.place - b.place)
}

function base64(values: Uint32Array | Uint8Array): string {
  return Buffer.from(values.buffer).toString('base64')
}

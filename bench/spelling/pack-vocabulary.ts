import { soundsOf } from '#domain/chat/reading/respelling/sound.ts'
import { type LearntVocabulary, OE, placeOfPair, START } from '#domain/chat/reading/respelling/vocabulary.ts'

/** Text of `vocabulary.json`, as the chat reads it, from that of `words.txt`, whose form README.md describes. */
export function vocabularyFile(list: string): string {
  return `${JSON.stringify(packed(list), undefined, 2)}\n`
}

function packed(list: string): LearntVocabulary {
  const sounds = new Map<string, string[]>()
  const bitsAt = new Map<number, number>()
  for (const line of list.trimEnd().split('\n')) {
    const [[word, rarity], ...followers] = line.split(', ').map(wordAndNumber) as [Entry, ...Entry[]]
    if (word !== START) for (const sound of soundsOf(word)) add(sounds, sound, `${word} ${rarity}`)
    for (const [follower, bits] of followers) bitsAt.set(placeOfPair(word, follower), bits)
  }
  const pairs = [...bitsAt].toSorted(([a], [b]) => a - b)
  return {
    words: [...sounds]
      .map(([sound, words]) => [sound, ...words].join(' '))
      .join('\n')
      .replaceAll('œ', OE),
    places: base64(Uint32Array.from(pairs, ([place]) => place)),
    bits: base64(Uint8Array.from(pairs, ([, bits]) => bits)),
  }
}

type Entry = [word: string, bits: number]

function wordAndNumber(text: string): Entry {
  const [word = '', bits = '0'] = text.split(' ')
  return [word, Number(bits)]
}

function add(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

function base64(values: Uint32Array | Uint8Array): string {
  return Buffer.from(values.buffer).toString('base64')
}

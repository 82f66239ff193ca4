import { seededRandom } from '../seeded-random.ts'
import type { Labelled } from './read-set.ts'

const MOST_WORDS = 12

/**
 * Two short messages as one line without any punctuation, as many people type: the reader learns that what is grave stays
 * grave behind ordinary words (« mon chat ronfle je veux mourir »), and that two ordinary things are ordinary together.
 */
export function joinMessages(messages: readonly Labelled[], count: number): Labelled[] {
  const random = seededRandom()
  const short = messages.filter(({ text }) => text.split(/\s+/).length <= MOST_WORDS)
  const ordinary = short.filter(({ level }) => level === 'none')
  const grave = short.filter(({ level }) => level !== 'none')
  const pick = (from: readonly Labelled[]) => from[Math.floor(random() * from.length)]
  return Array.from({ length: count }, (_, nth) => {
    const one = pick(ordinary)
    const other = pick(nth % 2 === 0 ? grave : ordinary)
    if (!one || !other) throw new Error('no short messages')
    const parts = random() < 0.5 ? [one, other] : [other, one]
    return { ...other, id: `joined-${nth}`, text: parts.map(({ text }) => bare(text)).join(' ') }
  })
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.!?;,:…«»"()\n]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

import type { Idea, IdeaReader } from './thesaurus.ts'

/** Ideas that are found together in a message: « {chef} & {rabaisser} & !{enfant} », or words of its own: « {couple} & fouill*|lu ». */
export type Sign = string

interface Demands {
  present: readonly Idea[]
  absent: readonly Idea[]
}

/** The one that a sign was found of, and how rare the sign is: the more ideas it asks for, and the fewer signs share them. */
export interface Signed<Entry> {
  entry: Entry
  rarity: number
}

/** The ideas of a part of a message. */
export interface Read {
  ideas: ReadonlySet<Idea>
  /** Those that are not said of somebody else only. */
  own: ReadonlySet<Idea>
}

/**
 * Finds the one of these whose sign is the rarest of those that a message holds in one of its parts. What is lived by oneself
 * is not told by the heart of its sign being said of somebody else.
 */
export function signsAmong<Entry extends { signs: readonly Sign[] }>(
  entries: readonly Entry[],
  reader: IdeaReader,
  isOfOneself: (entry: Entry) => boolean = () => false,
): (parts: readonly Read[]) => Signed<Entry> | null {
  const signs = entries.flatMap((entry) => entry.signs.map((sign) => ({ entry, ...demandsOf(sign, reader) })))
  const uses = new Map<Idea, number>()
  for (const { present } of signs) for (const idea of present) uses.set(idea, (uses.get(idea) ?? 0) + 1)
  const rarityOf = (idea: Idea) => Math.log(1 + signs.length / (uses.get(idea) ?? 1))
  const weighed = signs.map((sign) => ({
    ...sign,
    rarity: sign.present.reduce((sum, idea) => sum + rarityOf(idea), 0),
    rarest: sign.present.toSorted((a, b) => rarityOf(b) - rarityOf(a))[0],
  }))
  const byRarest = Map.groupBy(weighed, ({ rarest }) => rarest)
  const metBy = ({ ideas, own }: Read) =>
    Array.from(ideas, (idea) => {
      const met = (byRarest.get(idea) ?? []).filter(isMetBy(ideas))
      return own.has(idea) ? met : met.filter(({ entry }) => !isOfOneself(entry))
    }).flat()
  return (parts) =>
    parts
      .flatMap(metBy)
      .reduce<(typeof weighed)[number] | null>((best, next) => (best && best.rarity >= next.rarity ? best : next), null)
}

const isMetBy =
  (ideas: ReadonlySet<Idea>) =>
  ({ present, absent }: Demands) =>
    present.every((idea) => ideas.has(idea)) && !absent.some((idea) => ideas.has(idea))

function demandsOf(sign: Sign, reader: IdeaReader): Demands {
  const present: Idea[] = []
  const absent: Idea[] = []
  for (const part of sign.split('&').map((text) => text.trim())) {
    const wanted = part.replace(/^!\s*/, '')
    const name = /^\{(.+)\}$/.exec(wanted)?.[1]
    const idea = name === undefined ? reader.ofWords(wanted) : reader.named(name)
    ;(part.startsWith('!') ? absent : present).push(idea)
  }
  return { present, absent }
}

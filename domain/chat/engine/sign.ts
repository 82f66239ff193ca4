import { inTurns } from './in-turns.ts'
import type { Idea, IdeaReader } from './thesaurus.ts'

/** Ideas that are found together in a message: « {chef} & {rabaisser} & !{enfant} », or words of its own: « {couple}|{prénom} & fouill*|lu ». */
export type Sign = string

interface Demands {
  present: readonly Idea[]
  absent: readonly Idea[]
}

/** What a second sign of the same adds to how rare the first is. */
const ANOTHER_SIGN = 2

/** The ideas of a part of a message. */
export interface Read {
  ideas: ReadonlySet<Idea>
  /** Those that are not said of somebody else only. */
  own: ReadonlySet<Idea>
}

/**
 * Finds those of these that have a sign in one of the parts of a message, and how rare it is. What is lived by oneself is not
 * told by the heart of its sign being said of somebody else.
 */
export async function signsAmong<Entry extends { signs: readonly Sign[] }>(
  entries: readonly Entry[],
  reader: IdeaReader,
  isOfOneself: (entry: Entry) => boolean = () => false,
): Promise<(parts: readonly Read[]) => Map<Entry, number>> {
  const demanded = await inTurns(entries, (entry) => entry.signs.map((sign) => ({ entry, ...demandsOf(sign, reader) })))
  const signs = demanded.flat()
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
  return (parts) => {
    const found = new Map<Entry, number>()
    for (const { entry, rarity } of new Set(parts.flatMap(metBy))) {
      const before = found.get(entry)
      found.set(entry, before === undefined ? rarity : Math.max(before, rarity) + ANOTHER_SIGN)
    }
    return found
  }
}

/** The one whose signs are the rarest. */
export function rarestOf<Entry>(found: ReadonlyMap<Entry, number>): Entry | null {
  let rarest: [Entry, number] | null = null
  for (const [entry, rarity] of found) if (!rarest || rarity > rarest[1]) rarest = [entry, rarity]
  return rarest?.[0] ?? null
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
    const name = /^\{([^|]+)\}$/.exec(wanted)?.[1]
    const idea = name === undefined ? reader.ofWords(wanted) : reader.named(name)
    ;(part.startsWith('!') ? absent : present).push(idea)
  }
  return { present, absent }
}

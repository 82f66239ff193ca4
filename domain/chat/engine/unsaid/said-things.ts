import type { ConversationState } from '../../conversation-state.ts'
import { type PlainText, toPlainPattern, toSentences } from '../../detector/normalise.ts'
import { type Idea, IdeaReader } from '../thesaurus.ts'
import type { Thing, Things } from './thing.ts'
import { thingsOfDays } from './things-of-days.ts'
import { thingsOfFamily } from './things-of-family.ts'
import { thingsOfTheBody } from './things-of-the-body.ts'

const things: Things = { ...thingsOfFamily, ...thingsOfDays, ...thingsOfTheBody }

/** Which words of a thing stand in a text. */
interface Found {
  thing: string
  part: keyof Thing
}

let known: {
  reader: IdeaReader
  /** By the idea that stands for these words. */
  found: ReadonlyMap<Idea, Found>
} | null = null

/** Until they are learnt, nothing is unsaid. */
export async function learnThings(): Promise<void> {
  const entries = Object.entries(things).flatMap(([thing, { ours, unless, theirs, instead }]) => {
    // What we name by a word is spoken of by whoever says the same word.
    const parts = { ours, unless, theirs: `${theirs} ${ours}`, instead }
    return Object.entries(parts).flatMap(([part, words]) =>
      words === undefined ? [] : { name: `${part} ${thing}`, words, thing, part: part as keyof Thing },
    )
  })
  const reader = await IdeaReader.of(Object.fromEntries(entries.map(({ name, words }) => [name, words])))
  known = { reader, found: new Map(entries.map(({ name, thing, part }) => [reader.named(name), { thing, part }])) }
}

function foundIn(words: PlainText): Found[] {
  if (!known) return []
  const { reader, found } = known
  return [...reader.ideasOf(words)].flatMap((idea) => found.get(idea) ?? [])
}

const denials = new Set(['pas', 'plus', 'jamais', 'aucun', 'aucune', 'persone', 'rien', 'ni'])
const AGREES = /^\s*(?:oui|ouais|ui|si|exact|c['’]est ça|voilà|tout à fait)(?!\p{L})/iu

/**
 * Keeps what a message speaks of. What it denies of our last reply, or in correcting us, is none of theirs; what our question named and
 * they agree to is.
 */
export function noteThings(state: ConversationState, message: string, isCorrecting: boolean): void {
  const said = new Set(state.things)
  for (const clause of toSentences(message).flatMap(clausesOf)) {
    const spokenOf = spokenOfIn(clause)
    const isOfOurs = () => {
      const ours = supposedIn(state.reply?.words ?? '')
      return spokenOf.some((thing) => ours.includes(thing))
    }
    const isDenied = clause.some((word) => denials.has(word)) && (isCorrecting || isOfOurs())
    if (!isDenied) for (const thing of spokenOf) said.add(thing)
  }
  if (state.asked && AGREES.test(message)) for (const thing of supposedIn(state.asked)) said.add(thing)
  state.things = [...said]
}

function clausesOf(sentence: PlainText): PlainText[] {
  const clauses: string[][] = [[]]
  for (const word of sentence) {
    if (word === ',') clauses.push([])
    else clauses.at(-1)?.push(word)
  }
  return clauses
}

/** Whether a reply takes something for theirs that nobody spoke of. */
export function supposesUnsaid({ things: said }: ConversationState, reply: string): boolean {
  return supposedIn(reply).some(
    (thing) => !said.includes(thing) && (!things[thing]?.instead || said.includes(INSTEAD_OF + thing)),
  )
}

const INSTEAD_OF = 'instead of '

/** And of what excludes it: « mon père », to whoever would speak of their mother. */
function spokenOfIn(clause: PlainText): string[] {
  return foundIn(clause).flatMap(({ thing, part }) =>
    part === 'theirs' ? thing : part === 'instead' ? INSTEAD_OF + thing : [],
  )
}

/** « S’il y a eu des coups, … », « pour les enfants, … »: taken for nobody’s. */
const SUPPOSING = /^[\s«»]*(?:et |mais |ou )?(?:même )?(?:si |s’|sans |pour |selon )[^,:]*(?:[,:]|$)/iu

/** What our own text speaks of as theirs, sentence by sentence. */
function supposedIn(reply: string): string[] {
  return reply.split(/[.!?…;]/u).flatMap((sentence) => {
    const found = foundIn(plainWords(sentence.replace(SUPPOSING, ' ')))
    return found
      .filter(
        ({ part, thing }) =>
          part === 'ours' && !found.some((other) => other.part === 'unless' && other.thing === thing),
      )
      .map(({ thing }) => thing)
  })
}

/** Our texts hold no slips: they are read without what mends those of people. */
function plainWords(text: string): PlainText {
  return toPlainPattern(text.replaceAll('’', "'"))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
}

import { capitalised } from '../../capitalised.ts'
import type { ConversationState } from '../../conversation-state.ts'
import { isIdle } from '../clause-worth.ts'
import { asksForKnown } from '../known-facts.ts'
import { personNamed, personTalkedAbout } from '../person-talked-about.ts'
import { mayBeRepeated, mayEcho, noteEcho, turnedAnswer, turnedClause } from '../reflection.ts'
import type { ShapeHeard } from './shape-in.ts'

const OWN_WORDS = '{mots}'
const PERSON = '{proche}'
/** « J’ai peur qu’elle le prenne mal si je lui dis »: without it the rest still holds. */
const CONDITION = /(?<=\p{L}),? (?:si|quand|parce que|parce qu’|vu que|alors que) .+$/iu
const THING = '{chose}'
const ANSWERS = ['{souhait}', '{crainte}'] as const

interface Spoken extends ShapeHeard {
  /** Of somebody of theirs whom we know of. */
  isOfSomeone: boolean
}

/** Shows that this was heard, in their own words where they can be said back and were not a turn ago. */
export function wordsOfShape(state: ConversationState, spoken: Spoken): string | null {
  const { shape, clause } = spoken
  const mayTurn = !isIdle(clause, clause)
  const turned = mayTurn ? (turnedClause(clause) ?? turnedClause(clause.replace(CONDITION, ''))) : null
  // What is told of others or of things may be said back each time: it is no parrot's « vous ».
  const back = turned && (mayEcho(state) || !/^vous(?!\p{L})/iu.test(turned)) ? turned : null
  const saysBack = shape.heard.find((wording) => wording.includes(OWN_WORDS))
  if (back && saysBack) {
    noteEcho(state)
    return capitalised(saysBack.replace(OWN_WORDS, back))
  }
  const answered = mayEcho(state) ? answeredIn(spoken) : null
  if (answered) {
    noteEcho(state)
    return answered
  }
  return nextFilled(state, `heard ${shape.id}`, shape.heard, spoken)
}

/** « Vous aimeriez qu’elle le sache »: what they answered, in a sentence of its own. */
function answeredIn({ shape, clause }: Spoken): string | null {
  for (const slot of ANSWERS) {
    const wording = shape.heard.find((known) => known.includes(slot))
    const turned = wording && turnedAnswer(clause, slot === '{crainte}')
    if (turned) return wording.replace(slot, turned)
  }
  return null
}

export function questionOfShape(state: ConversationState, spoken: Spoken): string | null {
  return nextFilled(state, `${spoken.shape.id} question`, spoken.shape.questions, spoken)
}

/** The first wording that nobody has read yet, that can be filled, and that asks for nothing known. */
function nextFilled(
  state: ConversationState,
  part: string,
  wordings: readonly string[],
  spoken: Spoken,
): string | null {
  const person = personIn(state, spoken)
  const thing = thingIn(spoken)
  const start = spoken.shape.turns ? state.seed : 0
  const order = wordings.map((_, index) => (start + index) % wordings.length)
  const at = order.find((index) => {
    const wording = wordings[index] ?? ''
    return (
      !state.used[`${part} ${index}`] &&
      ![OWN_WORDS, ...ANSWERS].some((slot) => wording.includes(slot)) &&
      (person !== null || !wording.includes(PERSON)) &&
      (thing !== null || !wording.includes(THING)) &&
      !asksForKnown(state, wording)
    )
  })
  if (at === undefined) return null
  state.used[`${part} ${at}`] = 1
  return capitalised((wordings[at] ?? '').replace(PERSON, person ?? '').replace(THING, thing ?? ''))
}

function thingIn({ shape, clause }: Spoken): string | null {
  const found = shape.thing?.exec(clause)?.[1]?.trim()
  return found && mayBeRepeated(found) ? capitalised(found) : null
}

const SAID_TO = /(?<!\p{L})(?:lui|leur)(?!\p{L})/iu
const OF_ANOTHER = /^(?:le|la|les|un|une|des|son|sa|ses|leurs?|notre|nos|tout le monde|personne) |^l’/iu

/** Whom the clause is about: the one it names, or the one talked about, unless it begins with somebody else. */
function personIn(state: ConversationState, { clause, isOfSomeone }: Spoken): string | null {
  const known = personTalkedAbout(state)
  const named = personNamed(clause)
  if (named) return named === known || state.about === null || !named.includes(state.about) ? named : null
  return OF_ANOTHER.test(clause) || !(isOfSomeone || SAID_TO.test(clause)) ? null : known
}

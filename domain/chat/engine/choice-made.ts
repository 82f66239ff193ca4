import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { toSentences } from '../detector/normalise.ts'
import { clausesIn } from './own-words.ts'
import { sharesAWord } from './recognised-words.ts'
import { mayBeRepeated, turnedClause } from './reflection.ts'
import { toSecondPerson } from './second-person.ts'
import { mended } from './spelling.ts'

const ALTERNATIVES = /(?:,| :)? ou (?:plutôt |bien )?/iu
const LONGEST_CHOICE_WORDS = 7
const OPENS = /^(?:(?:euh|bah|ben|alors|je dirais|plutôt|surtout|oui|c’est|ce serait)[\s,]+)+/iu
const HAS_A_VERB = /(?<!\p{L})(?:je|il|elle|on|ça|ils|elles|qui|que)(?!\p{L})|(?:^|\s)[jcnm]’/iu

/** « Un non pour maintenant », to « un non pour toujours, ou pour maintenant ? »: what they chose, and what they add to it. Null where nothing was to be chosen. */
export function choiceMade({ asked }: ConversationState, message: string): string | null {
  if (!asked || !ALTERNATIVES.test(asked)) return null
  const [first = '', ...others] = clausesIn(message)
  const chosen = first.replace(OPENS, '')
  if (chosen.split(' ').length > LONGEST_CHOICE_WORDS || HAS_A_VERB.test(chosen)) return null
  const named = asked.split(ALTERNATIVES).filter((part) => sharesAWord(part, toSentences(chosen).flat()))
  const spelt = mended(chosen)
  const said = spelt && mayBeRepeated(spelt) ? toSecondPerson(spelt) : null
  if (named.length === 0 || !said) return null
  const [more] = others.flatMap((clause) => turnedClause(clause) ?? [])
  return `${capitalised(said)}, donc${more ? ` : ${more}` : ''}.`
}

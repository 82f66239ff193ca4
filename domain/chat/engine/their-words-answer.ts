import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { toSentences } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'
import { hear } from './hear.ts'
import { heartOfIt } from './heart-of-it.ts'
import { join } from './listen.ts'
import { clausesIn } from './own-words.ts'
import { questionByKind } from './question-by-kind.ts'
import { questionOnTelling } from './question-on-telling.ts'
import { nextOfSituation, questionOfRecognised, wordsForRecognised } from './recognised-words.ts'
import { mayBeRepeated, reflect, turnedClause } from './reflection.ts'
import { toSecondPerson } from './second-person.ts'
import { questionOfShape, wordsOfShape } from './shapes/shape-words.ts'
import { mended } from './spelling.ts'

/** After we went wrong: what they say, said back, and one question that takes nothing for known. Null where nothing can be said back. */
export function onTheirWords(state: ConversationState, said: string): string | null {
  const meant = besidesDenials(said.replace(NOT_ME, '')).replace(SELF_BLAME, 'culpabilise')
  const heard = hear(state, meant, toSentences(meant), { isHeavy: false })
  // That they change the subject is what they correct, not what they tell.
  const told = { ...heard, moment: null }
  const spoken = heard.shape && { ...heard.shape, isOfSomeone: heard.isOfSomeone }
  const back = reflect(state, meant, { isVerdict: heard.isVerdict }) ?? theirClause(meant) ?? theirThing(meant)
  const held = back ? null : heartOfIt(state, meant, '', heard.isHeavy)
  if (held) return held
  const words =
    back ??
    (spoken ? wordsOfShape(state, spoken) : null) ??
    wordsForRecognised(state, told) ??
    (heard.cue && unusedWording(state, `heard ${heard.cue.id}`, heard.cue.heard))
  const ofShape = spoken && !spoken.shape.isFact ? questionOfShape(state, spoken) : null
  const next = () => (heard.told ? questionOfRecognised(state, told) : nextOfSituation(state, heard.words))
  const onIt = () => heartOfIt(state, meant, words, heard.isHeavy) ?? questionOnTelling(state, meant, words ?? '')
  return words && join([words, ofShape ?? onIt() ?? questionByKind(state, toSentences(meant)) ?? next()])
}

/** Said back as what is felt, and not as what is. */
const SELF_BLAME =
  /me sen(?:s|tais) (?:trop |tellement |si |un peu |vraiment )?(?:coupable|fautive?|responsable)(?!\p{L})/giu

/** « Pas moi, c’est lui qui s’est fait quitter »: what follows is what they tell. */
const NOT_ME = /(?:^|(?<=[.!?…]\s))(?:(?:non|nan)[\s,]+)?pas moi[\s,]+/giu

const SENTENCE_END = /(?<=[.!?…])\s+/u
const DENIAL = /(?<!\p{L})(?:pas|jamais|aucune?|personne)(?!\p{L})/iu
const FEWEST_WORDS_TOLD = 3

/** What they say beside what they only deny: it is what they want to be heard. */
function besidesDenials(said: string): string {
  const told = said
    .split(SENTENCE_END)
    .filter((sentence) => !DENIAL.test(sentence) && sentence.split(' ').length >= FEWEST_WORDS_TOLD)
  return told.length > 0 ? told.join(' ') : said
}

/** « C’est un simple coup de téléphone à ma fille. » */
const IS_A_THING =
  /(?:^|(?<=[.!?…,] ))c’est (?:juste |seulement |simplement |plutôt )?((?:une?|les?|la|l’|mon|ma|mes|notre|nos) ?[^,.!?…]+?)[.!?…\s]*$/iu
const HAS_A_VERB = /(?<!\p{L})(?:qui|que|je|il|elle|on|ça|est|a|sont|ont)(?!\p{L})|qu’|j’|c’/iu

function theirThing(meant: string): string | null {
  const thing = mended(IS_A_THING.exec(meant)?.[1] ?? '')
  if (!thing || HAS_A_VERB.test(thing) || !mayBeRepeated(thing)) return null
  const said = toSecondPerson(thing) ?? thing
  return `${capitalised(said)}, donc.`
}

/** Their first words that can be said back, whomever they are about. */
function theirClause(meant: string): string | null {
  const [turned] = clausesIn(meant).flatMap((clause) => turnedClause(clause) ?? [])
  return turned ? `${capitalised(turned)}.` : null
}

/** Said plainly to who asks once more. */
export function cannotAnswer(state: ConversationState): string | null {
  return unusedWording(state, 'unknown answer question', [
    'À cette question-là, je n’ai pas de réponse sûre, et je préfère le dire que tourner autour.',
    'Celle-là, je ne sais pas y répondre. Quelqu’un dont c’est le métier le pourra mieux que moi.',
  ])
}

import { toSentences } from '../detector/normalise.ts'

/** « D’accord, je vais noter. Mais j’ai peur que ce soit ma faute »: what follows is what they come to. */
const TURN =
  /(?:^|(?<=[\s,.!?…;]))(?:mais|sauf que|par contre|enfin si|si si|en fait si|en revanche|n['’]emp[êe]che que)(?=[\s,])[\s,]*/giu
/** « Non seulement… mais aussi » and « ce n’est pas… mais » turn to nothing new; « oui, mais » has only agreed. */
const BELONGS_TO_BOTH = /non seulement|(?<!\p{L})pas (?:que |seulement )?[^,.!?…]{1,30},?\s*$/iu
/** « Mais bon », « mais ça va », « mais merci »: lighter than what came before. */
const IS_LIGHTER =
  /^(?:bon|voil[àa]|bref|merci|pas |non|aussi|surtout|ça va(?!\p{L})|c['’]est pas grave|(?:je (?:vous |te )?)(?:dis|disais) ça)/iu
const FEWEST_WORDS = 4
/** « D’accord, je vais noter. » */
const AGREEMENT = /^\s*(?:ok(?:ay)?|d['’]accord|entendu|bonne id[ée]e)(?!\p{L})[^.!?…]*[.!?…]+\s+/iu

/** The part of a message that weighs most: what follows its last « mais », or what it says once it has agreed; otherwise all of it. */
export function whatCounts(message: string): string {
  const told = message.replace(AGREEMENT, '')
  return afterTurn(toSentences(told).flat().length > FEWEST_WORDS ? told : message)
}

function afterTurn(message: string): string {
  const turn = [...message.matchAll(TURN)].at(-1)
  if (!turn) return message
  const [before, after] = [message.slice(0, turn.index), message.slice(turn.index + turn[0].length)]
  const isTold = toSentences(before).flat().length > 0 && toSentences(after).flat().length >= FEWEST_WORDS
  return isTold && !IS_LIGHTER.test(after) && !BELONGS_TO_BOTH.test(before) ? after : message
}

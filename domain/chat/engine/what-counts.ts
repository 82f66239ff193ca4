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
/** « D’accord, je vais noter. », « Bon, j’écrirai au bailleur. » */
const AGREEMENT =
  /^\s*(?:(?:ok(?:ay)?|d['’]accord|entendu|bonne id[ée]e)(?!\p{L})[^.!?…]*|(?:(?:bon|oui|merci|bien|tr[èe]s bien|alors|parfait)[\s,]+)+(?:je |j['’]|on )(?:(?:le |la |les |l['’]|lui |leur |en |y )*\p{L}+rai|vais|va|note|ferai)(?!\p{L})[^.!?…]*)[.!?…]+\s+/iu

/** « Le pire, c’est mon père », « ce qui me fait mal c’est qu’il a ri »: said to weigh more than all the rest. */
const WEIGHS_MOST =
  /(?:^|(?<=[\s,.!?…;]))(?:le (?:pire|plus (?:dur|difficile|p[ée]nible|lourd|douloureux))|ce qui (?:me |m['’])(?:fait (?:le plus |vraiment |surtout )?(?:mal|de la peine|souffrir|chier|peur)|p[èe]se|blesse|touche|g[êe]ne|travaille|manque|inqui[èe]te|mine|ronge|d[ée]range|rend \p{L}+|[ée]nerve|angoisse|tracasse|stresse|co[ûu]te|attriste|r[ée]volte)(?: le plus| vraiment| surtout| plus que tout)?|(?:mon|le) (?:vrai|gros|seul) (?:probl[èe]me|souci))\s*,?\s*(?:c['’]?\s*(?:est|[ée]tait)|c|ce sont)\s+(?:surtout |plut[ôo]t |juste )?(?!de |d['’]|quand |pas )(?:que |qu['’])?(?=\S)/iu

/** What they say weighs most on them; null where nothing is said to. */
export function saidToWeighMost(message: string): string | null {
  const found = WEIGHS_MOST.exec(message)
  const words = found && message.slice(found.index + found[0].length)
  return words && toSentences(words).flat().length >= FEWEST_WORDS ? words : null
}

/** The part of a message that weighs most: what is said to, what follows its last « mais », or what it says once it has agreed; otherwise all of it. */
export function whatCounts(message: string): string {
  const heaviest = saidToWeighMost(message)
  if (heaviest) return heaviest
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

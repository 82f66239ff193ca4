/** Words between marks. */
const QUOTED = /["«“]\s*([^"«»“”]{2,90}?)[.!…\s]*["»”]/u
const ALL_QUOTED = /["«“][^"«»“”]*["»”]/gu
/** « Ma fille m’a dit dégage », « il me fait : t’exagères »: somebody, a verb of speech, and their very words. */
const SOMEBODY = '(?:ils?|elles?|on|qui|(?:mon|ma|mes|son|sa|ses|le|la|les|une?) [\\p{L}-]+)'
const SPOKE =
  "(?:m['’ ]?(?:a|ont)|nous (?:a|ont)|lui (?:a|ont)|a|ont) (?:juste |encore |même )?(?:dit|sorti|lancé|balancé|répondu|crié|hurlé|écrit|répété)|me (?:dit|fait|répond|sort|répète|crie)(?!\\p{L})"
const OTHER_THAN_WORDS =
  "(?:qu['’]|d['’]|(?:que|de|des|du|rien|quoi|non|oui|bravo|merci|bonjour|au revoir|pas|à|au|aux|tout|ça|cela|la|le|les|une?|mon|ma|mes|pourquoi|si|quand|comment|pardon|adieu|devant|hier|ce|dans|un peu|en|sur|et|mais|par|pour|deux|trop|toujours|jamais|souvent|encore|vraiment|mal|peur|confiance|envie|signe|pitié|bizarre|drôle|tellement|plaisir|rire|pleurer|chier|penser|honte|souffrir|flipper|culpabiliser|\\p{L}+(?:er|ir|oir|dre|ire|tre))(?!\\p{L}))"
/** « C’est pas moi qui a crié c’est elle » tells who did, and none of their words. */
const AFTER_A_VERB = new RegExp(
  `(?<!\\p{L}|pas moi )${SOMEBODY} (?:${SPOKE}) ?:? ?(?!${OTHER_THAN_WORDS})(\\p{L}[\\p{L}'’ -]{2,60}?)(?=[.,!?…\\n]| (?:mais|et) |$)`,
  'iu',
)
/** « Il a dit que c’était une blague ». */
const TOLD_AGAIN = new RegExp(`(?<!\\p{L})${SOMEBODY} (?:${SPOKE}) (?:que |qu['’])[^.!?\\n]*`, 'giu')
const SAID_BY_THEMSELVES =
  /(?:^|[.!?…\s])(?:je|j['’])[^.!?…"«“]{0,40}(?:dire|répondre|écrire|penser)\s*:?\s*$|merci[^.!?…"«“]*$|(?:^|[.!?…,\s])ou\s*$|(?:pas|était|juste) $|(?:j['’]ai|je (?:lui|leur) ai) (?:juste |alors |seulement )?(?:dit|répondu|écrit|crié|fait|lancé|envoyé)[^"«“,.]*$|(?:je (?:lui|leur) (?:dis|réponds|fais)|je dis|me suis dit)[^"«“,.]*$/iu

/** What somebody else said, word for word; null where nobody is quoted, or they quote themselves. */
export function wordsReported(message: string): string | null {
  const quoted = QUOTED.exec(message)
  const found = quoted ?? AFTER_A_VERB.exec(message)
  if (!found?.[1] || (quoted && SAID_BY_THEMSELVES.test(message.slice(0, quoted.index)))) return null
  return found[1].replace(/['‘]/g, '’').trim()
}

/** « Il m’a dit merci », « je ne lui ai jamais dit merci ». */
const THANKS_TOLD =
  /(?<!\p{L}|vous |te )(?:dit|dire|dis|disait|disent) (?:juste |enfin |encore |un grand )?merci(?!\p{L})/giu

/** What the person says themselves: words of others are neither said to us nor of us. */
export function withoutReported(message: string): string {
  const words = wordsReported(message)
  const said = message.replace(ALL_QUOTED, ' ').replace(TOLD_AGAIN, ' ').replace(THANKS_TOLD, ' ')
  return words ? said.replace(AFTER_A_VERB, ' ') : said
}

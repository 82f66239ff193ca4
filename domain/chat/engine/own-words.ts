import type { Test } from '../detector/matcher.ts'
import { toPlainPattern, toSentences } from '../detector/normalise.ts'

const LONGEST_CLAUSE = 110
const FEWEST_WORDS = 3

/** Words that open a sentence without being part of what it says. */
const LEAD_IN =
  /^(?:(?:et|mais|donc|alors|bon|bah|ben|enfin|oui|ouais|non|en fait|du coup|sinon|au fait|surtout|puis|après|bonjour|bonsoir|salut|parce que|car|bref|moi|là|en plus)[\s,]+)+/iu

/** And those that close it. */
const TAIL =
  /(?<!que|[\s,])(?:[\s,]+(?:oui|non|quoi|hein|voilà|je crois|je pense|je sais pas|c’est tout|en fait|du coup))+$/iu
/** Texting that no French sentence holds, questions without their mark, and accusations that to repeat would be to share. */
const NOT_SAID_BACK =
  /(?<!\p{L})(?:mdr|lol|ptdr|xd|jpp|quoi|comment faire|(?:empoisonn|espionn|complot)\p{L}*)(?!\p{L})/iu
/** A second sentence that no stop parts from the first: « je peux pas parler il va m’entendre ». */
const RUNS_ON =
  /\p{L}+ (?<!(?:^|[\s’])(?:que|quand|si|et|mais|ou|où|comme|dont|car|lorsque|puisque|pourquoi|comment|qui|donc|alors|puis) )(?:je|j’|il|elle|on|ils|elles|ça|c’est|c’était) ?\p{L}/iu

const OF_ONESELF = /(?:^|[\s’])(?:je|j’|me|m’|mon|ma|mes|moi)(?:\s|$|\p{L})/iu

/**
 * The clause of a message that says most about the person, to show that it was read. Null when nothing can be said back
 * plainly: digits, markup, addresses and texting are never repeated, and a question is answered instead.
 */
export function ownWords(message: string): string | null {
  const clauses = clausesOf(message)
  return clauses.find((clause) => OF_ONESELF.test(clause)) ?? clauses[0] ?? null
}

/** The same, of the clause that is about something; null when none is. */
export function ownWordsAbout(message: string, isAbout: Test): string | null {
  return clausesOf(message).find((clause) => toSentences(clause).some(isAbout)) ?? null
}

export function isOfOneself(words: string): boolean {
  return OF_ONESELF.test(words)
}

function clausesOf(message: string): string[] {
  return message
    .replace(/['‘]/g, '’')
    .split(/(?<=[.!?;\n…])|,(?=\s)/)
    .filter((clause) => !clause.includes('?'))
    .map((clause) =>
      clause
        .replace(/[.!;\n…]+$/u, '')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(LEAD_IN, '')
        .replace(TAIL, ''),
    )
    .filter(isSayable)
    .map((clause) => clause.charAt(0).toLowerCase() + clause.slice(1))
}

function isSayable(clause: string): boolean {
  return (
    clause.length <= LONGEST_CLAUSE &&
    !/je m’appelle|moi c’est|appelez-moi/i.test(clause) &&
    clause.split(' ').length >= FEWEST_WORDS &&
    !NOT_SAID_BACK.test(clause) &&
    !RUNS_ON.test(clause) &&
    /^[\p{L}\s’-]+$/u.test(clause) &&
    isPlainFrench(clause)
  )
}

/** Nothing in it had to be read as texting or a slip: said back, it would look like mockery. */
function isPlainFrench(clause: string): boolean {
  const asRead = toSentences(clause).flat().join(' ')
  return asRead === toPlainPattern(clause.replace(/’/g, "'")).replace(/\s+/g, ' ').trim()
}

const NAME =
  /(?:je m['’]appelle|moi,? c['’]est|mon pr[ée]nom (?:est|c['’]est)|appelez-moi|^\s*je suis(?= \p{Lu}))\s+(\p{L}[\p{L}'’-]{1,20})/iu
const NOT_A_NAME = /^(?:surtout|plutôt|pareil|différent|comme|pas|juste|toujours|que|quand|un|une|le|la|les|mon|ma)$/i

/** How the person names themselves. « Je suis Claire » names, « je suis claire » does not. */
export function ownName(message: string): string | null {
  const name = NAME.exec(message)?.[1]
  if (!name || NOT_A_NAME.test(name)) return null
  if (/je suis\s/i.test(NAME.exec(message)?.[0] ?? '') && !/^\p{Lu}\p{Ll}+$/u.test(name)) return null
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()
}

const AGE = /(?<!\p{L})j['’]?\s?ai (\d{1,3}) ans(?! (?:de|d['’]))/iu

/** « J’ai 14 ans », and not « j’ai 14 ans d’expérience ». */
export function ownAge(message: string): number | null {
  const years = Number(AGE.exec(message)?.[1])
  return Number.isNaN(years) ? null : years
}

const SOMEONE = /(?:elle|il) s['’]appel(?:le|ait)\s+(\p{Lu}[\p{L}'’-]{1,20})/u

const OF_MINE =
  /(?:^|\s)(?:ma|mon) (?:petite? |grande? )?(?:sœur|soeur|frère|copine?|copain|mari|femme|amie?|pote|fils|fille|collègue|mère|père|cousine?|tante|oncle|voisine?|chef|patron|chien|chat)(?: peut-être)?,? (\p{Lu}\p{Ll}{2,20})(?!\p{L})/iu

/** The first name of somebody who is talked about, when the message gives it. */
export function someonesName(message: string): string | null {
  return SOMEONE.exec(message.replace(/^[EI]l/, (word) => word.toLowerCase()))?.[1] ?? null
}

/** « Ma sœur Julie »: a name in passing. */
export function nameInPassing(message: string): string | null {
  const name = OF_MINE.exec(message)?.[1]
  return name && /^\p{Lu}/u.test(name) ? name : null
}

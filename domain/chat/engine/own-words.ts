import { capitalised } from '../capitalised.ts'
import type { Test } from '../detector/matcher.ts'
import { toPlainPattern, toSentences } from '../detector/normalise.ts'
import { cutShort, isIdle, worthOf } from './clause-worth.ts'

/** A longer one said back word for word is no listening. */
const LONGEST_CLAUSE_WORDS = 14
const FEWEST_WORDS = 3

/** Words that open a sentence without being part of what it says. */
const LEAD_IN =
  /^(?:(?:et|mais|donc|alors|bon|bah|ben|enfin|oui|ouais|non|en fait|du coup|sinon|au fait|surtout|puis|après(?=,| (?:je|il|elle|on|ça|c’|j’))|bonjour|bonsoir|salut|parce que|car|bref|moi|là|en plus|en même temps|en vrai|au fond|d’ailleurs|honnêtement|franchement|je (?:ne )?sais pas(?=,))[\s,]+)+/iu

/** And those that close it. */
const TAIL =
  /(?<!que|dire|dit|est|était|moi|lui|elle|eux|elles|nous|ou|[\s,])(?:[\s,]+(?:oui|non|quoi|hein|voilà|je crois|je pense|je sais pas|c’est tout|c’est vrai|comme d’hab(?:itude)?|tiens|en fait|du coup|un peu|en plus|après|et encore|et tout|quand même|quand meme|et compagnie|si on veut|enfin bref|bref))+$/iu
/** Texting that no French sentence holds, questions without their mark, and accusations, of others or of oneself, that to repeat would be to share. */
const NOT_SAID_BACK =
  /(?<!\p{L})(?:(?:oui|ouais|non),|mdr|lol|ptdr|xd|jpp|quoi|gueule|putain|bordel|chi(?:er|ant|ante)|merde|(?:em)?merd\p{L}+|fout\p{L}*|comment faire|(?:vais|va) bien$|suis (?:mort|morte|décédée?|dead)$|j’aurais (?:jamais |pas )?(?:dû|du)|n’aurais (?:jamais|pas) (?:dû|du)|(?:de )?ma faute|l’ai (?:bien )?(?:cherché|mérité)|sa(?:is|it) (?:pas|plus)(?: trop| vraiment| bien)?$|(?:empoisonn|espionn|complot)\p{L}*)(?!\p{L})/iu
/** Words that answer what came before, or soften it: said back without it they mean nothing. */
const LEANS_ON_WHAT_CAME_BEFORE =
  /(?<!\p{L})(?:justement|aussi|quand m[êe]me|(?<!je (?:vais|pense|compte) )peut[- ][êe]tre|genre|du coup|carr[ée]ment|franchement|vraiment pas|pourtant|sinon|hein|bref)(?!\p{L})/iu
/** « Je redoute le jour où », cut short. */
const DANGLES =
  /(?<!\p{L})(?:où|que|qui|quand|si|de|d’|à|au|et|ou|mais|pour|sans|avec|par|sur|dans|parce|comme|mon|ma|mes|le|la|les|un|une|des|du|ce|cette|plus de|trop de|c’est|c’était|est|suis|ai)$/iu
/** One comma joins two sentences more often than it tells two things. */
const SPLICE =
  /^[^,]*,(?! (?:une?|deux|trois|quatre|\d+|le|la|les|chaque|tous|toutes|surtout|comme|sans|avec|depuis|même|dans|chez|à|au) )[^,]*$/iu
/** A second sentence that no stop parts from the first: « je peux pas parler il va m’entendre ». */
const RUNS_ON =
  /\p{L}+ (?<!(?:^|[\s’])(?:que|quand|si|et|mais|ou|où|comme|dont|car|lorsque|puisque|pourquoi|comment|qui|donc|alors|puis|soir|matin|nuit|week-end|dimanche|hier|parfois|souvent|maintenant|aujourd’hui|toujours) )(?:(?:je|il(?! y a)|elle|on|ils|elles|ça(?= (?:me|ne|va|fait|a|est|se|marche|sert|commence|devient|dure|passe|m’|n’|s’))|c’est|c’était) |j’)\p{L}/iu

/** « Depuis que je suis à la retraite je tourne en rond »: two sentences that belong together. */
export const WHEN_IT_IS =
  /^(?:depuis qu|quand|dès qu|chaque fois qu|lorsqu)(?:e |’| )(?:[^,]{3,45}?)(?<!(?:et|que|qui|où|si|comme) )\s(?=(?:je|on|il|elle|ils|elles|ça) \p{L}|j’)/iu

/** Questions without their mark, reproaches to us, and the tail of a sentence that began elsewhere. */
const NO_STATEMENT =
  /^(?:que|qu’|qui|quoi|comment|pourquoi|combien|où|si|de|d’|à|ou|et|mais|ni|est-ce|quel|quelle)(?!\p{L})|^(?:qu|d)’|(?<!\p{L})(?:de vous|vous (?:le )?ai|viens de (?:le |vous )?(?:le )?dire|m’avez|mal lue?s?|répondez|bon monsieur)(?!\p{L})/iu

/** « Ma mère elle m’appelle », « et moi je reste »: said twice, and one sentence. */
const DOUBLED = /^((?:mon|ma|mes) [\p{L}-]+) (?:il|elle|ils|elles)(?= )|(?<=(?:et|mais)) moi,?(?= (?:je |j’))/iu

/** « Mon chef m a humilié »: said back, it would look like mockery. */
const LOST_APOSTROPHE = /(?:^|\s)[cdjlmnst]\s/iu

const OF_ONESELF = /(?:^|[\s’])(?:je|j’|me|m’|mon|ma|mes|moi|notre|nos)(?:\s|$|\p{L})/iu

/**
 * The clause of a message that says most about the person, to show that it was read. Null when nothing can be said back
 * plainly: digits, markup, addresses and texting are never repeated, and a question is answered instead.
 */
export function ownWords(message: string): string | null {
  return clausesByWorth(message)[0] ?? null
}

/** All that could be said back, what says most about the person first; of equals, what was said last. */
export function clausesByWorth(message: string): string[] {
  const clauses = clausesToSay(message).filter(isSayable)
  const ofOneself = clauses.filter(isOfOneself).toReversed()
  const told = ofOneself.filter((clause) => !isFragment(clause) && worthOf(clause) > 0)
  return [...new Set([...told.toSorted((a, b) => worthOf(b) - worthOf(a)), ...ofOneself, ...clauses])]
}

/** The clauses that carry something, each cut short where it can be without harm. */
export function clausesToSay(message: string): string[] {
  return clausesIn(message)
    .filter((clause) => !isIdle(clause, message))
    .map((clause) => cutShort(clause, LONGEST_CLAUSE_WORDS))
    .map((clause) => (isSayable(clause) ? clause : clause.replace(ADDED, '')))
}

/** « Mon fils part en colonie demain, première fois »: the rest holds without it. */
const ADDED = /, (?!(?:sauf|pas|sans|même|comme|si|que|plus|ou|ni|mais|et)(?!\p{L}))(?:[\p{L}-]+ ){0,2}[\p{L}-]+$/iu

/** The same, of the clause that is about something; null when none is. */
export function ownWordsAbout(message: string, isAbout: Test): string | null {
  return (
    clausesIn(message)
      .filter(isSayable)
      .find((clause) => toSentences(clause).some(isAbout)) ?? null
  )
}

/** « Depuis que j’ai changé de poste »: when, and nothing of what. */
export function isFragment(clause: string): boolean {
  return /^(?:depuis|quand|lorsque|dès que|chaque fois que|à cause|comme si|avec|sans|pour)(?!\p{L})/iu.test(clause)
}

const A_THING =
  /^(?:le|la|les|l’|mes|mon|ma|mes|un|une|des|du|au|aux|à|par|après|avant|devant|dans|chez|pendant|tous|toutes|chaque|en)(?!\p{L})/iu
/** A subject or a small verb: a sentence, then. */
const IS_SENTENCE =
  /(?:^|[\s’])(?:(?:je|il|elle|on|ils|elles|tu|vous|nous|ça|cela|chacun|qui|que|ne|me|se|est|sont|a|ont|va|vont|fait|font|dit|veut|peut|pas|plus|rien)(?!\p{L})|[jcnms]’)|^(?:mon|ma|mes) \p{L}+ (?!(?:de|du|des|à|au|aux|en|et|avec|amie?)(?!\p{L}))/iu
const LONGEST_THING_WORDS = 5

/** « Par SMS », « c’est la troisième fois »: a thing, a time or a place that is the whole message, and no sentence. */
export function thingNamed(message: string): string | null {
  const words = message
    .replace(/['‘]/g, '’')
    .replace(/[.!…]+\s*$/u, '')
    .trim()
    .replace(LEAD_IN, '')
    .replace(TAIL, '')
    .replace(/^c’(?:est|était) (?:surtout |plutôt )?(?=\p{L}+ \p{L})/iu, '')
  const isThing = A_THING.test(words) && !IS_SENTENCE.test(words) && words.split(' ').length <= LONGEST_THING_WORDS
  return isThing &&
    !/(?:ai(?:en)?t|^(?:les|mes|des) .*\p{L}{3}ent)$/iu.test(words) &&
    /^[\p{L}\s’-]+$/u.test(words.replace(COUNTED, '')) &&
    ![NOT_SAID_BACK, LEANS_ON_WHAT_CAME_BEFORE].some((wrong) => wrong.test(words)) &&
    isPlainFrench(words)
    ? words
    : null
}

export function isOfOneself(words: string): boolean {
  return OF_ONESELF.test(words)
}

/** A comma parts two clauses, unless a thing or two follow it: « mes mails, la porte, le gaz ». */
const CLAUSE_END =
  /(?<=[.!?;\n…]|\s:(?=\s))|,(?=\s)(?!\s(?!(?:je|il|elle|on|ils|elles|tu|ça|personne|rien|oui|non|mais|et|donc|alors|en fait|du coup)(?!\p{L})|j’|c’)(?:[\p{L}’-]+ ){0,2}[\p{L}’-]+(?=[,.!…]|$))/iu
/** Small numbers of things that are plainly no address, dose or call. */
const COUNTED =
  /(?<!\S)\d{1,5} ?(?=euros)|(?<!\S)\d{1,3} ?(?=(?:h|heures?|%|colis|points|étages|pièces|ans|mois|semaines?|jours?|minutes|fois|km|enfants|personnes|chapitres|pages|lits|assiettes|soirs|nuits|réponses|copies|élèves|patients|clients|mails|messages|appels|lignes|euros)(?!\p{L}))/giu

/** As they were written, one after the other. */
export function splitClauses(message: string): string[] {
  return message
    .replace(/['‘]/g, '’')
    .replace(/[.!…\s]+$/u, '')
    .replace(TAIL, '')
    .split(CLAUSE_END)
}

/** Without the words that open and close them; questions are left out. */
export function clausesIn(message: string): string[] {
  return splitClauses(message)
    .filter((clause, at, all) => !clause.includes('?') && !isHalfAQuestion(clause, all[at + 1]))
    .map((clause) =>
      clause
        .replace(/[.!;:\n…\s]+$/u, '')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(LEAD_IN, '')
        .replace(TAIL, '')
        .replace(/ (?:et|mais|ou|donc|car)$/iu, ''),
    )
    .map((clause) => clause.replace(EXPLAINS, ''))
    .filter((clause) => clause !== '' && !POINTS_BACK.test(clause))
    .flatMap(inBreaths)
    .map((clause) => clause.charAt(0).toLowerCase() + clause.slice(1))
}

/** « Je peux en prendre un entier, ou deux ? »: said back without its end, what is asked would be allowed. */
const GOES_ON_ASKING = /^\s*(?:ou|non|hein|oui|vous croyez|tu crois|à votre avis|d’après vous)(?!\p{L})[^.!…]*\?/iu
const ASKS_LEAVE =
  /^\s*(?:et |mais |donc |du coup )?(?:je (?:peux|pourrais|dois|devrais)|on (?:peut|doit)|j’ai le droit|il faut|faut)(?!\p{L})/iu

function isHalfAQuestion(clause: string, next = ''): boolean {
  if (/[.!;…\n]\s*$/u.test(clause)) return false
  return GOES_ON_ASKING.test(next) || (ASKS_LEAVE.test(clause) && next.includes('?'))
}

/** « C’est que je ne me sens pas prêt » tells « je ne me sens pas prêt ». */
const EXPLAINS =
  /^c’(?:est|était) (?:juste |surtout |plutôt |simplement )?(?:que |qu’)(?=(?:je|il|elle|on|ils|elles|mon|ma|mes) |j’)/iu
/** « C’est ça qui me ronge »: what was told just before. */
const POINTS_BACK = /^c’(?:est|était) (?:surtout )?(?:ça|cela) qui (?:me |m’)\p{L}+(?: \p{L}+){0,2}$/iu

/** « Ma cheffe m’a mis un dossier de dernière minute et j’ai fini à 22 h »: too long for one, it is two. */
function inBreaths(clause: string): string[] {
  return countOfWords(clause) > LONGEST_CLAUSE_WORDS || /[«»“”"]/u.test(clause)
    ? clause.split(/ et (?=(?:je|on|il|elle|ils|elles) |j’)/iu)
    : [clause]
}

function countOfWords(clause: string): number {
  return clause.split(' ').length
}

export function isSayable(clause: string): boolean {
  return (
    countOfWords(clause) <= LONGEST_CLAUSE_WORDS &&
    !/je m’appelle|^(?:j’ai|on a) beau [^,]*$|moi c’est|appelez-moi|^j’ai \d+ ans$|^(?:je|j’) ?(?:lui|leur|le|la|les|en|y) \p{L}+$|^on (?:va |veut |peut )?(?:me |m’)|^(?:on est|nous sommes|on était) (?:déjà |encore |le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|\d)/iu.test(
      clause,
    ) &&
    countOfWords(clause) >= FEWEST_WORDS &&
    !NOT_SAID_BACK.test(clause) &&
    !NO_STATEMENT.test(clause) &&
    !RUNS_ON.test(clause.replace(WHEN_IT_IS, '').replace(DOUBLED, '$1 ')) &&
    ![LOST_APOSTROPHE, LEANS_ON_WHAT_CAME_BEFORE, DANGLES, SPLICE].some((wrong) => wrong.test(clause)) &&
    /^[\p{L}\s’,-]+$/u.test(clause.replace(COUNTED, '')) &&
    isPlainFrench(clause)
  )
}

/** Nothing in it had to be read as texting or a slip: said back, it would look like mockery. */
function isPlainFrench(clause: string): boolean {
  const withoutCommas = clause.replace(/,/g, '')
  const asRead = toSentences(withoutCommas).flat().join(' ')
  const asWritten = toPlainPattern(withoutCommas.replace(/’/g, "'")).replace(/\s+/g, ' ').trim()
  return withoutEndings(asRead) === withoutEndings(asWritten)
}

/** « Met » and « mets » are read as one: that is no slip. */
function withoutEndings(words: string): string {
  return words.replace(/(?<=\p{L}{2})[st]+(?= |$)/gu, '')
}

const NAME =
  /(?:je m['’]appelle|(?<![-\p{L}]|(?:avec|pour|chez|sur|contre|de|à|selon|comme) )moi,? c['’]est|mon pr[ée]nom (?:est|c['’]est)|appelez-moi|^\s*je suis(?= \p{Lu}))\s+(\p{L}[\p{L}'’-]{1,20})/iu
const NOT_A_NAME =
  /^(?:surtout|plutôt|pareil|diff[ée]rente?|comme|pas|juste|toujours|que|qu|quand|une?|les?|la|des?|du|mon|ma|mes|pour|avec|sans|dans|chez|par|sur|parce|si|ça|cela|tout|rien|trop|très|moi|lui|elle|eux|non|oui|compliquée?|dur|fini|foutu|mort|pire|mieux|bien|simple|bizarre|grave|normal|autre|encore|déjà|aussi|l['’].*|d['’].*)$/i
/** « Je m’appelle pas Pour, c’est Léa ». */
const CORRECTED = /(?:m['’]appelle pas|pas mon (?:pr[ée])?nom)[^\n]*?(?:c['’]est|mais|moi)\s+(\p{L}[\p{L}'’-]{1,20})/iu

/** What somebody else said. */
const QUOTED = /["«“][^"»”]*["»”]/gu

/** How the person names themselves. « Je suis Claire » names, « je suis claire » does not. */
export function ownName(message: string): string | null {
  const said = message.replace(QUOTED, ' ')
  const name = CORRECTED.exec(said)?.[1] ?? NAME.exec(said)?.[1]
  if (!name || NOT_A_NAME.test(name)) return null
  if (/je suis\s/i.test(NAME.exec(said)?.[0] ?? '') && !/^\p{Lu}\p{Ll}+$/u.test(name)) return null
  return capitalised(name.toLowerCase())
}

const AGE = /(?<!\p{L})j['’]?\s?ai (\d{1,3}) ans(?! (?:de|d['’]))/iu

/** « J’ai 14 ans », and not « j’ai 14 ans d’expérience ». */
export function ownAge(message: string): number | null {
  const years = Number(AGE.exec(message)?.[1])
  return Number.isNaN(years) ? null : years
}

const SOMEONE = /(?:elle|il) s['’]appel(?:le|ait)\s+(\p{Lu}[\p{L}'’-]{1,20})/u

const OF_MINE =
  /(?:^|\s)(?:ma|mon|notre) (?:petite? |grande? )?(?:sœur|soeur|frère|copine?|copain|mari|femme|amie?|pote|fils|fille|collègue|mère|père|cousine?|tante|oncle|voisine?|chef|patron|chien|chat)(?: peut-être)?,? (\p{Lu}\p{Ll}{2,20})(?!\p{L})/iu

/** The first name of somebody who is talked about, when the message gives it. */
export function someonesName(message: string): string | null {
  return SOMEONE.exec(message.replace(/^[EI]l/, (word) => word.toLowerCase()))?.[1] ?? null
}

/** « Ma sœur Julie »: a name in passing. */
export function nameInPassing(message: string): string | null {
  const name = OF_MINE.exec(message)?.[1]
  return name && /^\p{Lu}/u.test(name) ? name : null
}

import { asInfinitive, asWritten, withoutTail } from './act-asked.ts'

/** The two sides of « un mot ou sonner ? », in their words, and not yet turned to « vous ». */
export interface Alternatives {
  first: string
  second: string
}

const LEAD_IN =
  /^(?:(?:et|mais|ok|bon|alors|donc|du coup|merci|oui|non|sinon|euh|là|est-ce que|est-ce qu’|(?:vous|tu) (?:pensez|croyez|penses|crois) (?:que|qu’)|j’ai demandé si|je (?:vous )?demande si|je veux savoir si|je (?:ne )?sais pas si|(?:c’est|ce serait|il (?:vaut|vaudrait)|vaut(?:-il)?|vaudrait(?:-il)?) mieux(?: de| d’| que)?|plutôt|d’abord|il faut|faut-il|bien)[\s,]*(?<=[\s,’]))+/iu
const ORDER = /(?:^| )(?:d’abord|en premier|plutôt|directement|avant)$/iu
/** « Plus ou moins », « une fois ou deux », « ou pas »: nothing to choose between. */
const NO_CHOICE =
  /(?:plus ou moins|tôt ou tard|d’une façon ou d’une autre|(?:un|une|deux|trois|\d) ou (?:deux|trois|quatre|\d)|fois ou deux) ?|ou (?:pas|non|quoi|rien|quelque chose|un truc|autre chose|alors)(?!\p{L})/iu
const OR = /^(.+?),? ou (?:bien |plutôt |alors |encore )?(.+)$/iu
const BETTER_THAN =
  /^(.+?),? (?:ce serait|ça serait|c’est|est-ce que c’est|serait|ça vaut|vaut|est) (?:pas )?(?:mieux|plus simple|préférable|moins gênant) (?:que|qu’)\s?(?:de |d’)?(.+)$/iu
/** « Lui écrire plutôt que l’appeler ? » */
const RATHER_THAN = /^(.+?),? plutôt (?:que |qu’)(?:à |de |d’)?(.+)$/iu
/** « J’appelle le collège avant de lui parler ? » */
const BEFORE = /^(.+?) avant (?:de |d’)((?:lui|leur|en|le|la|les|l’)? ?\p{L}+(?:er|ir|re|oir)(?!\p{L}).*)$/iu

const THING_AT_END =
  /(?:^|\s)((?:le|la|les|un|une|mon|ma|mes|ce|cette|son|sa|des|du) \S+(?: (?:de|du|des|à|en) \S+)?|l’\S+)$/iu
const PLACE_AT_END = /(?:^|\s)((?:à|au|aux|chez|avec|par|en|sans|dans|devant) \S+(?: \S+)?|seule?)$/iu
const TIME_AT_END =
  /(?:^|\s)(maintenant|tout de suite|aujourd’hui|ce soir|demain|cette semaine|ce week-end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/iu
const INFINITIVE_AT_END = /(?:^|\s)((?:(?:le|la|les|lui|leur|y|en|me) |l’|m’)*\p{L}+(?:er|ir|re|oir)(?: [^,]*)?)$/iu
const STARTS_WITH_INFINITIVE = /^(?:(?:le|la|les|lui|leur|y|en|me) |l’|m’)*\p{L}+(?:er|ir|re|oir)(?!\p{L})/iu
const MOST_WORDS = 8

/** What a sentence lets one choose between; null when it offers no choice, or one whose sides cannot be told. */
export function alternativesIn(sentence: string): Alternatives | null {
  const said = withoutTail(asSpelt(asWritten(sentence)))
  if (NO_CHOICE.test(said)) return null
  const clause = said.split(/[:;,] /u).findLast((part) => / ou | mieux | plutôt qu| avant /iu.test(` ${part} `)) ?? said
  const [, left = '', right = ''] =
    OR.exec(clause) ??
    BETTER_THAN.exec(clause) ??
    RATHER_THAN.exec(clause) ??
    BEFORE.exec(clause.replace(LEAD_IN, '')) ??
    []
  // « Mieux de la corriger ou de laisser passer »
  const other = right.replace(/^(?:de |d’)(?=(?:(?:le|la|les|lui|leur) |l’)?\p{L}+(?:er|ir|re|oir)(?!\p{L}))/iu, '')
  const second = side(other)
  const first = second && side(parallelTo(other.replace(LEAD_IN, ''), left.replace(LEAD_IN, '').replace(ORDER, '')))
  return first && second && first !== second ? { first, second } : null
}

/** « Dabord », « a ma mère »: the slips that would hide a side. */
function asSpelt(sentence: string): string {
  return sentence
    .replace(/(?<!\p{L})dabord(?!\p{L})/giu, 'd’abord')
    .replace(/(?<= )a(?= (?:ma|mon|mes|sa|son|la|qui)(?!\p{L})| l’)/giu, 'à')
}

/** Of the words before « ou », those that stand for what follows it: « j’appelle la banque » | « le propriétaire ». */
function parallelTo(right: string, left: string): string {
  const modal = left.replace(/^.*?(?:je|on) (?:dois|doit|devrais|peux|peut|pourrais|fais|vais) (?!mieux)/iu, '')
  if (/^(?:je |j’)/iu.test(right)) return left.replace(/^.*?(?<!\p{L})(?=(?:je |j’))/iu, '')
  const time = TIME_AT_END.exec(left)?.[1]
  if (time) return time
  // « Le propriétaire » and « le soir » end as an infinitive does.
  const thing = A_THING.test(right) && !AN_ACT_ON_IT.test(right) ? THING_AT_END.exec(left)?.[1] : undefined
  if (thing) return thing
  if (STARTS_WITH_INFINITIVE.test(right)) return INFINITIVE_AT_END.exec(modal)?.[1] ?? modal
  return (A_PLACE.test(right) ? PLACE_AT_END : THING_AT_END).exec(left)?.[1] ?? modal
}

const A_THING = /^(?:le|la|les|un|une|mon|ma|mes|ce|cette|son|sa|des|du)(?!\p{L})|^l’/iu
const AN_ACT_ON_IT = /^l’\p{L}+(?:er|ir|re)(?!\p{L})/iu
const A_PLACE = /^(?:à|au|aux|chez|avec|par|en|sans|dans|devant|seule?)(?!\p{L})/iu
const HAS_SUBJECT = /(?<!\p{L})(?:je|il|elle|on|ils|elles|vous|tu)(?!\p{L})/iu

function side(words: string): string | null {
  const bare = withoutTail(words.trim().replace(LEAD_IN, ''))
    .replace(ORDER, '')
    // « Attendre qu’il en parle »: what is waited for may be left out.
    .replace(/ (?:que |qu’).*$/iu, '')
    .trim()
  const named = /^(?:je |j’)/iu.test(bare) ? asInfinitive(bare) : bare
  if (!named || named.split(' ').length > MOST_WORDS || HAS_SUBJECT.test(named)) return null
  return named.charAt(0).toLowerCase() + named.slice(1)
}

import { toPlainPattern } from '../detector/normalise.ts'
import { emptyWords } from './empty-words.ts'

/** Words that only say that we were wrong. */
const CORRECTING =
  /(?<![\p{L}’])(?:je crois que |il me semble que )?(?:(?:(?:mais|mai|ah|euh|bah|ben|pff) )*(?<!(?<!\p{L})(?:une?|le|ce|mon|son|leur|de|dis|dit|dire|dirai|que|répond\p{L}*) )(?:non|nan)(?! plus)(?: (?:mais|pas du tout))?|hein|quoi(?! (?:lui|leur|dire|faire|r[ée]pondre|[ée]crire|mettre))|pardon|(?:ça n’a |ça a )?rien à voir|(?:encore |toujours |tout )à côté(?: de la plaque)?|c’(?:est|était) (?:tout |juste |plutôt )?(?:l’inverse|le contraire)|(?:vous (?:n’|m’|ne m’)?avez|tu (?:n’|m’|ne m’)?as|t’as) (?:mal|rien|pas|tout)(?: bien)? (?:compris(?:es?)?|lue?s?|suivie?)(?: de travers| à l’envers)?|(?:vous|tu) (?:n’|m’|ne m’)?(?:avez|as) compris (?:de travers|à l’envers)|(?:vous|tu) (?:me )?répond(?:ez|s) à côté(?:,? là)?|(?:je n’ai|j’ai) (?:jamais|pas) (?:dit|écrit|demandé|parlé de) (?:ça|cela)|(?:c’est|ce n’est) pas (?:du tout |tout à fait |exactement |vraiment )?(?:ça|cela|ce que (?:je (?:dis|voulais dire)|j’ai dit)|le sujet|la question|une réponse(?: à ma question)?)(?: du tout)?|(?:tu|vous) (?:ne )?compren\p{L}+ (?:rien|pas)|(?:je (?:ne )?comprends pas|j’ai pas compris) (?:votre|ta) (?:réponse|question)|ça n’a (?:aucun|pas de) sens(?: ce que (?:vous dites|tu dis))?|vous n’y êtes pas(?: du tout)?|laissez(?: tomber)?|(?:vous|tu) (?:me )?(?:confond|mélang)\p{L}+(?: tout)?|jamais de la vie(?: j’ai dit (?:ça|cela))?|encore(?= ?\?))(?!\p{L})[\s,.!?…]*/giu
/** Words that only say that we do not follow. */
const REPROACH =
  /(?:(?:vous|tu) (?:me )?(?:re)?demande[sz] [^,.?!]*? (?=mais))?(?:(?:bah|ben|mais|non|pff|comme) )*(?:je viens (?:juste )?de (?:vous |te )?(?:le |l’)(?:dire|écrire|expliquer|demander)|je (?:vous |te )?l’ai (?:déjà |bien )?(?:dit|écrit|expliqué)(?: (?:\d+|deux|trois|dix|plusieurs) fois| plus haut| au début| tout à l’heure| avant)?|je (?:vous |te )disais|j’ai (?:déjà )?répondu(?: à (?:ça|cela)| là-dessus)?|relis(?:ez)?(?: (?:mon|mes|ce) [^,.!?]*)?|(?:vous|tu) (?:ne )?(?:me |m’)?(?:lisez|lis|écoutez|écoutes) (?:même |toujours )?(?:pas|rien)(?: ce que (?:j’écris|je dis|je vous dis))?|(?:vous|tu) (?:ne )?(?:servez|servé|sers|servent) [àa] rien|je (?:ne )?(?:vous |te |t’)?ai (?:pas posé de question|rien demandé)(?: là)?|n’importe quoi|nimporte quoi|(?:il n’y a |y a |ça n’a |ça a )?(?:quel|aucun) rapport|pourquoi (?:vous me|tu me) parle[sz] de [^,.?!]*|(?:vous me|tu me) parle[sz] de [^,.?!]*)[\s,.!?…:]*/giu

/** Words that only say that a question is still open. */
const UNANSWERED =
  /(?:mais |et |bon )*(?:(?:vous|tu) (?:ne |n’|me )*(?:(?:répondez|réponds) (?:toujours |encore )?(?:pas|jamais|rien)|(?:avez|as) (?:toujours |encore )?(?:pas|rien|jamais) répondu)(?: à (?:ma|la) question)?|répond(?:ez|s)(?:-moi)?(?: (?:juste|franchement|donc|enfin))?|ma question (?:c’est|était|est))[\s,.!:]*/giu

/** « Je dis juste qu’il rentre tard » tells « il rentre tard ». */
const TOLD_AGAIN = /(?<!\p{L})je (?:vous |te )?(?:dis|disais) (?:juste |seulement |simplement )?(?:que |qu’)/giu
/** « Je dis qu’on a divorcé et que mon fils se tait » tells « on a divorcé et mon fils se tait ». */
const TOLD_TWICE = /(?<=(?<!\p{L})je (?:vous |te )?(?:dis|disais) (?:que |qu’)[^.!?…]*? et )(?:que |qu’)/giu
/** « Je veux savoir comment lui parler » asks « comment lui parler ». */
const ASKED_AGAIN =
  /(?<!\p{L})je (?:vous |te )?(?:veux|voudrais|voulais|demande|demandais) (?:juste |seulement |plutôt )?(?:savoir )?(?=(?:comment|qui|combien|quoi|pourquoi|quand|où)(?!\p{L}))/giu

/** « Je demandais si c’est trop tôt » asks « est-ce que c’est trop tôt ». */
const ASKED_WHETHER =
  /(?<!\p{L})je (?:vous |te )?(?:demande|demandais|voulais savoir|veux savoir) (?:juste |seulement |plutôt |simplement )?si (?=\p{L})/giu

/** « Quel arrêt ? », « le pharmacien ? »: a thing that we named, and they did not. */
const OURS =
  /(?:^|(?<=[.!?…]\s*))(?:mais |et |euh )*(?:quel(?:le)?s?|le|la|les|l’|une?|mon|ma|mes|de quoi) ?((?:[\p{L}-]+ ?){1,3}?) ?\?+|^(?:mais |et |euh )*([\p{L}’-]{4,20})(?: (?:qui|quoi))? ?\?+(?=\s+(?:mais |euh )?(?:rien|non|nan|pas|aucune?|jamais|j[e’])(?!\p{L}))/giu
/** « …, pas un arrêt de travail », « je ne suis pas en arrêt », « c’est pas une question de droit ». */
const DENIED: readonly RegExp[] = [
  /(?:,| et| mais) pas (?:de |d’)?(?:une?|le|la|les|l’|du|des) ?([^,.!?…]+)/giu,
  /(?:je n’ai|j’ai) (?:jamais|pas) parlé (?:de |d’)(?:une? |la |le |l’)?([^,.!?…]+)/giu,
  /(?:je n’ai|j’ai) (?:jamais|pas) dit (?:que |qu’)([^,.!?…]+)/giu,
  /j(?:e )?(?:ne )?(?:vous |te )?parle pas (?:de |d’|du |des )([^,.!?…]+)/giu,
  /je (?:ne )?(?:veux|voulais|voudrais) pas (?:vous |te )?(?:re)?parler (?:de |d’|du |des )([^,.!?…]+)/giu,
  /il (?:ne )?s’agit pas (?:de |d’|du |des )([^,.!?…]+)/giu,
  /je (?:ne )?(?:vous |te )?demand(?:e|ais) pas (?:une? |de |d’|des )([^,.!?…]+)/giu,
  /il (?:n’)?y a pas (?:de |d’)([^,.!?…]+)/giu,
  /(?:je ne suis|je suis|j’suis) pas (?:en|au|à la|une?) ([^,.!?…]+)/giu,
  /(?:c’est|ce n’est|c’était) pas (?:une (?:question|histoire) (?:de |d’)|(?:une?|le|la|du|de la|de l’) ?)([^,.!?…]+)/giu,
]

export interface Meant {
  /** What they say, without what only says that we were wrong. */
  said: string
  /** And without what they deny. */
  words: string
  /** Things that we spoke of and that they say are not theirs. */
  denied: string[]
  /** The very contrary of what we said. */
  isOpposite: boolean
}

const OPPOSITE = /l’inverse|le contraire/iu

/** What a correction says, read as if it had been said first. */
export function meantIn(message: string): Meant {
  const said = [REPROACH, UNANSWERED, CORRECTING, TOLD_AGAIN, ASKED_AGAIN].reduce(
    (text, empty) => text.replace(empty, ' '),
    withoutSlips(message).replace(OURS, ' ').replace(TOLD_TWICE, '').replace(ASKED_WHETHER, 'est-ce que '),
  )
  const denied = [...withoutSlips(message).matchAll(OURS), ...DENIED.flatMap((form) => [...said.matchAll(form)])]
  const words = DENIED.reduce((text, form) => text.replace(form, ' '), said)
  return {
    said: tidy(said),
    words: tidy(words),
    denied: denied.map(([, thing, taken]) => (thing ?? taken ?? '').trim()),
    isOpposite: OPPOSITE.test(withoutSlips(message)),
  }
}

/** What they say that they had said: « d’avoir décidé trop vite », « le soir ». */
export function saidAgainIn(message: string): string {
  const reproach = withoutSlips(message)
    .split(/(?<=[.!?…])\s+/u)
    .find((sentence) => sentence.search(REPROACH) >= 0)
  return tidy((reproach ?? '').replace(REPROACH, ' ').replace(CORRECTING, ' ').replace(JUSTLY, ' '))
}

const JUSTLY = /(?<!\p{L})(?:justement|enfin|bah|ben)(?!\p{L})/giu

/** The thing of a few words that is named first: « arrêt », of « un arrêt de travail ». */
export function nounOf(thing: string): string | null {
  const words = toPlainPattern(thing).split(' ')
  return words.find((word) => word.length > 3 && !emptyWords.has(word)) ?? null
}

/** « LUI »: what is written louder says the same. */
const LOUD = /(?<![\p{L}’])(?:LUI|ELLE|MOI|EUX|PAS|JAMAIS|RIEN|TOUT|AUCUNE?|PLUS|NON|MON|MA|MES)(?!\p{L})/gu

function withoutSlips(message: string): string {
  return message.replace(/['‘]/g, '’').replace(LOUD, (word) => word.toLowerCase())
}

function tidy(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.!?…])/g, '')
    .replace(/^[\s,:.!?…]+|[\s,:]+$/g, '')
}

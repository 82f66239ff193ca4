import type { PlainText } from '../detector/normalise.ts'

/** « Samedi c’est mort », « mort de rire »: nobody died. */
const IDIOMS =
  /ce est mort(?! (?:de|du|en|dans|il|elle|a|y) )|mort de (?:rire|faim|fatigue|froid|trouille|peur|honte)|(?:rire|ennui|ennuie) a mourir/g
/** « C’est pas une séparation, c’est mon frère ». */
const DENIED = /ce (?:ne )?(?:est|etait) pas (?:une?|mon|ma|mes|moi|pour|que) [^,]*?(?= ce est |,|$)/g

/** « Parce que j’ai arrêté la fac ». */
const REASON = /(?:^| )(?:parce que|vu que|puisque|car) .*$/g
/** « Il a dit que j’étais un raté ». */
const REPORTED = /(?<!je |je le )(?:dit|disent|disait|trouve|trouvent|pense|pensent|croit|croient|repete) que .*$/g
/** « Mes parents ont divorcé quand j’avais huit ans ». */
const LONG_AGO = /[^,]*(?:quand je (?:etais|avais)|le an dernier|le anee derniere|a le epoque|autrefois)[^,]*/g

/** What a sentence means by its words. */
export function withoutIdioms(sentence: PlainText): PlainText {
  return without(sentence, [IDIOMS, DENIED])
}

/** What a sentence tells of now, and for itself: neither a reason, nor what somebody says, nor what was long ago. */
export function withoutMentions(sentence: PlainText): PlainText {
  return without(sentence, [REASON, REPORTED, LONG_AGO])
}

function without(sentence: PlainText, patterns: readonly RegExp[]): PlainText {
  return patterns
    .reduce((text, pattern) => text.replace(pattern, ' '), sentence.join(' '))
    .split(' ')
    .filter((word) => word !== '')
}

import type { PlainText } from '../detector/normalise.ts'

/** « Samedi c’est mort », « mort de rire »: nobody died; « parti en mission »: nobody left. */
const IDIOMS =
  /(?:est|sont) partie?s? (?:en (?:mision|vacances|deplacement|voyage|week end|stage|formation)|au (?:travail|boulot|ski)|boser|travailer)|ce est mort(?! (?:de|du|en|dans|il|elle|a|y) )|mort de (?:rire|faim|fatigue|froid|trouille|peur|honte)|(?:rire|ennui|ennuie) a mourir/g
/** « C’est pas une séparation, c’est mon frère », « c’est l’entretien annuel, pas une embauche ». */
const DENIED =
  /(?<=ce est (?:le|la|les|mon|ma|mes|une?) [^,]*)(?:, )?pas (?:une?|le|la|les|mon|ma|mes) [^,]*$|ce (?:ne )?(?:est|etait) pas (?:(?:une?|mon|ma|mes|moi|pour|que) [^,]*?|(?:la|le|les) [^,]*?(?:souci|probleme|sujet|question)[^,]*?)(?= ce est |,|$)/g

/** « Parce que j’ai arrêté la fac », « depuis que j’ai changé de poste ». */
const REASON = /(?:^| )(?:parce que|vu que|puisque|car|depuis que) .*$/g
/** « Il a dit que j’étais un raté », « elle me dit de démissionner ». */
const REPORTED =
  /(?<!je |je le )(?:(?:dit|disent|disait|trouve|trouvent|pense|pensent|croit|croient|repete) que|(?:dit|disent|disait|conseile|repete) de|demand\S+ (?:pourquoi|quand|coment|si)) .*$/g
/** « Mes parents ont divorcé quand j’avais huit ans ». */
const LONG_AGO = /[^,]*(?:quand je (?:etais|avais)|le an dernier|le anee derniere|a le epoque|autrefois)[^,]*/g

/** « Et en plus », « sinon », « au travail, … »: what follows is something else. */
const ANNOUNCED =
  /^(?:(?:et|mais|bon|ah|oui|non|,) )*(?:en plus|en fait|sinon|autre chose|a part ca|par ailleurs|le vrai (?:probleme|souci)|puis (?:il )?y a)(?= |$)|^(?:au (?:travail|boulot|bureau)|a la (?:maison|fac)|cote \w+|niveau \w+|avec (?:mon|ma|mes) \w+) ,|^et la |^(?:(?:euh|non|mais|,) )*ce est (?:le|la|les|mon|ma|mes) [^,]*,? ?pas (?:une?|le|la|les|mon|ma|mes) /
/** « Du coup je mange seule »: it follows from what was told. */
const FOLLOWS = /^(?:(?:et|mais|bon|,) )*(?:du coup|donc|resultat|alors que)(?= )|(?:du coup|aussi)(?: ,)?$/
const speaker = new Set(['je', 'me', 'moi', 'nous', 'on'])

export function announcesAnother(sentence: PlainText): boolean {
  return ANNOUNCED.test(sentence.join(' '))
}

/** Of the one who writes, and not as what follows from something else. */
export function isToldOfOneself(sentence: PlainText): boolean {
  return sentence.some((word) => speaker.has(word)) && !FOLLOWS.test(sentence.join(' '))
}

/** What a sentence means by its words. */
export function withoutIdioms(sentence: PlainText): PlainText {
  return without(sentence, [IDIOMS, DENIED])
}

/** What a sentence tells of now, and for itself: neither a reason, nor what somebody says, nor what was long ago. */
export function withoutMentions(sentence: PlainText): PlainText {
  return without(sentence, [REASON, REPORTED, LONG_AGO])
}

export function withoutTheLongAgo(sentence: PlainText): PlainText {
  return without(sentence, [LONG_AGO])
}

function without(sentence: PlainText, patterns: readonly RegExp[]): PlainText {
  return patterns
    .reduce((text, pattern) => text.replace(pattern, ' '), sentence.join(' '))
    .split(' ')
    .filter((word) => word !== '')
}

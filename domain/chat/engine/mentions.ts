import type { PlainText } from '../detector/normalise.ts'

/** « Samedi c'est mort », « mort de rire »: nobody died; « parti en mission »: nobody left; « mon seul moment à moi »: nobody is lonely; « on mange plus »: money. */
const IDIOMS =
  /(?:le|la|les|mon|ma|mes|notre|une?|au|du|ce) seule?s? (?:moment|temps|truc|chose|endroit|jour|fois|heure|instant|plaisir|solution|raison|soir|but|souci|probleme|question|choix|avantage|defaut)s?(?= |$)|on (?:va )?mang\w* (?:plus|quoi)(?= ,|$)|(?:est|sont) partie?s? (?:en (?:mision|vacances|deplacement|voyage|week end|stage|formation)|au (?:travail|boulot|ski)|boser|travailer)|ce est mort(?! (?:de|du|en|dans|il|elle|a|y) )|mort de (?:rire|faim|fatigue|froid|trouille|peur|honte)|(?:rire|ennui|ennuie) a mourir|(?:avant|aprés|apres|pour|d ici|jusqu a|depuis) (?:noel|paques|les fetes)(?= ,|$)/g
/** « C'est pas une séparation, c'est mon frère », « c'est l'entretien annuel, pas une embauche ». */
const DENIED =
  /(?<=ce est (?:le|la|les|mon|ma|mes|une?) [^,]*)(?:, )?pas (?:une?|le|la|les|mon|ma|mes) [^,]*$|ce (?:ne )?(?:est|etait) pas (?:(?:une?|mon|ma|mes|moi|pour|que) [^,]*?|(?:la|le|les) [^,]*?(?:souci|probleme|sujet|question)[^,]*?)(?= ce est |,|$)/g

/** « Parce que j'ai arrêté la fac », « depuis que j'ai changé de poste ». */
const REASON = /(?:^| )(?:parce que|vu que|puisque|car|depuis que) .*$/g
/** « J'ai peur de faire comme mon père, qui n'était jamais là »: of what they may become, and not of him. */
const LIKE_ANOTHER =
  /(?:peur|crain\S*|angoise) (?:de|d) (?:faire|finir|devenir|etre|reproduire) (?:exactement |aussi )?(?:come|pareil que|le meme) .*$/g
/** « Il a dit que j'étais un raté », « elle me dit de démissionner ». */
const REPORTED =
  /(?<!je |je le )(?:(?:dit|disent|disait|trouve|trouvent|pense|pensent|croit|croient|repete) que|(?:dit|disent|disait|conseile|repete) de|demand\S+ (?:pourquoi|quand|coment|si)) .*$/g
/** « Il a dit que je suis un bon à rien »: belittled by somebody, and no judgement of theirs. */
const INSULTED =
  /(?:(?:me |il |ele |on )?(?:ma |a |ont |avait |me )*(?:dit|disent|disait|repete|sort|balance|lance|cri\S*) que je (?:suis|etais|serais|sers|servais|vaux|valais)|(?:me |ma |a |ont )+trait\S* de|me dit que je suis) (?:(?:que |qu |juste |vraiment |trop |un|une|pas|a|le|la) ?)*(?:bon a rien|bone a rien|nul\S*|inutile|rate\S*|rien|incapable|minable|merde|moins que rien|stupide|debile|idiot\S*|con|cone|egoiste|feignant\S*|faineant\S*|incompetent\S*|grosse merde|boulet)(?= |$)/g
/** « Elle a aussi perdu sa mère », of a daughter. */
const LOSS_OF_ANOTHER =
  /(?<who>ils?|eles?|(?:mon|ma|mes|notre|nos|ce est (?:mon|ma|mes)) (?:meileure? )?\S+(?: qui)?) (?:aussi )?(?:(?:ont|avait|avaient|a) (?:ausi |deja |elle ausi |lui ausi )*perdu|vien(?:t|nent) de perdre) (?:sa|son|ses|leur|leurs) (?!(?:travail|boulot|taf|emploi|poste|job|permis|place|cle|cles|telephone|portable|portefeuille|velo|voiture|match|proces|logement|apart|apartement|contrat|temps|argent|sac|papiers|afaires|cheveux|calme|patience|memoire)(?= |$))\S+/g

/** « Mes parents ont divorcé quand j'avais huit ans », « mon mari est mort il y a douze ans », « ma mère est morte au même âge ». */
const LONG_AGO =
  /[^,]*(?:quand je (?:etais|avais)|le an dernier|le ane derniere|a le epoque|autrefois|au meme age|a mon age|y a (?:\S+ ){1,3}(?:ans|anes)(?= |$)|y a longtemps)[^,]*/g
/** « Ça a commencé quand j'ai perdu mon emploi »: where what is talked about comes from. */
const BEGINNING =
  /[^,]*(?:comence|venu|arive|parti|debute) (?:(?:juste )?(?:apres|avant)|quand|le jour ou|depuis|au moment ou)[^,]*/g

/** « Et en plus », « sinon », « au travail, ... »: what follows is something else. */
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
  return without(sentence, [REASON, LIKE_ANOTHER, REPORTED, LONG_AGO, BEGINNING])
}

/** What befalls them now: neither what was long ago, nor what somebody else lost. */
export function withoutOtherBlows(sentence: PlainText): PlainText {
  return without(sentence, [LONG_AGO, BEGINNING, LOSS_OF_ANOTHER])
}

/** « Ma copine a perdu son père »: it is she who mourns, and « en deuil » says so. */
export function withoutLossOfAnother(sentence: PlainText): PlainText {
  return sentence
    .join(' ')
    .replace(LOSS_OF_ANOTHER, ' $<who> en deuil ')
    .split(' ')
    .filter((word) => word !== '')
}

/** Words of others against them are said so that the signs of being belittled find them. */
export function withInsultsSaidPlainly(sentence: PlainText): PlainText {
  return sentence
    .join(' ')
    .replace(INSULTED, ' me rabaise ')
    .split(' ')
    .filter((word) => word !== '')
}

function without(sentence: PlainText, patterns: readonly RegExp[]): PlainText {
  return patterns
    .reduce((text, pattern) => text.replace(pattern, ' '), sentence.join(' '))
    .split(' ')
    .filter((word) => word !== '')
}

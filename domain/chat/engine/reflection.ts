import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import {
  clausesByWorth,
  clausesToSay,
  isFragment,
  isOfOneself,
  isSayable,
  ownWords,
  thingNamed,
  WHEN_IT_IS,
} from './own-words.ts'
import { toSecondPerson } from './second-person.ts'
import { mended } from './spelling.ts'

/** Said back is what the person did, lives or owns; what they say of the world would sound like agreeing with it. */
const OF_THEM =
  /^(?!(?:que|qu’|si|ça|cela(?! fait| vous)|c’|ce|et|ou)(?!\p{L})|c’)(?:.*\s)?(?:vous|votre|vos)(?!\p{L})/iu

/** A sentence of theirs about themselves or somebody of theirs; « dites-moi », « y a juste Sandra » and « vous répétez » are none. */
const IS_TOLD =
  /^(?:je|j’|on|nous|mon|ma|mes|notre|nos|moi|depuis|quand|tous mes|toutes mes|(?:ça|cela) me)(?!\p{L})|^(?:ils?|elles?) me manqu|^j’|^(?:ça|cela) m’|^ça fait (?=\S+ (?:ans|mois|semaines|jours))/iu
const TO_US = /(?<!\p{L})(?:vous|tu|toi|dites|dis-moi|bateau)(?!\p{L})/iu
const OF_EVERYBODY = /^(?:tout le monde|personne|les gens|les autres|tous|rien|tout)(?!\p{L})/iu
/** Said by somebody who corrects us, or of a « nous » that is not ours. */
const NOT_AN_IMPRESSION =
  /^on(?!\p{L})|^personne n(?:e |’)(?!vous (?:aime|comprend|écoute|voit|veut|répond|appelle|croit))/iu
/** Nor is a harsh word ever repeated, whoever said it; nor what people say they are, or hold against themselves. */
const HARSH =
  /^vous (?:n’)?êtes (?:\p{L}+ )?(?:trop|pas assez|une?)(?!\p{L})|faute|coupable|mauvais(?!e humeur)|monstre|jalou|égoïste|lâche|bien cherché|mérité|provoqué|gâché|nulle?s?(?!\p{L})|moche|laid|gros(?:se)?(?!\p{L})|débile|idiot|stupide|bête|conn?e?(?!\p{L})|feign|fainéan|(?<!(?:avez|avait|a|ont|as) (?:tout |encore |complètement )?)raté|minable|incapable|inutile|invivable|mieux que vous|pire|honte|mourir|sans vous(?=[\s,.]*$)|du mal à (?:votre|vos)|merde|folle?(?!\p{L})|(?<!depuis )que vous êtes(?! (?:avec|là|chez|en|au|à)(?!\p{L}))|vous auriez (?:dû|pu)|impost|rejoindre/iu
/** « La prof va me tuer », « il me tue, ce gosse »: a manner of speaking that would sound like a threat, said again. */
const OVERSTATED =
  /(?<!\p{L})(?:vous|les?|la|lui|de|d’|allez|va|vont) (?:(?:le|la|les|lui) )?(?:tue|tuer|tueront|tuent|tuez|tuera|massacr\p{L}*|étrangle\p{L}*|égorge\p{L}*|flinguer?)(?!\p{L})/iu
/** Nor an illness or a label: said back, it would be a diagnosis. */
const LABEL =
  /dépressi|burn|bipolair|borderline|tdah|autis|hpi|haut potentiel|hypersensib|anxieu|(?<!\p{L})tocs?(?!\p{L})|schizo|parano|anorexi|boulimi|alcooli|narcissi|phobi|traumatis|psychoti|addict|dépendant|malade/iu
/** A length of time or a number of things, and nothing else: said back as it is, it is heard. */
const COUNTS = /^(?:\p{L}+ ){0,2}(?:ans|mois|semaines|jours|années|heures|nuits)(?: \p{L}+){0,3}$/iu

const IS_IMPRESSION = /^vous avez (?:toujours |souvent |parfois )?(?:l’impression|le sentiment|peur)(?!\p{L})/iu

const IS_THOUGHT = /^vous (?:croyez|pensez|trouvez) que /iu

/** The person's own words, said back to them as « vous »; quoted when they cannot be turned. Null: nothing to say back. */
export function reflect(
  state: ConversationState,
  message: string,
  { isVerdict, mayBeOfOthers = false }: { isVerdict: boolean; mayBeOfOthers?: boolean },
): string | null {
  const thing = thingNamed(message)
  const named = thing && mended(thing)
  if (named && !HARSH.test(named)) return `${capitalised(toSecondPerson(named) ?? named)}…`
  for (const words of clausesByWorth(message)) {
    const back = reflectClause(words, isVerdict)
    if (back) return back
  }
  return mayBeOfOthers ? toldOfOthers(message) : null
}

/** What happened, or what somebody of theirs did, where they say nothing of themselves. */
function toldOfOthers(message: string): string | null {
  for (const clause of clausesToSay(message).toReversed()) {
    const fewest = OF_A_THING.test(clause) ? FEWEST_WORDS_OF_A_THING : FEWEST_WORDS_OF_OTHERS
    const turned = clause.split(' ').length >= fewest ? turnedClause(clause) : null
    if (turned) return `${capitalised(turned)}.`
  }
  return null
}

/** Of fewer, « elle a dit », nothing is heard. */
const FEWEST_WORDS_OF_OTHERS = 4
/** « Le ciel est gris » tells of nobody. */
const OF_A_THING = /^(?:les?|la|l’|une?) ?\p{L}/iu
const FEWEST_WORDS_OF_A_THING = 5

function reflectClause(words: string, isVerdict: boolean): string | null {
  if (!IS_TOLD.test(words) || TO_US.test(words)) return null
  if (COUNTS.test(words)) return `${capitalised(words)}…`
  const turned = asVous(words)
  if (!turned || !OF_THEM.test(turned)) return null
  // What somebody thinks of themselves is never said to them as a fact.
  if (isVerdict && IS_IMPRESSION.test(turned)) return `${capitalised(turned)}.`
  if (isVerdict && !turned.startsWith('vous vous ')) return `Vous vous dites que ${turned.replace(IS_THOUGHT, '')}.`
  if (!mayBeSaid(turned)) return null
  if (isFragment(words) && !WHEN_IT_IS.test(words)) return `${capitalised(turned)}…`
  if (NOT_AN_IMPRESSION.test(turned) || /^vo(?:tre|s) \p{L}+ qui /iu.test(turned)) return null
  if (OF_EVERYBODY.test(turned)) return `Vous avez l’impression que ${turned}.`.replace('que on', 'qu’on')
  return `${capitalised(turned)}.`
}

/** Six echoes in a row sound like a parrot; words that hold for many, instead of one, sound like not having listened. */
const MOST_ECHOES_IN_A_ROW = 5

export function mayEcho({ echoedAt, echoesInARow, turn }: ConversationState): boolean {
  return echoedAt !== turn - 1 || echoesInARow < MOST_ECHOES_IN_A_ROW
}

export function noteEcho(state: ConversationState): void {
  if (state.echoedAt === state.turn) return
  state.echoesInARow = state.echoedAt === state.turn - 1 ? state.echoesInARow + 1 : 1
  state.echoedAt = state.turn
}

/** Of them or of somebody: what is said of the world is not said back. */
const HAS_SUBJECT =
  /^(?:c’(?:est|était) .+ qui |(?:il )?y a(?:vait)? |tou(?:s|tes) mes |personne (?!à|ici|d’|de )|(?:ça|cela) fait (?=\S+ (?:ans|mois|semaines|jours))|(?:ça|cela) (?:me |m’)|(?:les?|la|l’|une?)(?= ?\p{L})(?! (?:gens|autres|mec|meuf)(?!\p{L}))|(?:je|j’|on|mon|ma|mes|notre|nos|il|elle|ils|elles|son|sa|ses|leur|leurs|peut-être que je)(?!\p{L}))|^j’/iu

/** « Je dois leur dire », said back as « vous devez », would be an order. */
const AS_AN_ORDER = /(?<=^vous )devez (?!(?:l’)?êtr|avoir|pas)/iu

/** Nor is advice said back. */
const SOUNDS_LIKE_ADVICE = /(?<!\p{L})vous (?:ne )?(?:devez|devriez)(?!\p{L})/iu
/** « Je peux en prendre deux », asked without its mark, would be allowed. */
const SOUNDS_LIKE_LEAVE =
  /(?<!\p{L})vous pouvez (?:en |y |l’|le |la |les |lui |leur |vous )?(?:prendre|reprendre|avaler|doubler|augmenter|arrêter|conduire|boire|reboire|fumer|mentir|frapper|taper|laisser|quitter|partir)(?!\p{L})/iu
/** « Les gens disent que j’en aurai un autre »: the comfort of others, said again, is ours. */
const FORETOLD =
  /(?:disent|dit|répètent|répète|assurent|assure|promettent|promet) que vous (?:ne |n’|en |y |l’|le |la |les |vous )*\p{L}+rez(?!\p{L})/iu

/** « Elle l’a eu elle », « mon mari lui dort »: spoken French that looks wrong in writing. */
const DOUBLED_SUBJECT =
  /(?<!(?:^|[\s’])(?:à|de|d’|avec|pour|sans|sauf|chez|sur|que|qu’|comme|et|contre|par|avant|après|devant|en|entre|vers|près d’)\s?)(?<=[\s’])(?:lui|elle|eux|elles|vous)$|^vo(?:tre|s) [\p{L}-]+ (?:lui|elle|eux|elles) /iu

/** When it was: what was told comes after it. */
export const AT_A_TIME =
  /^(?:ce (?:matin|soir|midi|week-end)|hier (?:soir|matin)|avant-hier|hier|maintenant|aujourd’hui|l’autre (?:jour|soir)|parfois|souvent|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?:soir|matin|dernier))?|le (?:soir|matin|midi|week-end|dimanche|samedi)|la nuit|en (?!attend)\p{L}{3,}ant),? (?=(?:je|il|elle|on|ils|elles|mon|ma|mes|le|la|les|un|une|c’est)(?!\p{L})|[jl]’)/iu

/** One clause of theirs as « vous », to be put into a sentence; null where it would hurt, mock or be no French. */
export function turnedClause(clause: string): string | null {
  const [when = ''] = AT_A_TIME.exec(clause) ?? []
  const told = clause.slice(when.length)
  if (!isSayable(told) || !HAS_SUBJECT.test(told) || TO_US.test(told)) return null
  const turned = asVous(told)
  if (turned && mayBeSaid(turned)) return when ? `${when.replace(/[\s,]+$/u, '')}, ${turned}` : turned
  return null
}

const LONGEST_ANSWER_WORDS = 16
const ANSWER_CLOSES = /,? (?:peut-être|je crois|je pense|quoi|hein|voilà)$/iu
const ANSWER_OPENS = /^(?:(?:bah|ben|euh|surtout|juste|déjà|non mais|oui|lol|mdr|peut-être),? )+/iu
/** « Que je trouve pas de travail », « que c’est un métier dur »: after a verb of wish or fear it would need other forms. */
const NEEDS_OTHER_FORMS =
  /^qu(?:e |’)(?:je |j’|tu |vous |on |c’est|c’était|ça va|ça sera|(?:ils?|elles?) (?:va|vont|est|a|ont|sont|sera|fera)(?!\p{L}))/iu

/** « Qu’elle vienne », « dormir »: as what follows « vous aimeriez » or, of a fear, « vous craignez ». Null where it would be no French. */
export function turnedAnswer(clause: string, isFear: boolean): string | null {
  const told = clause
    .replace(ANSWER_OPENS, '')
    .replace(ANSWER_CLOSES, '')
    .replace(/(?<=\s)moi,? (?=je |j’)/giu, '')
  const isClause = /^qu(?:e |’)/iu.test(told)
  if (NEEDS_OTHER_FORMS.test(told) || told.split(' ').length > LONGEST_ANSWER_WORDS || TO_US.test(told)) return null
  const turned = /^[\p{L}\s’,-]+$/u.test(told) ? asVous(told) : null
  if (!turned || !mayBeSaid(turned)) return null
  const act = turned.replace(/^(?:de |d’)/iu, '')
  if (isClause || !isFear) return isClause ? turned : act
  return /^[aeiouyhàâéèêî]/iu.test(act) ? `d’${act}` : `de ${act}`
}

/** Whether these words would hurt, said again. */
export function isHarsh(words: string): boolean {
  return HARSH.test(words) || LABEL.test(words)
}

/** Words that may be read back as they are, whoever said them. */
export function mayBeRepeated(words: string): boolean {
  return !isHarsh(words) && mended(words) === words
}

function mayBeSaid(turned: string): boolean {
  const wrongs = [SOUNDS_LIKE_ADVICE, SOUNDS_LIKE_LEAVE, FORETOLD, HARSH, OVERSTATED, LABEL, DOUBLED_SUBJECT]
  return !wrongs.some((wrong) => wrong.test(turned)) && !lacksNe(turned.replace(DENIES_NOTHING, ''))
}

const DENIES_NOTHING =
  /pas mal d(?:e |’)|au pas(?= de)|(?:pour|sans|de|un) rien(?!\p{L})|(?:encore|de|en|toujours|bien) plus|(?<!(?:êtes|est|sont|reste|restez|avez|a|ont) )plus que|plus de \p{L}+ que|une fois de plus/giu

/** « Mon copain comprend pas », said back as it is, would sound like mockery. */
function lacksNe(words: string): boolean {
  return (
    /(?<!\p{L})(?:pas|jamais|rien|plus|que d[ue]s?|fai(?:tes|t|s) que)(?!\p{L})/iu.test(words) &&
    !/(?:^|\s)n(?:e\s|’)/iu.test(words)
  )
}

/** To come back to later: « vous faites tout à la maison ». */
export function saidBack(message: string): string | null {
  const words = fitWords(message)
  return words && asVous(words)
}

function asVous(words: string): string | null {
  const spelt = mended(asWritten(words))
  if (!spelt) return null
  const [head = ''] = WHEN_IT_IS.exec(spelt) ?? []
  if (!head) return toSecondPerson(spelt)?.replace(AS_AN_ORDER, 'avez à ') ?? null
  const parts = [head, spelt.slice(head.length)].map((part) => toSecondPerson(part.trim()))
  return parts.includes(null) ? null : parts.join(', ')
}

/** As it would be written: « y a que moi », « ma mère elle m’appelle », « et moi je reste ». */
function asWritten(words: string): string {
  return words
    .replace(/(?<=^|\s)(?<!n’)(?<!il )y (?=a(?:vait)?(?!\p{L}))/giu, 'il y ')
    .replace(/(?<=^|\s)il y (a(?:vait)?) (?=que (?:moi|lui|elle|nous|eux|mon|ma|mes|le|la))/giu, 'il n’y $1 ')
    .replace(/que (?=il y a)/giu, 'qu’')
    .replace(/^((?:mon|ma|mes) [\p{L}-]+) (?:il|elle|ils|elles) (?=\p{L})/iu, '$1 ')
    .replace(/(?<=(?:et|mais) )moi,? (?=je |j’)/giu, '')
    .replace(/^ça (?=fait |me |m’)/iu, 'cela ')
}

/** Words of theirs that may be read to them. */
function fitWords(message: string): string | null {
  const words = ownWords(message)
  const isFit = words && isOfOneself(words) && mayBeRepeated(words) && !lacksNe(words) && !/^(?:qu|ça|c’)/i.test(words)
  return isFit ? words : null
}

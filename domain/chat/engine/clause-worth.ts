/** Of what somebody feels or wishes. */
export const MOST_WORTH = 4

/** How much a clause says of who wrote it, from what they feel down to how things merely stand. */
export function worthOf(clause: string): number {
  if (PLAIN_FACT.test(clause)) return 0
  if (FELT.test(clause)) return MOST_WORTH
  if (CHANGED.test(clause)) return 3
  return IS_OWN.test(clause) && !HOW_THINGS_STAND.test(clause) ? 2 : 1
}

/** Carries nothing, or would be thrown at them: never said back. */
export function isIdle(clause: string, message: string): boolean {
  return IDLE.some((idle) => idle.test(clause)) || (OUTBURST.test(clause) && REGRETS.test(message))
}

/** « Mon fils est à Nantes », « ma collègue Josiane »: who or where somebody is, and nothing that happened. */
const PLAIN_FACT =
  /^(?:mon|ma|mes|notre) [\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?:$| (?:est|sont|vit|habite|travaille) (?:à|en|au|aux|chez|dans)(?!\p{L})| s’appelle| a \d+ ans$)/iu

/** What somebody feels or means to do says more of them than what happened around them. */
const FELT =
  /^(?:je(?!\p{L})|j’|(?:ça|cela) m[e’]|(?=(?:ils?|elles?|(?:mon|ma|mes) [\p{L}-]+) (?:me |m’)manqu)).*(?<!\p{L})(?:peur|honte|mal|pleur\p{L}*|seule?|fatigué?e?|épuisée?|crevée?|vidée?|colère|triste|blessée?|besoin|envie|n’arrive|arrive pas|ose|stress\p{L}*|angoiss\p{L}*|cran|perdue?|débordée?|marre|déçue?|fière?|contente?|soulagée?|heureu\p{L}*|aimais|déteste|sens|ressens|veux|craqu\p{L}*|regrette|doute|inquièt\p{L}*|voudrais|aimerais|vais|culpabilise|manqu\p{L}*|trac|timide|décevoir|espère|hésite|ennuie|aime|adore|admire|hâte|gorge|larmes|noué|vide)(?!\p{L})|^(?:ça|cela) (?:me |m’)(?:trouble|pèse|attriste|touche|gêne|bouleverse|travaille|tracasse|remue|perturbe|rend|fait|a (?:fait|touchée?|blessée?))(?!\p{L})/iu

/** What is no more as it was. */
const CHANGED =
  /(?<!\p{L})(?:depuis qu(?:e|’)|ne (?:[\p{L}’]+ ){1,3}plus|n’\p{L}+ plus|quitt\p{L}+|laiss[eé]\p{L}*|vend\p{L}*|perdu\p{L}*|séparé\p{L}*)(?!\p{L})/iu

const IS_OWN = /^(?:je(?!\p{L})|j’)/iu

/** « À sept heures je suis debout », « je suis cheffe d’équipe »: how things stand, beside what they tell. */
const HOW_THINGS_STAND =
  /^(?:je suis|j’étais|je travaille|j’habite|je vis) (?:debout|rasée?|cheffe?|une?|en|à|au|dans)(?!\p{L})/iu

/** How old somebody was, who showed them this page, that there is something else to say: nobody hopes to hear it again. */
const IDLE: readonly RegExp[] = [
  /^(?:ils?|elles?|on|je|j’|(?:mon|ma|mes) [\p{L}-]+) ?(?:devai(?:t|s|ent) avoir|avai(?:t|s|ent)|a|ai|ont|aurai?|va avoir|vais avoir) (?:à peine |presque |déjà |environ )?[\p{L}\d-]+(?: [\p{L}-]+)? ans$/iu,
  /(?:installé|téléchargé|montré|conseillé|parlé de|donné|envoyé|mis) (?:ceci|votre|cette (?:appli|application|page|adresse)|ce (?:site|chat|lien)|l’(?:appli|adresse)|mivoix)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:autre|encore un|encore une|petit) (?:truc|chose|question|point)$|pas compris|(?:pas|plus) (?:trop |bien |vraiment )?(?:quoi|comment|par où) (?:dire|vous dire|commencer|l’expliquer|le dire)$|(?:pas|rien) encore$|attend(?:s|ez)$|on verra(?: bien)?$)/iu,
  /^(?:je|j’) ?(?:vous|te|t’) ?ai (?:donné|dit|écrit|demandé|répondu|expliqué)(?!\p{L})/iu,
  /^(?:je|j’) ?(?:suis|serai|étais) (?:là|ici|de retour|toujours là)$/iu,
]

/** « J’avais dit qu’elle ne pensait qu’à elle »: said again to somebody who is sorry for it, it would be thrown at them. */
const OUTBURST =
  /^(?:je|j’) ?(?:lui |leur |l’|les |me suis )*(?:ai|avais|suis) ?(?:même |encore |alors )?(?:dit|crié|lancé|hurlé|répondu|balancé|sorti|reproché|traitée?|énervée?|emportée?)(?!\p{L})/iu
const REGRETS =
  /(?<!\p{L})(?:pas (?:très |bien )?(?:malin|fi[eè]re?|intelligent|glorieux)|regrett\p{L}+|m’en (?:veux|voulais|suis voulue?)|culpabilis\p{L}+|(?:aurais|j’aurais) pas d[ûu]|honte|excuser)(?!\p{L})/iu

/** What for, or in spite of what: cut off, the rest still holds. « Parce que » after a denial says what is denied. */
const WHAT_FOR =
  / (?:pour qu(?:e |’)|puisqu(?:e |’)|alors qu(?:e |’)|même si |et (?:que |qu’)|comme quoi |histoire de ).*$/iu
const BECAUSE = / (?:parce qu(?:e |’)|vu qu(?:e |’)).*$/iu
const DENIES = /(?<!\p{L})(?:pas|plus|jamais|rien)(?!\p{L})/iu
const FEWEST_WORDS_LEFT = 4

/** A clause that is too long to be said back, without what may be left out of it. */
export function cutShort(clause: string, longest: number): string {
  if (countOfWords(clause) <= longest) return clause
  const short = clause.replace(WHAT_FOR, '')
  const shorter = DENIES.test(short.replace(BECAUSE, '')) ? short : short.replace(BECAUSE, '')
  return countOfWords(shorter) >= FEWEST_WORDS_LEFT ? shorter : clause
}

function countOfWords(clause: string): number {
  return clause.split(' ').length
}

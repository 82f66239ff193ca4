import type { Situation } from './situations/situation.ts'

/** « Mon père dit que j’aurais dû rester »: his thought, and no regret of theirs. */
const OTHERS_SAY_OF_ME =
  /(?<!\p{L})(?:dit|disent|disait|trouvent?|pensent?|répètent?) qu(?:e |['’])(?:je |j['’])(?:aurais|devrais)(?!\p{L})/iu

export function othersSayOfMe(message: string): boolean {
  return OTHERS_SAY_OF_ME.test(message)
}

const PARTNER = '(?:copine|copain|femme|mari|meuf|mec|compagne|compagnon|conjointe?|ex|fiancée?)'
const THEIR_PARTNER = new RegExp(`(?<!\\p{L})(?:sa|son) ${PARTNER}(?!\\p{L})`, 'iu')
const MY_PARTNER = new RegExp(
  `(?<!\\p{L})(?:ma|mon) ${PARTNER}(?!\\p{L})|m['’]a (?:quitt|larg|tromp)|(?<!\\p{L})nous(?!\\p{L})`,
  'iu',
)
const IT_IS_THEY =
  /c['’]est (?:lui|elle|(?:mon|ma) \p{L}+) qui (?:s['’]est fait|vient de se faire) (?:quitter|larguer|tromper|jeter)/iu

/** « Sa copine est partie avec un collègue », of a friend: it is he who was left. */
export function isOfAnothersCouple(message: string, { theme }: Situation): boolean {
  if (theme !== 'breakup' && theme !== 'couple') return false
  return IT_IS_THEY.test(message) || (THEIR_PARTNER.test(message) && !MY_PARTNER.test(message))
}

const ERRAND =
  /(?<!\p{L})parti(?:e|s|es)? (?:(?:faire|chercher|acheter|travailler|courir|marcher|voir|promener|dormir|se coucher|bosser|nager|pêcher|ramener|emmener|accompagner)(?!\p{L})|au (?:travail|boulot|marché|sport|lit)|en (?:courses|voyage|déplacement|mission|vacances|réunion))/iu

/** « Mon mari est parti faire les courses »: who went out has left nobody. */
export function isOnlyAnErrand(message: string, { theme }: Situation): boolean {
  return theme === 'breakup' && ERRAND.test(message)
}

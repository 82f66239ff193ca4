import type { ConversationState } from './conversation-state.ts'

const HELD =
  /(?<!\p{L})(?:[ée]lastique|parachute|bungee|benji|parapente|plongeoir|tyrolienne|harnais|baudrier|wingsuit|escalade|en rappel|le rappel|grandes? voies?|via ferrata|n(?:œ|oe)ud de huit|encord[ée]\p{L}*|canyoning)/iu
/** What takes the rope away again, or says why one would jump. */
const UNHELD =
  /(?<!\p{L})(?:sans (?:[ée]lastique|parachute|corde|harnais|filet)|mourir|mort|en finir|suicid\p{L}*|me tuer|dispara[îi]tre|coup(?:er|e|é)|d[ée]tach\p{L}*|(?:pas|mal|plus) (?:accroché|attaché|ouvr)\p{L}*|plus (?:vivre|envie)|casse|l[âa]che)/iu
const JUMP =
  /(?<!\p{L})(?:saut(?:er|e|es|erai|erais|é|ent)|(?:me |m['’])?(?:jeter|jette|lancer|lance|élancer)|plonger) (?:du haut )?(?:d(?:u|e la|e ce|['’]une?|e) |dans (?:le|la) )(?:\p{L}+ )?(?:pont|viaduc|vide|grue|falaise|barrage|avion|tour|plongeoir|h[ée]lico\p{L}*)/giu
/** « Je saute samedi », of the jump that was offered a message ago. */
const BARE_JUMP =
  /(?<!\p{L})je (?:vais )?saute(?:rai|r)?(?= (?:samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|demain|ce|cet|dans|à)(?!\p{L}))/giu
const EDGE = /(?<!\p{L})au bord du vide(?!\p{L})/giu
const MESSAGES_LOOKED_BACK = 2

/** Off a viaduct, at the end of an elastic: what holds them may be named in another sentence, or a moment ago. */
export function withoutJumpForSport({ recent }: ConversationState, message: string): string {
  const told = [...recent.slice(-MESSAGES_LOOKED_BACK), message].join('\n')
  return HELD.test(told) && !UNHELD.test(told)
    ? message.replace(JUMP, 'faire ce saut').replace(BARE_JUMP, 'je fais ce saut').replace(EDGE, 'tout en haut')
    : message
}

import { type Day, daysBetween } from '../time.ts'

/** One small tip per day. For people who may feel low: nothing here demands, counts or scolds. */
const dailyTips = [
  'Ouvrez la fenêtre une minute et regardez le plus loin possible. C’est tout.',
  'Buvez un verre d’eau lentement, en ne faisant que cela.',
  'Écrivez une phrase sur ce qui pèse, puis fermez le carnet : elle peut attendre.',
  'Envoyez un message court à quelqu’un que vous aimez bien. « Je pense à toi » suffit.',
  'Choisissez la plus petite tâche de la journée, et laissez les autres à demain.',
  'Posez les deux pieds au sol et soufflez plus longtemps que vous n’inspirez, cinq fois.',
  'Marchez jusqu’au bout de la rue et revenez, sans téléphone.',
  'Ce soir, baissez la lumière une demi-heure plus tôt.',
  'Parlez-vous comme à une personne qui vous est chère.',
  'Notez une chose qui a été supportable aujourd’hui, même petite.',
  'Écoutez un morceau de musique du début à la fin, sans rien faire d’autre.',
  'Dites non à une chose, si vous le pouvez. Le temps gagné est à vous.',
  'Regardez autour de vous : cinq choses que vous voyez, quatre que vous touchez.',
  'Donnez un quart d’heure à vos soucis, à une heure choisie. Le reste du jour, ils ont rendez-vous.',
] as const

const FIRST_DAY: Day = '2026-01-01'

/** Rotates through all tips before repeating; different people get different tips on the same day. */
export function tipOf(day: Day, personId: string): string {
  const own = Number.parseInt(personId.slice(0, 6), 16)
  return dailyTips[(daysBetween(FIRST_DAY, day) + own) % dailyTips.length] ?? dailyTips[0]
}

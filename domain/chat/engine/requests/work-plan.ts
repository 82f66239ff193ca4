import { capitalised } from '../../capitalised.ts'
import type { ConversationState } from '../../conversation-state.ts'
import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import type { PlainText } from '../../detector/normalise.ts'
import { unusedWording } from '../../replies/rotation.ts'

const numbers = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
  'vingt',
]
const days = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

const NUMBER = `(\\d{1,2}|${numbers.slice(2).join('|')})`
const THINGS = '(chapitres|cours|fiches|matières|matieres|sujets|leçons|thèmes|dossiers|copies|exercices|exos|parties)'
const COUNTED = new RegExp(`(?<![\\p{L}\\d])${NUMBER} ${THINGS}(?!\\p{L})(?: sur ${NUMBER})?`, 'iu')
const DAYS_LEFT = new RegExp(`(?<!depuis |fait |a |y a )(?<![\\p{L}\\d])${NUMBER} jours(?!\\p{L})(?! que)`, 'iu')
const TODAY = new RegExp(`(?:on est|nous sommes|aujourd[’']hui (?:c[’']est|on est)) (${days.join('|')})`, 'iu')
const DAY_NAMED = new RegExp(
  `(?<!on est |sommes |depuis |hier )(?<!\\p{L})(${days.join('|')})(?! (?:dernier|soir dernier))(?!\\p{L})`,
  'iu',
)

const feminine = new Set(['matières', 'matieres', 'fiches', 'leçons', 'copies', 'parties'])

const isOfWork = compileTest(
  [
    '(révis*|organis*|chapitre*|méthode*|planning|plan|boss*|rattrap*|commence*|concrètement|apprendre)',
    '(fais|fasse|faire) quoi',
    'quoi faire',
  ],
  lexicon,
)

/** Notes how much is to be done, and in how many days. */
export function noteWork(state: ConversationState, message: string): void {
  const work = state.work ?? { count: null, of: 'chapitres', days: null, due: null }
  const [, done, of, all] = COUNTED.exec(message) ?? []
  if (done && of) {
    const count = all ? numberOf(all) - numberOf(done) : numberOf(done)
    Object.assign(work, { count, of: of.toLowerCase() })
  }
  const left = DAYS_LEFT.exec(message)?.[1]
  const today = TODAY.exec(message)?.[1]?.toLowerCase()
  work.due = DAY_NAMED.exec(message)?.[1]?.toLowerCase() ?? work.due
  if (left) work.days = numberOf(left)
  else if (today && work.due) work.days = (days.indexOf(work.due) - days.indexOf(today) + days.length) % days.length
  if (work.count !== null || work.days !== null || work.due !== null) state.work = work
}

/** « Neuf chapitres, quatre jours »: so many a day; null for what is no such work. */
export function workPlan(state: ConversationState, clause: PlainText): string | null {
  const { work, topic } = state
  if (!work?.count || work.count < 2 || topic?.id !== 'study' || !isOfWork(clause)) return null
  return unusedWording(state, 'tip work plan', [
    planOf(work.count, work.of, work.days),
    'Pour chacun : lire une fois, fermer, redire l’essentiel de mémoire, vérifier, puis une demi-page de notes. Quarante-cinq minutes, dix de pause, le téléphone dans une autre pièce ; ce qui n’est pas su à l’heure prévue, on le laisse et l’on passe au suivant.',
  ])
}

function planOf(count: number, of: string, left: number | null): string {
  const things = `${capitalised(inWords(count))} ${of}`
  const first = feminine.has(of) ? 'celles' : 'ceux'
  if (!left) {
    return `${things} : classez-les d’abord en trois tas, ce qui tombe souvent, ce qui peut tomber, le reste. Commencez par le premier tas, deux ou trois par jour, une demi-page de notes pour chacun, et gardez le dernier jour pour relire.`
  }
  if (left === 1) {
    return `${things} en un jour, ce sera un choix : les trois qui tombent le plus souvent, une heure chacun, le plan et les points clés seulement. Le reste, une lecture rapide, et l’on dort.`
  }
  const [workDays, isReviewed] = left > 2 ? [left - 1, true] : [left, false]
  const each = Math.ceil(count / workDays)
  const rhythm = each === 1 ? 'un par jour' : `${inWords(each)} par jour`
  const end = isReviewed ? ' Le dernier jour, plus rien de nouveau : relire et vous interroger.' : ''
  return `${things} en ${inWords(left)} jours : ${rhythm}${isReviewed ? `, sur les ${inWords(workDays)} premiers` : ''}, ${first} qui tombent le plus souvent d’abord, le plan et les points clés sur une demi-page.${end}`
}

function numberOf(word: string): number {
  const at = numbers.indexOf(word.toLowerCase())
  return at >= 0 ? at : Number(word)
}

function inWords(number: number): string {
  return numbers[number] ?? String(number)
}

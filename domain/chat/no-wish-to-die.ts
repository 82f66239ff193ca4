import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'
import { saysOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const CALLED_PARENT = /mère|père|maman|papa|parents|tante|oncle|sœur|frère/
const PARENT = '(?:m[èe]re|p[èe]re|maman|papa|parents|daronn?e?s?|reum|reup|tante|oncle|grands-parents)'
const KILLS =
  '(?:tuer|buter|massacrer|trucider|[ée]triper|d[ée]foncer|d[ée]monter|[ée]clater|[ée]gorger|assassiner|arracher la t[êe]te)'
const OF_PARENTS = new RegExp(
  `(?<!\\p{L})(?:m(?:on|a|es) )?${PARENT} (?:il |elle |ils )?(?:va|vont) (?:trop |juste )?me ${KILLS}(?!\\p{L})`,
  'giu',
)
const OF_THEM = new RegExp(`(?<!\\p{L})(?:ils?|elles?) (?:va|vont) (?:trop |juste )?me ${KILLS}(?!\\p{L})`, 'giu')
/** What makes it more than a way of speaking. */
const isMeant = test([
  '(frappe*|frappé*|tape*|tapé*|bat|battu*|coups|ceinture|couteau|fusil|arme|menace*|menacé*|vraiment|pour de vrai|honneur|pays|enferm*|étrangl*|mari|copain|copine|ex|compagnon|conjoint|femme)',
])

/** « Ma mère va me tuer si elle voit la photo » is fear of a scolding: read as that, the rest of the message keeps its weight. */
export function withoutScolding({ spokenOf, risk }: ConversationState, message: string): string {
  if (risk.situation === 'child' || toSentences(message).some(isMeant)) return message
  const isParentMeant = CALLED_PARENT.test(spokenOf[0]?.called ?? '')
  const read = message.replace(OF_PARENTS, 'mes parents vont crier')
  return isParentMeant ? read.replace(OF_THEM, 'on va me gronder') : read
}

/** To a doctor, a pharmacy, the police: a way to help that was spoken of. */
const goesForHelp = test([
  '(vais|va|irai|ira|vas|allons) [y|en|peut être|sûrement|essayer de|oser] (aller|voir|parler|appeler|passer|consulter|demander|dire|montrer) & ! (rejoindre|là-haut|au ciel)',
  "(j'y|on y|nous y) (vais|va|irai|ira|allons|passe)",
  '(rendez-vous|rendez vous|rdv) .. (médecin|psy*|avocat*|assistante|police|demain|lundi|mardi|mercredi|jeudi|vendredi|association|urgences)',
])

/** What is wished away is a thing: « que la photo disparaisse ». */
const thingVanishes = test([
  '(photo*|vidéo*|image*|compte*|story|stories|post|posts|publication*|message*|commentaire*|preuve*) [*] (disparaisse*|disparaissent|disparaît|disparaître|partent|parte)',
])

/** « Je vais y aller demain avec elle », by somebody who was told where to turn, is a way to help, and no wish to die; nor is a picture wished away. */
export function isNoWishToDie(
  { risk }: ConversationState,
  sentences: readonly PlainText[],
  { level, signals }: Reading,
): boolean {
  const isLess = level === 'vigilance' || (level === 'crise' && isUnsure({ signals }))
  if (!isLess || risk.level !== 'danger' || sentences.some(saysOwnDeath)) return false
  return sentences.some(thingVanishes) || (level === 'crise' && !risk.isGuessed && sentences.some(goesForHelp))
}

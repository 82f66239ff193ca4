import type { ConversationState } from '../conversation-state.ts'
import { toPlainPattern } from '../detector/normalise.ts'
import { requestsIn } from './requests/requests-in.ts'
import { nounOf } from './what-they-meant.ts'

const THE =
  '(?:(?:de |d’|à )?(?:l’|les? |la |une? |mon |ma |mes |son |sa |ses |leurs? |notre |nos |cette? |ces )|du |des |aux? |de |d’)'
const THING = `${THE}(?<thing>[\\p{L}-]{3,})`
/** What one may speak of, or make use of: « sans la blesser » says how, and leaves nothing out. */
const SPEAKS =
  '(?:(?:re)?parler|dire un mot|mentionner|évoquer|citer|nommer|aborder|faire allusion|toucher un mot|que (?:je|ça|cela|on) parle)'
const USES = '(?:passer par|prendre|reprendre|utiliser|recourir|avoir recours|aller voir)'
/** Things that are tried, and may be refused by their name alone; « sans argent » only tells how somebody lives. */
const MEANS =
  '(?<thing>médicaments?|médocs?|somnifères?|cachets?|psy|psychologue|thérapie|sport|méditation|respiration|exercices?|yoga|tisanes?|applis?|application|avocat|médecin)'

const LEFT_OUT: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})sans (?:lui |leur |rien |en )?${SPEAKS} ${THING}`, 'giu'),
  new RegExp(`(?<!\\p{L})sans (?:devoir |avoir à )?${USES} ${THING}`, 'giu'),
  new RegExp(`(?<!\\p{L})(?:sans|(?:surtout|mais|et|,) pas) ${THE}?${MEANS}(?!\\p{L})`, 'giu'),
  new RegExp(
    `(?<!\\p{L})(?:surtout pas|mais pas|autre chose que|autrement que par|à part|sauf|hormis) ${THING}`,
    'giu',
  ),
]

/** « J’ai dit sans parler du téléphone »: said once more, it is asked once more. */
const SAID_AGAIN =
  /(?:(?:j’ai|je (?:vous |t’)ai|je (?:vous |te )?(?:dis|disais|demandais?)) (?:bien |pourtant |juste )*(?:dit |demandé )?|^(?:(?:non|mais|euh|hein|pardon)[\s,]+)+)(?:comment (?:lui |leur )?(?:dire|faire|le dire) )?(?:sans|pas|sauf|autre chose)(?!\p{L})/iu

/** What is refused by one name is not given by another. */
const SAME: readonly string[][] = [
  'respiration respirer respirez respirant souffle souffler soufflez inspirez inspirer inspiration expirez expirer expiration',
  'médicament médicaments médoc médocs somnifère somnifères cachet cachets pharmacien traitement traitements ordonnance',
  'psy psychologue psychologues thérapie thérapeute psychothérapie',
  'exercice exercices',
  'sport footing courir course',
  'téléphone portable écran écrans',
  'argent budget factures revenus dépenses sous comptes',
  'alcool boire boisson verre bouteille',
].map((names) => names.split(' ').map(toPlainPattern))

const namesOf = (noun: string): string[] => SAME.find((names) => names.includes(noun)) ?? [noun]

/** The things that what is asked for must do without. */
export function leftOutIn(message: string): string[] {
  const said = message.replace(/['‘]/g, '’').toLowerCase()
  const asking = asksAgainWithout(message)
    ? [said]
    : requestsIn(message).map((asked) => asked.said.replace(/['‘]/g, '’').toLowerCase())
  const things = asking.flatMap((words) => LEFT_OUT.flatMap((form) => [...words.matchAll(form)]))
  return things.flatMap(({ groups }) => nounOf(groups?.thing ?? '') ?? []).flatMap(namesOf)
}

/** « Comment je lui dis non sans parler du psy »: whom to, and what for, stand before it. */
export function withoutLeftOut(message: string): string {
  return LEFT_OUT.reduce((said, form) => said.replace(form, ' '), message.replace(/['‘]/g, '’'))
}

/** Whether somebody says once more what was to be left out. */
export function asksAgainWithout(message: string): boolean {
  const said = message.replace(/['‘]/g, '’').toLowerCase()
  return SAID_AGAIN.test(said) && LEFT_OUT.some((form) => said.search(form) >= 0)
}

/** Neither words nor advice name it from here on, unless they speak of it themselves. */
export function noteLeftOut(state: ConversationState, message: string): void {
  for (const noun of leftOutIn(message)) if (!state.denied.includes(noun)) state.denied.push(noun)
}

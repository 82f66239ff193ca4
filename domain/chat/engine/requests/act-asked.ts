import { isHarsh } from '../reflection.ts'
import { toSecondPerson } from '../second-person.ts'
import { mended } from '../spelling.ts'

/** « Je reprends » → « reprendre »: what no rule of endings gives. */
const infinitives: Readonly<Record<string, string>> = {
  accueille: 'accueillir',
  achète: 'acheter',
  amène: 'amener',
  appelle: 'appeler',
  apprends: 'apprendre',
  attends: 'attendre',
  choisis: 'choisir',
  comprends: 'comprendre',
  cours: 'courir',
  descends: 'descendre',
  deviens: 'devenir',
  dis: 'dire',
  dors: 'dormir',
  emmène: 'emmener',
  enlève: 'enlever',
  entends: 'entendre',
  fais: 'faire',
  finis: 'finir',
  jette: 'jeter',
  lis: 'lire',
  lève: 'lever',
  mets: 'mettre',
  offre: 'offrir',
  ouvre: 'ouvrir',
  pars: 'partir',
  perds: 'perdre',
  prends: 'prendre',
  préviens: 'prévenir',
  ramène: 'ramener',
  rappelle: 'rappeler',
  refais: 'refaire',
  remets: 'remettre',
  rends: 'rendre',
  reprends: 'reprendre',
  reviens: 'revenir',
  revois: 'revoir',
  réfléchis: 'réfléchir',
  réponds: 'répondre',
  sors: 'sortir',
  suis: 'suivre',
  tiens: 'tenir',
  vais: 'aller',
  vends: 'vendre',
  viens: 'venir',
  vois: 'voir',
  écris: 'écrire',
}

function infinitiveOf(verb: string): string | null {
  const known = infinitives[verb]
  if (known) return known
  if (!/\p{L}{2}e$/u.test(verb)) return null
  return `${verb.replace(/(?<=[aou])ie$/u, 'ye').replace(/è(?=\p{L}{1,2}e$)/u, 'é')}r`
}

const CLITICS = '(?:(?:le|la|les|lui|leur|me|en|y|se) |l’|m’|s’|n’)*'
const INFINITIVE = '\\p{L}+(?:er|ir|re|oir)(?!\\p{L})'
const FIRST_PERSON = new RegExp(`^(?:je |j’)(${CLITICS})(\\p{L}+)(.*)$`, 'iu')

/** « Je lui dis ce soir » → « lui dire ce soir »; null for a verb that is not known. */
export function asInfinitive(clause: string): string | null {
  const [, clitics = '', verb = '', rest = ''] = FIRST_PERSON.exec(clause) ?? []
  const infinitive = infinitiveOf(verb.toLowerCase())
  return infinitive && `${clitics}${infinitive}${rest}`
}

/** What closes a question, and is no part of what is asked about. */
const TAIL =
  /[\s,]+(?:ou (?:pas|non|quelque chose|un truc|autre chose|quoi)|oui ou non|(?:vous|tu) (?:croyez|pensez|crois|penses|en pensez quoi)|à (?:votre|ton) avis|selon (?:vous|toi)|d’après (?:vous|toi)|non|hein|du coup|alors|svp|stp|s’il (?:te|vous) pla[iî]t|d’abord|en premier)$/iu

export function withoutTail(words: string): string {
  const shorter = words.replace(/[\s?.!,…]+$/u, '').replace(TAIL, '')
  return shorter === words ? words : withoutTail(shorter)
}

const MODAL =
  '(?:(?:je|on) (?:dois|doit|devrais|devrait|peux|peut|pourrais|pourrait)|dois-je|devrais-je|puis-je|faut-il|(?:il )?(?:faut|faudrait)|(?:il )?(?:vaut|vaudrait) mieux|ça vaut (?:le coup|la peine) d(?:e |’)|(?:possible|(?:bonne|mauvaise) idée|utile|le droit) d(?:e |’)|comment (?:je fais|faire|on fait|je peux faire) pour (?:ne pas |pas )?|comment (?:on |je )?(?:peut |peux )?)'
const ASKED_OF = [
  new RegExp(
    `${MODAL} ?(?:plutôt |quand même |vraiment |aussi |bien |peut-être )?(${CLITICS}${INFINITIVE}[^?.!;:,]*)`,
    'iu',
  ),
  // « Décaler mes examens, c’est possible ? »
  new RegExp(`(?:^|[:,] )(${INFINITIVE} [^?.!;:,]*?),? (?:c’est|est-ce|ça|ce serait)`, 'iu'),
]
const ASKED_OF_ONESELF = /(?:^|[\s,:])(?:est-ce que |et )?((?:je |j’)[^?.!;:,]+)/iu

const MOST_WORDS = 9
/** Nothing that could be a danger is weighed by its name. */
const NOT_WEIGHED =
  /(?<!\p{L})(?:tuer|mourir|finir|sauter|couper|frapper|taper|avaler|boire|jeûner|maigrir|venger|menacer|partir|disparaître|suicid\p{L}*|médicament\p{L}*|traitement|comprim\p{L}*|cachets?|alcool|arme)(?!\p{L})/iu

/** What the person would do, as « vous » and by its infinitive: « demander un temps partiel ». Null where it cannot be said so. */
export function actAsked(sentence: string): string | null {
  const said = sentence.replace(/['‘]/g, '’').replace(/\s+/g, ' ').trim()
  const named = ASKED_OF.map((form) => form.exec(said)?.[1]).find((act) => act !== undefined)
  const act = named ?? asInfinitive(withoutTail(ASKED_OF_ONESELF.exec(said)?.[1] ?? ''))
  return act ? sayable(act) : null
}

/** Their words as « vous », spelt right; null for what had better not be said back. */
export function sayable(words: string): string | null {
  const short = withoutTail(words.trim())
  const isShort = short !== '' && short.split(' ').length <= MOST_WORDS && !/[,\d]/u.test(short)
  const spelt = isShort && !NOT_WEIGHED.test(short) && !isHarsh(short) ? mended(short) : null
  const turned = spelt && toSecondPerson(spelt)
  return turned && !isHarsh(turned) ? turned : null
}

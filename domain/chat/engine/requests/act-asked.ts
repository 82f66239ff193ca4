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
  '(?:(?:je|on) (?:dois|doit|devrais|devrait|peux|peut|pourrais|pourrait)|dois-je|devrais-je|puis-je|faut-il|(?:il )?(?:faut|faudrait)|(?:il )?(?:vaut|vaudrait) mieux|ça vaut (?:le coup|la peine) d(?:e |’)|(?:possible|(?:bonne|mauvaise) idée|utile|le droit) d(?:e |’)|comment (?:je fais|faire|on fait|je peux faire) pour |comment (?:on |je )?(?:peut |peux )?)'
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
/** Nothing that could be a danger, or is no act of theirs, is weighed at all. */
const NEVER_WEIGHED =
  /(?<!\p{L})(?:tuer|mourir|finir|sauter|couper|frapp\p{L}+|tap(?:e|er)|gifl\p{L}+|avaler|boire|bois|jeûn\p{L}+|maigrir|veng\p{L}+|menac\p{L}+|disparaître|suicid\p{L}*|médicament\p{L}*|traitement|comprim\p{L}*|cachets?|alcool|drogue\p{L}*|arme|exag[éè]r\p{L}+|risqu\p{L}+|dramatis\p{L}+|abus\p{L}+|guérir|réussir|prendre (?:quelque chose|un truc|des trucs))(?!\p{L})/iu
/** Too much hangs on it to be named lightly. */
const NOT_NAMED =
  /(?<!\p{L})(?:partir|quitter|divorcer|séparer|plainte|police|coucher|avorter|retourner|revenir)(?!\p{L})/iu

export function mayBeWeighed(sentence: string): boolean {
  return !NEVER_WEIGHED.test(sentence)
}

/** « Jdois », « jattends »: no French word begins so. */
const STUCK_TO_ITS_VERB = /(?<!\p{L})j(?=[bcdfghjklmnpqrstvwxz]\p{L})/giu
const STUCK_TO_A_VOWEL = /(?<!\p{L})j(?=(?:attends|appelle|écris|arrête|accepte|insiste|ose|envoie|essaie)(?!\p{L}))/giu

/** With its apostrophes, and « je » apart from its verb. */
export function asWritten(sentence: string): string {
  return sentence
    .replace(/['‘]/g, '’')
    .replace(/\s+/g, ' ')
    .replace(STUCK_TO_ITS_VERB, 'je ')
    .replace(STUCK_TO_A_VOWEL, 'j’')
    .trim()
}

/** What the person would do, as « vous » and by its infinitive: « demander un temps partiel ». Null where it cannot be said so. */
export function actAsked(sentence: string): string | null {
  const said = asWritten(sentence)
  const named = ASKED_OF.map((form) => form.exec(said)?.[1]).find((act) => act !== undefined)
  const act = named ?? asInfinitive(withoutTail(ASKED_OF_ONESELF.exec(said)?.[1] ?? ''))
  return act ? sayable(act.replace(/^pas /iu, 'ne pas ')) : null
}

/** Their words as « vous », spelt right; null for what had better not be said back. */
export function sayable(words: string): string | null {
  const short = withoutTail(words.trim())
  const isShort = short !== '' && short.split(' ').length <= MOST_WORDS && !/[,\d]/u.test(short)
  const spelt = isShort && mayBeWeighed(short) && !NOT_NAMED.test(short) && !isHarsh(short) ? mended(short) : null
  const turned = spelt && toSecondPerson(spelt)
  return turned && !isHarsh(turned) ? turned : null
}

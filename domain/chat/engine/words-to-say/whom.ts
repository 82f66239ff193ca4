import type { ConversationState } from '../../conversation-state.ts'
import { toPlainPattern } from '../../detector/normalise.ts'
import { withHyphens } from '../spelling.ts'

/** Whom somebody wants to speak to. */
export interface Whom {
  /** « Mère », « chef »; null where nobody is named. */
  word: string | null
  name: string | null
  pronoun: 'il' | 'elle' | 'ils' | null
  /** One says « vous » to several people, and to those one is not close to. */
  isVous: boolean
  /** Somebody whose trade it is: they are told facts, and asked for an appointment. */
  isOfOffice: boolean
  isChild: boolean
  /** Only somebody who died was spoken of: what is said to them is theirs to find. */
  isDead: boolean
}

type People = Omit<Whom, 'word' | 'name' | 'isDead'> & { words: ReadonlySet<string> }

const people = (
  pronoun: Whom['pronoun'],
  words: string,
  { isVous = pronoun === 'ils', isOfOffice = false, isChild = false } = {},
): People => ({ pronoun, isVous, isOfOffice, isChild, words: new Set(words.split(' ').map(toPlainPattern)) })

const known: readonly People[] = [
  people(
    'il',
    'père papa daron frère frangin beau-père beau-frère grand-père papi papy mari copain mec compagnon conjoint ami pote oncle tonton cousin neveu parrain',
  ),
  people(
    'elle',
    'mère maman daronne sœur soeur frangine belle-mère belle-sœur grand-mère mamie mamy femme copine meuf compagne conjointe amie tante tata cousine nièce belle-fille marraine',
  ),
  people(
    'ils',
    'parents darons beaux-parents amis amies potes copines copains frères sœurs soeurs grands-parents collègues cousins cousines équipe famille',
  ),
  people(null, 'coloc collègue binôme ex camarade'),
  people(null, 'ado', { isChild: true }),
  people('il', 'fils garçon gamin petit-fils beau-fils petit grand aîné cadet', { isChild: true }),
  people('elle', 'fille gamine petite-fille petite grande aînée cadette puce', { isChild: true }),
  people('ils', 'enfants filles ados jumeaux garçons gamins petits-enfants', { isChild: true }),
  people('il', 'chef patron directeur tuteur voisin client formateur coach', { isVous: true }),
  people(null, 'manager responsable', { isVous: true }),
  people('elle', 'cheffe patronne directrice tutrice voisine cliente cadre formatrice direction', { isVous: true }),
  people('ils', 'voisins clients chefs patrons'),
  people(
    'il',
    'professeur maître proviseur principal médecin docteur avocat banquier conseiller bailleur propriétaire proprio syndic recruteur dentiste kiné véto vétérinaire notaire drh',
    { isVous: true, isOfOffice: true },
  ),
  people(
    'elle',
    'maîtresse professeure avocate banquière conseillère infirmière banque mairie caf école agence secrétaire assurance directrice rh',
    { isVous: true, isOfOffice: true },
  ),
  people(null, 'prof cpe psy psychologue psychiatre', { isVous: true, isOfOffice: true }),
  people('ils', 'profs professeurs médecins rh éducateurs', { isVous: true, isOfOffice: true }),
]

const SOMEBODY: Whom = {
  word: null,
  name: null,
  pronoun: null,
  isVous: false,
  isOfOffice: false,
  isChild: false,
  isDead: false,
}

const DETERMINER = '(?:(?:mon|ma|mes|notre|nos|les?|la|une?) |l’)'
const OWN = '(?:[Mm]on|[Mm]a|[Mm]es|[Nn]otre|[Nn]os|[Ll]e|[Ll]a|[Ll]es)'
/** Capitals tell names: where these are looked for, capitals count. */
const NAME = '\\p{Lu}\\p{Ll}{2,15}'
/** « Mon grand pour un verre renversé »: what follows is no person, and the adjective stands for one. */
const NO_PERSON =
  '(?!(?:de|d’|du|des|qui|que|qu’|à|a|est|et|ou|pour|sur|en|dans|ne|n’|me|m’|se|s’|va|avec|au|il|elle|je|j’|parce|depuis|sans|par|ce|cette|hier|dit|veut|fait)(?!\\p{L})|[dnmsjq]’)'
/** « À mes enfants », « au chef », « à ma voisine Colette », « à Colette ». */
const TO_SOMEBODY = new RegExp(
  `(?<!\\p{L})(?:[àÀaA]|[aA]u|[aA]ux|[aA]vec) (?:${DETERMINER})?(?:(?:petite?|grande?|ancienne?|meilleure?) ${NO_PERSON})?([\\p{L}-]+)(?: (${NAME}))?`,
  'gu',
)
const OF_MINE = new RegExp(
  `(?<!\\p{L})(?!les )(${OWN}) (?:(?:petite?|grande?|ancienne?|meilleure?|nouvelle|nouveau|nouvel) ${NO_PERSON})?([\\p{L}-]+)(?: (${NAME}))?`,
  'gu',
)
/** « Comme mon père », « l’avis de ma mère »: spoken of, and hardly spoken to; joined to it, the word is no longer one of them. */
const IN_PASSING = /(?<!\p{L})(?:comme|de|que|chez|pour|par) (?=(?:mon|ma|mes|notre|nos) )/giu
/** « Par mon grand, je crois », of where to begin. */
const BEGINS_WITH = /^(?:plutôt |d’abord )?par (?=(?:mon|ma|mes) )/iu
const PLURAL = /(?<!\p{L})(?:leur|ils|elles|eux)(?!\p{L})|(?<!\p{L})les (?:prévenir|appeler|inviter|décevoir)/iu
const SINGULAR = /(?<!\p{L})(?:lui|il|elle)(?!\p{L})/iu
const SHE = /(?<!\p{L})elle(?!\p{L})|qu’elle/iu
const HE = /(?<!\p{L})(?:qu’)?il(?!\p{L})(?! (?:faut|faudrait|y a))/iu

const entryOf = (word: string) => known.find(({ words }) => words.has(toPlainPattern(word.toLowerCase())))

function whomOf(word: string, name: string | undefined): Whom | null {
  const entry = entryOf(word)
  if (!entry) return null
  const { pronoun, isVous, isOfOffice, isChild } = entry
  return { word: word.toLowerCase(), name: name ?? null, pronoun, isVous, isOfOffice, isChild, isDead: false }
}

/** Whether a message says to whom something is to be said. */
export function namesWhom({ recent }: ConversationState, message: string): boolean {
  const text = withHyphens(message.slice(-LONGEST_READ).replace(/['‘]/g, '’'))
  return [...text.matchAll(TO_SOMEBODY)].some(
    ([, word = '']) => entryOf(word) || (IS_NAME.test(word) && [...recent, text].some((words) => words.includes(word))),
  )
}

const IS_NAME = /^\p{Lu}\p{Ll}{2,}$/u

/** « Mon père est mort »: nobody speaks to them any more. */
function isDead({ word }: Whom, told: readonly string[]): boolean {
  if (!word) return false
  const died = new RegExp(
    `(?:mon|ma|mes) ${inAnySpelling(word)}(?: \\p{L}+)? (?:est|sont|était) (?:morte?s?|décédée?s?)(?!\\p{L})|(?:perdu|enterré) (?:mon|ma|mes) ${inAnySpelling(word)}(?!\\p{L})|mort de (?:mon|ma|mes) ${inAnySpelling(word)}(?!\\p{L})`,
    'iu',
  )
  return told.some((words) => died.test(words))
}

/** Everybody of theirs whom a text names, in order. */
function peopleIn(text: string): Whom[] {
  return [...text.matchAll(OF_MINE)].flatMap(([, whose = '', word = '', name]) => {
    const one = whomOf(word, name)
    // « Ma meilleure pote »: the word is the same for both.
    return one ? [/^[ml]a$/iu.test(whose) && one.pronoun === 'il' ? { ...one, pronoun: 'elle' as const } : one] : []
  })
}

/** « À Colette », who was « ma voisine Colette » before. */
function whomByName(name: string, told: readonly string[]): Whom {
  const introduced = told.flatMap(peopleIn).findLast((one) => one.name === name)
  return introduced ?? { ...SOMEBODY, name }
}

const LONGEST_READ = 1000

/** Whom the words that somebody asks for are to be said to. */
export function whomTheyAskFor(state: ConversationState, message: string): Whom {
  const whom = whomNamed(state, message)
  return whom.isChild && hasGrownChildren(state, message) ? { ...whom, isChild: false } : whom
}

const AGE_OF_GROWN_CHILDREN = 60
const OF_GROWN_CHILDREN =
  /(?<!\p{L})(?:petits?[- ]enfants?|petites?[- ]filles?|petits?[- ]fils|belle[- ]fille|gendre)(?!\p{L})/iu

/** Whoever is that old, or has grandchildren, speaks to a grown-up. */
export function hasGrownChildren({ age, recent }: ConversationState, message: string): boolean {
  return (age ?? 0) >= AGE_OF_GROWN_CHILDREN || [...recent, message].some((words) => OF_GROWN_CHILDREN.test(words))
}

function whomNamed({ recent, about }: ConversationState, message: string): Whom {
  const text = withHyphens(message.slice(-LONGEST_READ).replace(/['‘]/g, '’'))
  const told = [...recent.map((words) => withHyphens(words.replace(/['‘]/g, '’'))), text]
  for (const [, word = '', name] of [...text.matchAll(TO_SOMEBODY)].toReversed()) {
    const one = whomOf(word, name)
    if (one) return one
    if (IS_NAME.test(word) && told.some((words) => words.includes(word))) return whomByName(word, told)
  }
  const isMany = PLURAL.test(text)
  const isOne = !isMany && SINGULAR.test(text)
  const fits = ({ pronoun }: Whom) =>
    isMany
      ? pronoun === 'ils'
      : !(isOne && pronoun === 'ils') && !(SHE.test(text) && pronoun === 'il') && !(HE.test(text) && pronoun === 'elle')
  const mayBeMeant = (one: Whom) => fits(one) && !isDead(one, told)
  const named = told.flatMap(peopleIn).filter(mayBeMeant)
  const spokenOf = (about && (named.findLast(({ word }) => word === about) ?? whomOf(about, undefined))) || null
  const meant =
    peopleIn(text.replace(BEGINS_WITH, '').replace(IN_PASSING, 'de')).findLast(mayBeMeant) ??
    (spokenOf && mayBeMeant(spokenOf) ? spokenOf : named.at(-1))
  if (meant) return meant
  if (told.flatMap(peopleIn).some(fits)) return { ...SOMEBODY, isDead: true }
  return isMany ? { ...SOMEBODY, pronoun: 'ils', isVous: true } : SOMEBODY
}

/** « Frere » and « frère », « soeur » and « sœur ». */
const inAnySpelling = (word: string): string =>
  word.replace(/oe|œ/gu, '(?:oe|œ)').replace(/[eéèê](?![^(]*\))/gu, '[eéèê]')

/** Their words for whoever is spoken to: « ma femme », « Colette ». */
export function namesOf({ word, name }: Whom): RegExp | null {
  const forms = [
    ...(word
      ? [`${OWN} (?:petite? |grande? |meilleure? |nouvelle |nouveau |nouvel )?${inAnySpelling(word)}(?: ${NAME})?`]
      : []),
    ...(name ? [name] : []),
  ]
  return forms.length > 0 ? new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'gu') : null
}

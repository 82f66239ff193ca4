import type { ConversationState } from '../conversation-state.ts'
import { type PlainText, toPlainPattern } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'
import { withHyphens } from './spelling.ts'
import { losses } from './themes/theme.ts'

export type Kind = 'close' | 'child' | 'work'

interface People {
  kind: Kind
  /** What stands for them in the next message. */
  pronoun: 'il' | 'elle' | 'ils'
  words: readonly string[]
}

const group = (kind: Kind, pronoun: People['pronoun'], words: string): People => ({
  kind,
  pronoun,
  words: words.split(' '),
})

const people: readonly People[] = [
  group(
    'close',
    'il',
    'père papa frère beau-père beau-frère grand-père papi papy mari copain mec compagnon conjoint ami pote oncle tonton cousin neveu coloc',
  ),
  group(
    'close',
    'elle',
    'mère maman sœur belle-mère belle-sœur grand-mère mamie mamy femme copine compagne amie tante tata cousine nièce',
  ),
  group('close', 'ils', 'parents beaux-parents amis amies potes copines copains frères sœurs grands-parents'),
  group('child', 'il', 'fils ado bébé garçon gamin petit-fils'),
  group('child', 'elle', 'fille petite-fille'),
  group('child', 'ils', 'enfants filles ados jumeaux garçons gamins'),
  group('work', 'il', 'chef patron manager directeur prof responsable collègue binôme voisin propriétaire'),
  group('work', 'elle', 'cheffe patronne directrice équipe voisine'),
  group('work', 'ils', 'collègues profs clients patients élèves voisins'),
]

const OF_MINE = /(?<!\p{L})(?:mon|ma|mes) ([\p{L}-]+)/giu

const questions: Record<Kind, readonly string[]> = {
  close: [
    'Comment cela se passe-t-il avec {person}, en ce moment ?',
    'Qu’aimeriez-vous pouvoir dire à {person} ?',
    'Qu’attendez-vous de {person}, au fond ?',
  ],
  child: [
    'Quel moment avec {person} s’est bien passé, dernièrement ?',
    'Qu’aimeriez-vous faire comprendre à {person} ?',
  ],
  work: ['Qu’attendez-vous de {person}, au fond ?', 'Avec {person}, qu’est-ce qui vous coûte le plus ?'],
}

/** Their word for somebody, as it is written. */
const spelt = (word: string) =>
  word
    .toLowerCase()
    .replace('soeur', 'sœur')
    .replace(/(?<=^|-)(p|m|fr)ere(?=s?$)/u, '$1ère')
const entryOf = (word: string) => people.find(({ words }) => words.includes(word))

/** « Mon père » → « votre père », the first that a message names. */
export function personNamed(message: string): string | null {
  const word = peopleIn(message).find(entryOf)
  return word ? `${possessiveOf(word)} ${word}` : null
}

const either = new Set(['collègue', 'coloc', 'ado', 'bébé', 'prof', 'responsable', 'binôme'])

function peopleIn(message: string): string[] {
  return [...withHyphens(message).matchAll(OF_MINE)].map(([, word]) => spelt(word ?? ''))
}

function possessiveOf(word: string): string {
  return entryOf(word)?.pronoun === 'ils' ? 'vos' : 'votre'
}

/** Notes whom a message speaks of, by name or by a pronoun, and says whether it speaks of anybody known. */
export function notePerson(state: ConversationState, message: string, sentences: readonly PlainText[]): boolean {
  const named = peopleIn(message).findLast(entryOf)
  const isMeant = (word: string) => sentences.some(speaksOf(...pronounsOf(word)))
  // « Elle », after « mon père »: the last woman who was named.
  if (named) state.about = named
  else if (state.about !== null && !isMeant(state.about))
    state.about = state.recent.flatMap(peopleIn).findLast((word) => entryOf(word) && isMeant(word)) ?? state.about
  return named !== undefined || (state.about !== null && isMeant(state.about))
}

function pronounsOf(word: string): string[] {
  if (either.has(word)) return ['il', 'elle']
  const pronoun = entryOf(word)?.pronoun
  return pronoun ? [pronoun] : []
}

/** « Il y a », « il faut »: nobody's « il ». */
const impersonal = new Set(['y', 'faut', 'faudrait', 'falait', 'pleut', 'paraît', 'semble'].map(toPlainPattern))

/** Whether the sentence has one of these pronouns for somebody. */
export function speaksOf(...pronouns: string[]): (sentence: PlainText) => boolean {
  const known = new Set(pronouns.map(toPlainPattern))
  return (sentence) =>
    sentence.some((word, at) => {
      // « Il n’y a plus que la télévision ».
      const next = sentence[at + 1] === 'ne' ? sentence[at + 2] : sentence[at + 1]
      return known.has(word) && !impersonal.has(next ?? '')
    })
}

/** What one expects of somebody who is gone, or did harm, is not asked. */
function isLost({ topic, themes, about }: ConversationState): boolean {
  const isOf = (words: string) => about !== null && words.includes(about)
  return themes.some(({ id, words }) => losses.has(id) && (isOf(words) || (words === '' && topic?.id === id)))
}

/** What the person who is talked about is to them; null when nobody is. */
export function kindTalkedAbout({ about }: ConversationState): Kind | null {
  return (about === null ? undefined : entryOf(about)?.kind) ?? null
}

/** « Votre père », of whoever is talked about and can still be talked to. */
export function personTalkedAbout(state: ConversationState): string | null {
  return state.about === null || isLost(state) ? null : `${possessiveOf(state.about)} ${state.about}`
}

const LAUGHS = /(?<!\p{L})(?:mdr+|lol|ptdr+|(?:ha){2,}|xd)(?!\p{L})|[😂🤣😅]/iu

/** The next question about the person who is talked about; null once all were asked, and of somebody named in jest. */
export function questionAboutPerson(state: ConversationState, message: string): string | null {
  if (LAUGHS.test(message)) return null
  const entry = state.about === null ? undefined : entryOf(state.about)
  const person = personTalkedAbout(state)
  if (!entry || !person) return null
  return (
    unusedWording(state, `${entry.kind} person question`, questions[entry.kind])?.replace('{person}', person) ?? null
  )
}

import { type PlainText, toPlainPattern } from '../detector/normalise.ts'
import { emptyWords } from './empty-words.ts'

const BEGINNING_LETTERS = 5

/** Of everybody's days: shared, they show little. */
const common: ReadonlySet<string> = new Set(
  toPlainPattern(
    'mère maman père papa parents frère sœur mari femme copain copine fils fille enfants ami amie gens monde depuis soir matin nuit jour jours fois temps heure heures ' +
      'semaine mois an ans deux peur pleure pleurer seul seule dit dis dire parle parler sais veux veut voudrais demande demander reste pas rien jamais personne crois pense ' +
      'vois voir dois devrais faut comment pourquoi est vraiment toujours chose choses merci aime sent sens moment vie passe petit aide arrive prends mettre',
  )
    .split(' ')
    .map(beginningOf),
)
const WEIGHT_OF_COMMON = 0.35
/** Two words may be missing by chance, ten are not. */
const BENEFIT_OF_THE_DOUBT = 0.5
const FEWEST_LETTERS = 3

/** Enough to know a word by, whatever its ending. */
export function beginningOf(word: string): string {
  return word.slice(0, BEGINNING_LETTERS)
}

/** Of what was asked about before: few are, of thousands. */
const vocabularies = new WeakMap<object, ReadonlySet<string>>()

/**
 * How much of what was said is in what an entry was written for, from 0 to 1; 1 where nothing was said that tells.
 * An answer that is near in meaning and shares none of the words was mostly written for somebody else.
 *
 * @param written all its texts
 */
export function shareOf(said: readonly PlainText[], entry: object, written: () => readonly string[]): number {
  const told = new Set(said.flat().filter(tells).map(beginningOf))
  if (told.size === 0) return 1
  const known = vocabularies.get(entry) ?? new Set(written().flatMap(plainWords).map(beginningOf))
  vocabularies.set(entry, known)
  let all = BENEFIT_OF_THE_DOUBT
  let shared = BENEFIT_OF_THE_DOUBT
  for (const word of told) {
    const weight = common.has(word) ? WEIGHT_OF_COMMON : 1
    all += weight
    if (known.has(word)) shared += weight
  }
  return shared / all
}

/** Whether a text has a word of what was said that is not of everybody's days. */
export function sharesATellingWord(said: readonly PlainText[], written: readonly string[]): boolean {
  const known = new Set(written.flatMap(plainWords).map(beginningOf))
  return said
    .flat()
    .filter(tells)
    .map(beginningOf)
    .some((word) => !common.has(word) && known.has(word))
}

function tells(word: string): boolean {
  return word.length >= FEWEST_LETTERS && !emptyWords.has(word)
}

/** The words of what we wrote, as the rules read them. */
export function plainWords(text: string): string[] {
  return toPlainPattern(text.replaceAll('’', "'"))
    .replace(/[^a-z0-9]+/g, ' ')
    .split(' ')
}

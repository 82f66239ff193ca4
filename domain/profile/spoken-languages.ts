import { labelOf, languages } from './choices.ts'

interface SpokenLanguage {
  code: string
  /** In French, with a capital letter at the beginning of the list only. */
  name: string
  own: string | undefined
}

/** « Français, anglais (English) »: people search for a language by its own name. */
export function spokenLanguages(codes: readonly string[]): SpokenLanguage[] {
  return codes.map((code, place) => {
    const name = labelOf(languages, code) ?? code
    const known = languages.find(({ value }) => value === code)
    const own = known && 'own' in known ? known.own : undefined
    return { code, name: place === 0 ? name : name.toLocaleLowerCase('fr'), own }
  })
}

import { labelOf, languages } from './choices.ts'

/** « Français, anglais » */
export function languagesSentence(codes: readonly string[]): string {
  const names = codes.map((code) => labelOf(languages, code) ?? code)
  return names.map((name, place) => (place === 0 ? name : name.toLocaleLowerCase('fr'))).join(', ')
}

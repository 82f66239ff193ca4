import { spokenLanguages } from './spoken-languages.ts'

/** « Français, anglais » */
export function languagesSentence(codes: readonly string[]): string {
  return spokenLanguages(codes)
    .map(({ name }) => name)
    .join(', ')
}

import { PLAIN_FIRST_NAME_MAX_CHARACTERS } from '../constants.ts'

/** One word, hyphens and apostrophes allowed: nothing that could be a sentence, an address or a link. */
const NAME = /^\p{L}[\p{L}\p{M}’'-]*$/u

/** The first name if it is only a name: it can then be used in a mail to somebody who did not ask for one. */
export function plainFirstName(name: string): string | undefined {
  const word = name.trim()
  return word.length <= PLAIN_FIRST_NAME_MAX_CHARACTERS && NAME.test(word) ? word : undefined
}

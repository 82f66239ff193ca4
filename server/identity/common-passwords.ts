import { readFileSync } from 'node:fs'

/**
 * Common passwords from public breaches, lower case, one per line, from eight characters on. Taken from
 * @zxcvbn-ts/language-common 4.1 (MIT, Dan Wheeler, Dropbox and zxcvbn-ts), with French ones added.
 */
const list = new URL('common-passwords.txt', import.meta.url)

let common: Set<string> | undefined

export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(list, 'utf8').trimEnd().split('\n'))
  return common.has(password.normalize('NFKC').toLowerCase())
}

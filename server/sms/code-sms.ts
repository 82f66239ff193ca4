import { BRAND, ONE_TIME_CODE_MINUTES } from '#domain/constants.ts'

/** Says nothing of what the code is for: it may show on a locked telephone in front of anybody. */
export function codeSms(code: string): string {
  return `${code} est votre code ${BRAND}, valable ${ONE_TIME_CODE_MINUTES} minutes. Ne le donnez à personne.`
}

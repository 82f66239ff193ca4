import { BRAND, ONE_TIME_CODE_MINUTES } from '#domain/constants.ts'

/** Without the purpose of the code: may be visible on a locked phone. */
export function codeSms(code: string): string {
  return `${code} est votre code ${BRAND}, valable ${ONE_TIME_CODE_MINUTES} minutes. Ne le donnez à personne.`
}

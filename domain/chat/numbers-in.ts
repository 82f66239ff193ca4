import { type HelpLine, helpLines } from './help-lines.ts'

const spaced = (number: string) => number.replaceAll(' ', '\\s')
const lines: readonly HelpLine[] = Object.values(helpLines)

/** Full or abbreviated; « le 15 maintenant » is not a day of May. */
const month =
  '(?:janv(?:ier)?|f[ée]vr(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|ao[uû]t|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|d[ée]c(?:embre)?)'
/** « Le 3919 jour et nuit » is not a number of days. */
const counted = `%|€|jours?(?!\\p{L}|\\set\\snuit)|(?:h|heures?|minutes?|fois|${month})(?!\\p{L})`

/** « au 3114 », « le 15 ou le 112 »: a number to call, not a date, hour or count. */
const CALLED = new RegExp(
  `(?<=(?<!\\p{L})(?:le|au|du)\\s)(?:${lines.map(({ number }) => spaced(number)).join('|')})(?!\\d|,\\d|\\s?(?:${counted}))`,
  'giu',
)

/** Splits a text at the help lines it names, so that each becomes a call link. */
export function numbersIn(text: string): (string | { said: string; line: HelpLine })[] {
  const parts: ReturnType<typeof numbersIn> = []
  let end = 0
  for (const { 0: said, index } of text.matchAll(CALLED)) {
    const line = lines.find(({ number }) => number === said.replaceAll(/\s/gu, ' '))
    if (!line) continue
    parts.push(text.slice(end, index), { said, line })
    end = index + said.length
  }
  return [...parts, text.slice(end)].filter((part) => part !== '')
}

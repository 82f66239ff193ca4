/**
 * « 2026-0417-3856 »: the year, seven random digits, and a check digit by Damm's algorithm, which detects every single
 * wrong digit and every swap of two neighbours.
 */
const table = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
]

const remainder = (digits: string) =>
  Array.from(digits).reduce((interim, digit) => table[interim]?.[Number(digit)] ?? 0, 0)

/** `drawn`: seven random digits. */
export function attestationNumber(year: number, drawn: string): string {
  const digits = `${year}${drawn}`
  const whole = `${digits}${remainder(digits)}`
  return `${whole.slice(0, 4)}-${whole.slice(4, 8)}-${whole.slice(8)}`
}

/** Parses a typed number, ignoring spaces and dashes. Nothing when a digit is wrong, missing or extra. */
export function readAttestationNumber(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s\u2010-\u2015-]/g, '')
  if (!/^\d{12}$/.test(digits) || remainder(digits) !== 0) return undefined
  return `${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`
}

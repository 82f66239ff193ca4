/** Statistics and thresholds shared by all benches. */

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

/** Compares a value with its threshold; a miss makes the bench fail. */
export function checkThreshold(
  name: string,
  value: number,
  { atLeast, atMost }: { atLeast?: number; atMost?: number },
): void {
  const isMet = (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost)
  const limit = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(2)
  check(`${name}: ${shown} (${limit})`, isMet)
}

/** Prints whether a threshold is met, in the format that `npm run bench` collects; a miss makes the bench fail. */
export function check(what: string, isMet: boolean): void {
  console.log(`${isMet ? 'met   ' : 'MISSED'}  ${what}`)
  if (!isMet) process.exitCode = 1
}

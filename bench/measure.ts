/** Statistics and thresholds shared by all benches. */

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

/** Compares a value with its threshold; a miss makes the bench fail. */
export function bar(name: string, value: number, { atLeast, atMost }: { atLeast?: number; atMost?: number }): void {
  const isHeld = (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost)
  const limit = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(2)
  holds(`${name}: ${shown} (${limit})`, isHeld)
}

/** Prints whether a threshold is met, in the format that `npm run bench` collects; a miss makes the bench fail. */
export function holds(what: string, isHeld: boolean): void {
  console.log(`${isHeld ? 'holds ' : 'MISSED'}  ${what}`)
  if (!isHeld) process.exitCode = 1
}

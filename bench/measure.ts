/** What every bench does with its numbers. */

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

/** Says whether a number is on its side of the bar; one that is not makes the bench fail. */
export function bar(name: string, value: number, { atLeast, atMost }: { atLeast?: number; atMost?: number }): void {
  const isHeld = (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost)
  const limit = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(2)
  holds(`${name}: ${shown} (${limit})`, isHeld)
}

/** Says whether a bar holds, in the form that `npm run bench` gathers; one that does not makes the bench fail. */
export function holds(what: string, isHeld: boolean): void {
  console.log(`${isHeld ? 'holds ' : 'MISSED'}  ${what}`)
  if (!isHeld) process.exitCode = 1
}

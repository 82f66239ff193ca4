/** What every bench does with its numbers. */

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

/** Says whether a bar holds; one that does not makes the bench fail. */
export function bar(name: string, value: number, { atLeast, atMost }: { atLeast?: number; atMost?: number }): void {
  const holds = (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost)
  const limit = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`
  console.log(`${holds ? 'holds ' : 'MISSED'}  ${name}: ${value.toFixed(2)} (${limit})`)
  if (!holds) process.exitCode = 1
}

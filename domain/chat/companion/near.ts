/** Two things within a few words of each other, in either order. */
export const near = (one: string, other: string, words: number): RegExp =>
  new RegExp(` ${one} (?:[\\w.]+ ){0,${words}}${other} | ${other} (?:[\\w.]+ ){0,${words}}${one} `)

/** Mutants that change nothing anybody could notice, by their name, with the reason. */
export const equivalents: Readonly<Record<string, string>> = {}

/** Ideas and their words, separated by spaces; `tue*` is a prefix. */
export type Ideas = Readonly<Record<string, string>>

/** Ideas and the words that stand for them, separated by spaces; `tue*` is any word that starts so. */
export type Ideas = Readonly<Record<string, string>>

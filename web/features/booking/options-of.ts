/** Options of a select or a segmented control, from a record of labels by value. */
export function optionsOf<K extends string>(words: Record<K, string>): { value: K; label: string }[] {
  // Safe cast: the keys of the record are exactly K.
  return Object.entries(words).map(([value, label]) => ({ value, label })) as { value: K; label: string }[]
}

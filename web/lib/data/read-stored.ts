/** Parses the JSON stored under a key; undefined when absent or invalid. Unvalidated: anybody can edit web storage. */
export function readStored(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

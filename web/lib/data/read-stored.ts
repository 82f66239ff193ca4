/** What the browser keeps under a key, of whatever shape; nothing when it is absent or is no JSON: anybody can edit it. */
export function readStored(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

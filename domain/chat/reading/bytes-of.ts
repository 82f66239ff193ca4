/** Characters that are decoded at a time: whole groups of four. */
const SLICE = 4 * 4096

/**
 * The bytes of a base64 text. Slice by slice: decoded at once, megabytes of text would be there twice more, and what a process has taken for them it
 * never gives back. Not by `Uint8Array.from`, which would first make a list of half a million strings of one character each.
 */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((base64.length / 4) * 3 - padding)
  let at = 0
  for (let from = 0; from < base64.length; from += SLICE) {
    const characters = atob(base64.slice(from, from + SLICE))
    for (let index = 0; index < characters.length; index++) bytes[at++] = characters.charCodeAt(index)
  }
  return bytes
}

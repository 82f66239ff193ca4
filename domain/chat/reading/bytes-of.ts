/** Characters decoded at a time: a multiple of four. */
const SLICE = 4 * 4096

/**
 * Decodes base64 in slices: decoding megabytes at once would need twice the memory, which the process never returns.
 * Not by `Uint8Array.from`, which would first build an array of half a million one-character strings.
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

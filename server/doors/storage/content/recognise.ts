export type ContentType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'

const ascii = (bytes: Uint8Array, from: number, text: string) =>
  Buffer.from(bytes.subarray(from, from + text.length)).toString('latin1') === text

/** Detects the type by magic bytes. The name and the declared type prove nothing. */
export function recognise(bytes: Uint8Array): ContentType | undefined {
  if (ascii(bytes, 0, '%PDF-')) return 'application/pdf'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (bytes[0] === 0x89 && ascii(bytes, 1, 'PNG\r\n\x1a\n')) return 'image/png'
  if (ascii(bytes, 0, 'GIF87a') || ascii(bytes, 0, 'GIF89a')) return 'image/gif'
  if (ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')) return 'image/webp'
  return undefined
}

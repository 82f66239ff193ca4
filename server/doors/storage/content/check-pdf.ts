import { inflateSync } from 'node:zlib'
import { ContentRefused } from './content-refused.ts'

/**
 * Limits of the check, which never decodes a picture: a decompression bomb is refused long before it is fully inflated.
 */
const STREAMS_MAX = 10_000
const STREAM_MAX_BYTES = 8 * 1024 * 1024
const UNFOLDED_MAX_BYTES = 32 * 1024 * 1024
/** Maximum distance of a dictionary before its stream. */
const DICTIONARY_MAX_BYTES = 1024

/**
 * Names of active content: runs when a reader opens the document, or embeds other files (ISO 32000-2, 7.11.4, 12.6.4, 13).
 */
const activeNames = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'GoToR',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'RichMedia',
  'XFA',
]
const ACTIVE = anyName(activeNames)
const ENCRYPTED = anyName(['Encrypt'])
const PAGE = /\/Type\s*\/Pages?(?![A-Za-z])/
const CROSS_REFERENCE_STREAM = anyName(['XRef'])
/** Filters not decoded here, which could hide compressed objects from the check. */
const OTHER_FILTER = anyName(['ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'LZWDecode', 'RunLengthDecode'])
const OBJECT_STREAM = anyName(['ObjStm'])
const PREDICTOR = anyName(['Predictor'])
const PICTURE = /\/Subtype\s*\/Image(?![A-Za-z])/
const STREAM = /stream\r?\n/g

/**
 * Refuses a document that is broken, encrypted, a decompression bomb, or contains scripts, launch actions or embedded
 * files. Searches the bytes and everything compressed in them instead of parsing objects: a parser follows the
 * document's own table, and two parsers may see two documents.
 */
export function checkPdf(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const raw = buffer.toString('latin1')
  if (!raw.includes('startxref')) throw new ContentRefused('unreadable')
  refuseActive(raw)
  if (CROSS_REFERENCE_STREAM.test(raw) && OTHER_FILTER.test(raw)) throw new ContentRefused('unreadable')
  let hasPage = PAGE.test(raw)
  let left = UNFOLDED_MAX_BYTES
  let streams = 0
  for (const { 0: keyword, index } of raw.matchAll(STREAM)) {
    streams += 1
    if (streams > STREAMS_MAX) throw new ContentRefused('too_costly')
    const dictionary = dictionaryBefore(raw, index)
    if (OBJECT_STREAM.test(dictionary) && PREDICTOR.test(dictionary)) throw new ContentRefused('unreadable')
    const isPicture = PICTURE.test(dictionary)
    if (isPicture && left <= 0) continue
    const unfolded = unfold(buffer.subarray(index + keyword.length), Math.min(STREAM_MAX_BYTES, Math.max(left, 1)))
    if (unfolded === 'too large') {
      // A scanned page may inflate to more, and no reader parses objects from picture data.
      if (!isPicture) throw new ContentRefused('too_costly')
      left -= STREAM_MAX_BYTES
      continue
    }
    if (!unfolded) continue
    left -= unfolded.byteLength
    const text = unfolded.toString('latin1')
    refuseActive(text)
    hasPage ||= PAGE.test(text)
  }
  if (!hasPage) throw new ContentRefused('unreadable')
}

function refuseActive(text: string): void {
  if (ENCRYPTED.test(text)) throw new ContentRefused('unreadable')
  if (ACTIVE.test(text)) throw new ContentRefused('active')
}

/** From the start of its object, within the maximum distance. */
function dictionaryBefore(raw: string, index: number): string {
  const near = raw.slice(Math.max(0, index - DICTIONARY_MAX_BYTES), index)
  return near.slice(near.lastIndexOf('obj') + 1)
}

/** Inflates a stream compressed once or several times; undefined if it is not compressed this way. */
function unfold(compressed: Buffer, most: number): Buffer | 'too large' | undefined {
  if (!hasZlibHeader(compressed)) return undefined
  try {
    const once = inflateSync(compressed, { maxOutputLength: most })
    return unfold(once, most) ?? once
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return isTooLarge ? 'too large' : undefined
  }
}

/** RFC 1950 header check: cheaper than trying to inflate every stream. */
function hasZlibHeader([first = 0, second = 0]: Buffer): boolean {
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0
}

/** A PDF name in any spelling: letters may be written as hex codes, `/J#61vaScript`. */
function anyName(names: readonly string[]): RegExp {
  const spelled = names.map((name) => Array.from(name, plainOrNumbered).join(''))
  return new RegExp(`/(?:${spelled.join('|')})(?![A-Za-z#])`)
}

function plainOrNumbered(letter: string): string {
  const number = letter.charCodeAt(0).toString(16)
  return `(?:${letter}|#${number.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`
}

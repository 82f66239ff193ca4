import { wordList } from './word-list.ts'

/** Input of one side to the code words: its random nonce and the fingerprint of its DTLS certificate. */
export interface Contribution {
  nonce: Uint8Array
  fingerprint: Uint8Array
}

const NONCE_BYTES = 16
const PROTOCOL = 'sas-v1'

export function newNonce(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
}

/** Parses `a=fingerprint:sha-256 AB:CD:…` of an SDP; undefined for another hash or none. */
export function fingerprintOf(sdp: string): Uint8Array | undefined {
  const hex = /^a=fingerprint:sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})\s*$/im.exec(sdp)?.[1]
  return hex === undefined ? undefined : Uint8Array.from(hex.split(':'), (byte) => Number.parseInt(byte, 16))
}

/**
 * Commitment, published before the nonces: otherwise a man in the middle could try keys until the short words match, as
 * with a plain hash of both fingerprints.
 */
export async function commitOf({ nonce, fingerprint }: Contribution): Promise<string> {
  return toBase64(await sha256(nonce, fingerprint))
}

/** Three words, equal on both sides exactly when both saw the same certificates and nonces. */
export async function codeWordsOf(roomId: string, one: Contribution, other: Contribution): Promise<string[]> {
  const pairs = [one, other].map(({ nonce, fingerprint }) => joined([nonce, fingerprint])).toSorted(compareBytes)
  const digest = await sha256(new TextEncoder().encode(PROTOCOL), new TextEncoder().encode(roomId), ...pairs)
  return [...digest.subarray(0, 3)].map((byte) => wordList[byte] ?? '')
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

/** Decodes a base64 nonce; undefined when invalid. */
export function nonceFrom(text: string): Uint8Array | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    return bytes.length === NONCE_BYTES ? bytes : undefined
  } catch {
    return undefined
  }
}

async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined(parts)))
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const at = one.findIndex((byte, index) => byte !== other[index])
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

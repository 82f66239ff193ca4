import { createHmac, timingSafeEqual } from 'node:crypto'

/** Refresh token: session id, generation number, and a signature with the session's own key. */
export interface RefreshToken {
  sessionId: string
  generation: number
  signature: Buffer
}

const ID_BYTES = 16
const GENERATION_BYTES = 4
const SIGNATURE_BYTES = 16

export function writeRefreshToken(sessionId: string, generation: number, key: Uint8Array): string {
  return Buffer.concat([content(sessionId, generation), sign(sessionId, generation, key)]).toString('base64url')
}

export function readRefreshToken(token: string): RefreshToken | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + GENERATION_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token)
    return undefined
  const id = bytes.toString('hex', 0, ID_BYTES)
  return {
    sessionId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    generation: bytes.readUInt32BE(ID_BYTES),
    signature: bytes.subarray(ID_BYTES + GENERATION_BYTES),
  }
}

export function isSignedWith({ sessionId, generation, signature }: RefreshToken, key: Uint8Array): boolean {
  return timingSafeEqual(signature, sign(sessionId, generation, key))
}

function content(sessionId: string, generation: number): Buffer {
  const bytes = Buffer.alloc(ID_BYTES + GENERATION_BYTES)
  bytes.write(sessionId.replaceAll('-', ''), 'hex')
  bytes.writeUInt32BE(generation, ID_BYTES)
  return bytes
}

function sign(sessionId: string, generation: number, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(content(sessionId, generation)).digest().subarray(0, SIGNATURE_BYTES)
}

import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { Transaction } from '../db/postgres.ts'
import { serverSecret } from '../server-secret.ts'

/** DER header before the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Signing key of attestations. Separate from the access token keys, which are deleted two hours after rotation, because
 * a seal must stay verifiable for years.
 */
async function sealKey(sql: Transaction): Promise<KeyObject> {
  const seed = Buffer.from(await serverSecret(sql, 'attestation-seal'), 'base64url')
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' })
}

/** The number is signed together with the fingerprint, so that a signature cannot be reused for another attestation. */
const sealed = (number: string, fingerprint: string) => Buffer.from(`mivoix-attestation\n${number}\n${fingerprint}`)

export async function seal(sql: Transaction, number: string, fingerprint: string): Promise<string> {
  return sign(null, sealed(number, fingerprint), await sealKey(sql)).toString('base64')
}

export async function isSealIntact(
  sql: Transaction,
  { number, fingerprint, seal: signature }: { number: string; fingerprint: string; seal: string },
): Promise<boolean> {
  const key = createPublicKey(await sealKey(sql))
  return verify(null, sealed(number, fingerprint), key, Buffer.from(signature, 'base64'))
}

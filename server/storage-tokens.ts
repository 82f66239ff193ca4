import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Transaction } from './db/postgres.ts'
import { serverSecret } from './server-secret.ts'

const claims = z.object({
  act: z.enum(['download', 'upload']),
  /** Bucket and name, joined by a slash. */
  url: z.string(),
  /** For an upload: owner of the file, their session, and whether it may replace an existing file. */
  owner: z.string().nullish(),
  session: z.string().optional(),
  upsert: z.boolean().optional(),
})

/** Signed permission for one act on one file, until it expires. */
export type StorageToken = z.infer<typeof claims>

interface Validity {
  now: Date
  expiresIn: number
}

export async function signStorageToken(sql: Transaction, token: StorageToken, validity: Validity): Promise<string> {
  return sign(token, validity, await key(sql))
}

/** Tokens in the order given. */
export async function signStorageTokens(
  sql: Transaction,
  tokens: readonly StorageToken[],
  validity: Validity,
): Promise<string[]> {
  const secret = await key(sql)
  return Promise.all(tokens.map((token) => sign(token, validity, secret)))
}

function sign(token: StorageToken, { now, expiresIn }: Validity, secret: Uint8Array): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT(token)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + expiresIn)
    .sign(secret)
}

/** Throws jose's errors for an invalid or expired token. */
export async function readStorageToken(sql: Transaction, token: string, now: Date): Promise<StorageToken> {
  const options = { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp'] }
  const { payload } = await jwtVerify(token, await key(sql), options)
  return claims.parse(payload)
}

async function key(sql: Transaction): Promise<Uint8Array> {
  return new TextEncoder().encode(await serverSecret(sql, 'storage'))
}

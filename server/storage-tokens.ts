import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Transaction } from './db/postgres.ts'
import { serverSecret } from './server-secret.ts'

const claims = z.object({
  act: z.enum(['download', 'upload']),
  /** Bucket and name, joined by a slash. */
  url: z.string(),
  /** For an upload: whose the file will be, in which session they asked, and whether it may take the place of another. */
  owner: z.string().nullish(),
  session: z.string().optional(),
  upsert: z.boolean().optional(),
})

/** One act on one file, allowed to whoever carries the token until it expires. */
export type StorageToken = z.infer<typeof claims>

export async function signStorageToken(
  sql: Transaction,
  token: StorageToken,
  { now, expiresIn }: { now: Date; expiresIn: number },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT(token)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + expiresIn)
    .sign(await key(sql))
}

/** Throws jose's errors for a token that is not ours or has expired. */
export async function readStorageToken(sql: Transaction, token: string, now: Date): Promise<StorageToken> {
  const options = { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp'] }
  const { payload } = await jwtVerify(token, await key(sql), options)
  return claims.parse(payload)
}

async function key(sql: Transaction): Promise<Uint8Array> {
  return new TextEncoder().encode(await serverSecret(sql, 'storage'))
}

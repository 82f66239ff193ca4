import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { z } from 'zod'
import { SECURITY_CHECK_MINUTES } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { Transaction } from './db/postgres.ts'
import { serverSecret } from './server-secret.ts'

const TRIES = { least: 40, most: 120 }

/** Proof-of-work challenge for the browser, signed so that it is stateless until used. */
export async function newSecurityCheck(sql: Transaction, now: Date, iterations: number): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: iterations,
    counter: randomInt(TRIES.most, TRIES.least),
    deriveKey,
    // Our own field instead of `expiresAt`, which the library would compare with another clock than the server's.
    data: { expires: Math.floor(now.getTime() / 1000) + SECURITY_CHECK_MINUTES * 60 },
    ...(await secrets(sql)),
  })
}

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      // Signed with the rest: it is what we asked for.
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ expires: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** Throws unless the challenge is ours, solved, not expired and unused: it is consumed by this transaction (replay). */
export async function passSecurityCheck(sql: Transaction, securityCheck: unknown, now: Date): Promise<void> {
  const { challenge, solution } = decode(securityCheck)
  const { expires } = challenge.parameters.data
  if (expires * 1000 < now.getTime()) throw new AppError('security_check_failed')
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secrets(sql)) })
  if (!verified) throw new AppError('security_check_failed')
  const used = await sql`
    insert into app.used_security_checks (signature, expires_at)
    values (${challenge.signature}, ${new Date(expires * 1000)}) on conflict do nothing`
  if (used.count === 0) throw new AppError('security_check_failed')
}

function decode(securityCheck: unknown): z.infer<typeof payloadSchema> {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(z.string().parse(securityCheck), 'base64').toString('utf8')))
  } catch (cause) {
    throw new AppError('security_check_failed', { cause })
  }
}

async function secrets(sql: Transaction) {
  const secret = await serverSecret(sql, 'security-check')
  return { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} key` }
}

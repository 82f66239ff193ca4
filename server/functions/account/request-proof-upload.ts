import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { findRegistration } from '../../identity/registrations.ts'
import { signStorageToken } from '../../storage-tokens.ts'

const TOKEN_SECONDS = 10 * 60

/** Lets a student upload the proof before the account exists; it is assigned to the account at registration. */
export const requestProofUpload = defineFunction({
  name: 'request-proof-upload',
  who: 'anyone',
  input: z.object({ ticket: z.string().min(1).max(200) }),
  limit: { per: 'address', times: 60, perSeconds: 60 * 60 },
  async handle({ input: { ticket }, sql, now }) {
    const registration = await findRegistration(sql, ticket, now)
    if (!registration) throw new AppError('email_not_verified')
    const path = `registrations/${registration.id}`
    const claims = { act: 'upload', url: `proofs/${path}`, owner: null, upsert: true } as const
    return { path, token: await signStorageToken(sql, claims, { now, expiresIn: TOKEN_SECONDS }) }
  },
})

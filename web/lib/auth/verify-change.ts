import type { AuthResponse, VerifyOtpParams } from '@supabase/supabase-js'
import { AppError } from '#domain/errors.ts'
import { client } from '../client.ts'
import { callAuth } from './auth-call.ts'
import { authRefusal } from './auth-refusal.ts'

/** Proves a new address or number of whoever is signed in. The server takes its code from nobody else. */
export async function verifyChange(proof: VerifyOtpParams): Promise<AuthResponse['data']> {
  const { auth } = await client()
  const { data } = await auth.getSession()
  if (!data.session) throw new AppError('change_needs_sign_in')
  const bearer = { authorization: `Bearer ${data.session.access_token}` }
  const { answer } = await callAuth(
    ({ path, body }) => path.startsWith('/verify') && body.type === proof.type,
    bearer,
    () => auth.verifyOtp(proof),
  )
  if (answer.error) throw await authRefusal(answer.error)
  return answer.data
}

import type { AuthResponse, VerifyOtpParams } from '@supabase/supabase-js'
import { AppError } from '#domain/errors.ts'
import { callAuth } from '#web/lib/auth/auth-call.ts'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { client } from '#web/lib/client.ts'

/** Confirms a new email address or phone number. The server accepts the code only from the signed-in account. */
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

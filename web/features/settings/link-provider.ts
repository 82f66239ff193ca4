import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { newPkce } from '#web/features/auth/shared/pkce.ts'
import { client } from '#web/lib/client.ts'

const LINKING_KEY = 'mivoix-linking'

const answerSchema = z.object({ url: z.url() })

/**
 * Redirects to an OAuth provider to link its account. The returned code could open a session, but one is open already,
 * so the PKCE verifier is not kept.
 */
export async function linkProvider(name: string): Promise<void> {
  const { data } = await (await client()).auth.getSession()
  const { question } = await newPkce()
  const query = new URLSearchParams({
    provider: name,
    redirect_to: `${window.location.origin}/settings`,
    skip_http_redirect: 'true',
    ...question,
  })
  const answer = await fetch(`/auth/v1/user/identities/authorize?${query.toString()}`, {
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  })
  if (!answer.ok) throw new AppError('identity_not_linked')
  sessionStorage.setItem(LINKING_KEY, name)
  window.location.assign(answerSchema.parse(await answer.json()).url)
}

/** Whether this tab left to link an account; reading it clears it. */
export function takePendingLink(): boolean {
  const isLinking = sessionStorage.getItem(LINKING_KEY) !== null
  sessionStorage.removeItem(LINKING_KEY)
  return isLinking
}

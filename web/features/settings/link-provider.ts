import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { newPkce } from '#web/lib/auth/pkce.ts'
import { client } from '#web/lib/client.ts'

const LINKING_KEY = 'mivoix-linking'

const answerSchema = z.object({ url: z.url() })

/**
 * Leaves for a provider, whose account then belongs to who is signed in. The code that comes back would open a session;
 * one is open already, so its secret is not even kept.
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

/** Whether this tab had left to link an account; asked once. */
export function takeLinkingWish(): boolean {
  const isWished = sessionStorage.getItem(LINKING_KEY) !== null
  sessionStorage.removeItem(LINKING_KEY)
  return isWished
}

import type { Session } from '@supabase/supabase-js'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { deviceHeader } from '#web/lib/auth/device.ts'
import { client } from '#web/lib/client.ts'
import { newPkce } from './shared/pkce.ts'

const VERIFIER_KEY = 'mivoix-provider-verifier'

const tokensSchema = z.object({ access_token: z.string(), refresh_token: z.string() })

/** Redirects to the OAuth provider, which returns to the current page. */
export async function redirectToProvider(name: string): Promise<void> {
  const { verifier, question } = await newPkce()
  sessionStorage.setItem(VERIFIER_KEY, verifier)
  const query = new URLSearchParams({ provider: name, redirect_to: window.location.href, ...question })
  window.location.assign(`/auth/v1/authorize?${query.toString()}`)
}

/** Exchanges the authorization code for a session. */
export async function exchangeProviderCode(code: string): Promise<Session> {
  const verifier = sessionStorage.getItem(VERIFIER_KEY) ?? ''
  sessionStorage.removeItem(VERIFIER_KEY)
  const answer = await fetch('/auth/v1/token?grant_type=pkce', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...deviceHeader() },
    body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
  })
  if (!answer.ok) throw new AppError('sign_in_failed')
  const tokens = tokensSchema.parse(await answer.json())
  const { auth } = await client()
  const { data, error } = await auth.setSession(tokens)
  if (error || !data.session) throw new AppError('sign_in_failed', { cause: error })
  return data.session
}

import type { Session } from '@supabase/supabase-js'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { client } from '#web/lib/client.ts'
import { deviceHeader } from '#web/lib/device.ts'

const VERIFIER_KEY = 'mivoix-provider-verifier'
const VERIFIER_BYTES = 32

export interface Provider {
  name: string
  label: string
}

const settingsSchema = z.object({ external_labels: z.record(z.string(), z.string()) })
const tokensSchema = z.object({ access_token: z.string(), refresh_token: z.string() })

/** The outside accounts that this deployment lets people sign in with: none unless it is set up for some. */
export async function listProviders(): Promise<Provider[]> {
  const answer = await fetch('/auth/v1/settings')
  const { external_labels: labels } = settingsSchema.parse(await answer.json())
  return Object.entries(labels).map(([name, label]) => ({ name, label }))
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Leaves for the provider. What comes back in the address is worth nothing without the secret kept in this tab (PKCE). */
export async function leaveForProvider(name: string): Promise<void> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)))
  sessionStorage.setItem(VERIFIER_KEY, verifier)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const query = new URLSearchParams({
    provider: name,
    redirect_to: window.location.href,
    code_challenge: base64url(new Uint8Array(hash)),
    code_challenge_method: 's256',
  })
  window.location.assign(`/auth/v1/authorize?${query.toString()}`)
}

/** Exchanges what the provider sent the person back with for a session. */
export async function comeBackWith(code: string): Promise<Session> {
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

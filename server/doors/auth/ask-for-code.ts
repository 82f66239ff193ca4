import type { Context } from 'hono'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { AuthError } from './auth-error.ts'
import { emailField, metadataField } from './fields.ts'
import { readBody } from './read-body.ts'
import { type CodeRequest, requestCode } from './request-code.ts'
import type { RequireSession } from './require-session.ts'

const reachable = z.object({ email: emailField.optional(), phone: z.string().optional() })
const otpBody = reachable.extend({
  create_user: z.boolean().default(true),
  data: metadataField.nullish().transform((data) => data ?? {}),
})
const resendBody = reachable.extend({
  type: z.enum(['signup', 'email_change'], 'Resend is only offered for signup and email_change'),
})

type Handler = (c: Context<HonoEnv>) => Promise<Response>

/** `POST /otp`: sign in by mail. */
export function askForSignInCode(deps: Deps): Handler {
  return async (c) => {
    const { create_user, data, ...reached } = await readBody(c, otpBody)
    return ask(c, deps, {
      purpose: 'magiclink',
      email: emailOf(reached),
      createAccount: create_user && deps.settings.SIGN_UP,
      metadata: data,
    })
  }
}

/** `POST /resend`. */
export function askAgain(deps: Deps): Handler {
  return async (c) => {
    const { type, ...reached } = await readBody(c, resendBody)
    return ask(c, deps, { purpose: type, email: emailOf(reached) })
  }
}

/** `POST /recover`: forgotten password. */
export function askForRecovery(deps: Deps): Handler {
  return async (c) => ask(c, deps, { purpose: 'recovery', email: emailOf(await readBody(c, reachable)) })
}

/** `GET /reauthenticate`: a code that proves, once more, who is at the keyboard. */
export function askForReauthentication(deps: Deps, requireSession: RequireSession): Handler {
  return async (c) => {
    const { account } = await requireSession(c)
    if (!account.email)
      throw new AuthError('validation_failed', { message: 'Reauthentication requires the user to have an email' })
    return ask(c, deps, { purpose: 'reauthentication', email: account.email, userId: account.id })
  }
}

async function ask(c: Context<HonoEnv>, deps: Deps, request: Omit<CodeRequest, 'address'>): Promise<Response> {
  await deps.db.asService((sql) => requestCode(sql, deps, { ...request, address: c.get('address') }))
  return c.json({})
}

function emailOf({ email, phone }: z.infer<typeof reachable>): string {
  if (phone) throw new AuthError('phone_provider_disabled')
  if (!email) throw new AuthError('validation_failed', { message: 'An email address is required' })
  return email
}

import type { AuthError, Session } from '@supabase/supabase-js'
import { expect } from 'vitest'
import type { Client, TestApp } from '../app.ts'

export const PASSWORD = 'quatre petits mots simples'

export function newEmail(): string {
  return `claire-${crypto.randomUUID().slice(0, 12)}@exemple.fr`
}

/** International digits of an unused French mobile number. */
export function newPhone(): string {
  return `336${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}

/** Six- or eight-digit code of the newest mail to an address; waits for the mail. */
export async function codeMailedTo(app: TestApp, email: string, mailsBefore = 0): Promise<string> {
  return partOfMail(app, email, mailsBefore, /\b(\d{6}|\d{8})\b/)
}

/** Token of the link in the newest mail to an address. */
export async function linkTokenMailedTo(app: TestApp, email: string, mailsBefore = 0): Promise<string> {
  return partOfMail(app, email, mailsBefore, /token=([\w-]+)/)
}

async function partOfMail(app: TestApp, email: string, mailsBefore: number, part: RegExp): Promise<string> {
  let text = ''
  await expect
    .poll(
      async () => {
        const mails = await app.mailsTo(email)
        text = mails[0]?.body_text ?? ''
        return mails.length
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(mailsBefore)
  const found = part.exec(text)?.[1]
  if (!found) throw new Error('the mail does not carry it')
  return found
}

/** A user who has signed up, verified their address, and is signed in. */
export async function signUpAndConfirm(
  app: TestApp,
  data: Record<string, unknown> = {},
): Promise<{ client: Client; email: string; session: Session }> {
  const client = app.visitor()
  const email = newEmail()
  expectNone((await client.auth.signUp({ email, password: PASSWORD, options: { data } })).error)
  const token = await codeMailedTo(app, email)
  const { data: verified, error } = await client.auth.verifyOtp({ email, token, type: 'signup' })
  expectNone(error)
  if (!verified.session) throw new Error('no session')
  return { client, email, session: verified.session }
}

function expectNone(error: AuthError | null): void {
  if (error) throw error
}

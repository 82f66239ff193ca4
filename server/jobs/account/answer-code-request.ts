import { signUpUserType } from '#domain/auth/sign-up-user-type.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { createAccount, type Metadata, type Reach } from '../../identity/create-account.ts'
import { type CodePurpose, issueCode, type TextedPurpose } from '../../identity/one-time-codes.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { codeSms } from '../../sms/code-sms.ts'
import { queueSms } from '../../sms/queue-sms.ts'
import { defineJob } from '../define-job.ts'

interface CodeRequestRow {
  id: string
  purpose: CodePurpose
  email: string | null
  phone: string | null
  user_id: string | null
  create_account: boolean
  metadata: Metadata
  password_hash: string | null
  code_challenge: string | null
}

interface AccountRow {
  id: string
  email: string | null
  new_email: string | null
  phone: string | null
  new_phone: string | null
  is_confirmed: boolean
}

const templates = {
  signup: 'sign-up-code',
  magiclink: 'sign-in-code',
  recovery: 'recovery-code',
  email_change: 'email-change-code',
  reauthentication: 'reauthentication-code',
} as const satisfies Record<Exclude<CodePurpose, TextedPurpose>, string>

/** Sends a requested code if the account exists. Request, code and message change in one transaction. */
export const answerCodeRequest = defineJob({
  name: 'answer-code-request',
  retry: { times: 5, firstSeconds: 1, longestSeconds: 60 },
  runsAtMostSeconds: 30,
  async handle({ data: { requestId }, deps }) {
    await deps.db.asService(async (sql) => {
      const [request] = await sql<CodeRequestRow[]>`
        delete from auth.code_requests where id = ${requestId}
        returning id, purpose, email, phone, user_id, create_account, metadata, password_hash, code_challenge`
      if (!request) return
      const account = await accountOf(sql, request, deps.clock())
      if (!account) return
      if (request.phone) await answerBySms(sql, deps, request.purpose, request.phone, account)
      else await answerByMail(sql, deps, request, account)
    })
  },
})

async function accountOf(sql: Transaction, request: CodeRequestRow, now: Date): Promise<AccountRow | undefined> {
  const { purpose, email, phone, user_id: userId } = request
  if (request.create_account) await openAccount(sql, request, now)
  const isTheirs = userId
    ? sql`id = ${userId}`
    : purpose === 'phone_change'
      ? sql`new_phone = ${phone}`
      : phone
        ? sql`phone = ${phone}`
        : sql`email = ${email}`
  const [account] = await sql<AccountRow[]>`
    select id, email, new_email, phone, new_phone, coalesce(email_confirmed_at, phone_confirmed_at) is not null as is_confirmed from auth.users
    where ${isTheirs} and coalesce(banned_until <= ${now}, true) order by updated_at desc limit 1`
  return account
}

/** A sign-up replaces an earlier unconfirmed one. */
async function openAccount(sql: Transaction, request: CodeRequestRow, now: Date): Promise<void> {
  const { id, purpose, email, phone, metadata, password_hash: passwordHash } = request
  if (purpose === 'signup')
    await sql`delete from auth.users where (email = ${email} or phone = ${phone})
      and email_confirmed_at is null and phone_confirmed_at is null`
  const userType = signUpUserType(metadata.user_type)
  const reach: Reach = phone ? { phone } : { email: email ?? '' }
  await createAccount(sql, { ...reach, id, passwordHash, userType, metadata, confirmedAt: null, now })
}

async function answerByMail(
  sql: Transaction,
  { jobs, clock }: Deps,
  { purpose, code_challenge: codeChallenge }: CodeRequestRow,
  account: AccountRow,
): Promise<void> {
  const to = purpose === 'email_change' ? account.new_email : account.email
  if (!to || !isMailed(purpose)) return
  const [owner] = await sql`select from auth.users where email = ${to} and id <> ${account.id}`
  if (owner || (purpose === 'signup' && account.is_confirmed)) {
    await queueMail(sql, jobs, { to, template: 'account-exists', data: {} })
    return
  }
  const request = { userId: account.id, purpose, sentTo: to, codeChallenge, now: clock() }
  const { code, link, expiresAt } = await issueCode(sql, request)
  await queueMail(sql, jobs, { to, template: templates[purpose], data: { code, link }, uselessAfter: expiresAt })
}

/** The owner of a number claimed by somebody else gets no message: it would only confuse them. */
async function answerBySms(
  sql: Transaction,
  deps: Deps,
  purpose: CodePurpose,
  phone: string,
  account: AccountRow,
): Promise<void> {
  const [owner] = await sql`select from auth.users where phone = ${phone} and id <> ${account.id}`
  if ((owner && purpose !== 'phone_factor') || (purpose === 'signup' && account.is_confirmed)) return
  const { code, expiresAt } = await issueCode(sql, {
    userId: account.id,
    purpose,
    sentTo: phone,
    now: deps.clock(),
  })
  await queueSms(sql, deps, { to: phone, text: codeSms(code), uselessAfter: expiresAt })
}

function isMailed(purpose: CodePurpose): purpose is keyof typeof templates {
  return purpose in templates
}

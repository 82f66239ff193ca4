import type { JSONValue } from 'postgres'
import { signUpUserType } from '#domain/auth/sign-up-user-type.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { createAccount } from '../identity/create-account.ts'
import { type CodePurpose, issueCode } from '../identity/one-time-codes.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { defineJob } from './define-job.ts'

interface CodeRequestRow {
  purpose: CodePurpose
  email: string
  user_id: string | null
  create_account: boolean
  metadata: Record<string, JSONValue>
}

interface AccountRow {
  id: string
  email: string | null
  new_email: string | null
  is_confirmed: boolean
}

const templates = {
  signup: 'sign-up-code',
  magiclink: 'sign-in-code',
  recovery: 'recovery-code',
  email_change: 'email-change-code',
  reauthentication: 'reauthentication-code',
} as const satisfies Record<CodePurpose, string>

/** Mails the code somebody asked for, if there is an account to send it to. Request, code and mail change together. */
export const answerCodeRequest = defineJob({
  name: 'answer-code-request',
  retry: { times: 5, firstSeconds: 1, longestSeconds: 60 },
  runsAtMostSeconds: 30,
  async handle({ data: { requestId }, deps }) {
    await deps.db.asService(async (sql) => {
      const [request] = await sql<CodeRequestRow[]>`
        delete from auth.code_requests where id = ${requestId} returning purpose, email, user_id, create_account, metadata`
      if (!request) return
      const account = await accountOf(sql, request, deps.clock())
      if (account) await answer(sql, deps, request.purpose, account)
    })
  },
})

async function accountOf(sql: Transaction, request: CodeRequestRow, now: Date): Promise<AccountRow | undefined> {
  const { email, user_id: userId, create_account: mayCreate, metadata } = request
  if (mayCreate) {
    const userType = signUpUserType(metadata.user_type)
    await createAccount(sql, { email, passwordHash: null, userType, metadata, confirmedAt: null, now })
  }
  const [account] = await sql<AccountRow[]>`
    select id, email, new_email, email_confirmed_at is not null as is_confirmed from auth.users
    where case when ${userId}::uuid is null then email = ${email} else id = ${userId} end
      and coalesce(banned_until <= ${now}, true)`
  return account
}

async function answer(
  sql: Transaction,
  { jobs, clock }: Deps,
  purpose: CodePurpose,
  account: AccountRow,
): Promise<void> {
  const to = purpose === 'email_change' ? account.new_email : account.email
  if (!to) return
  const [owner] = await sql`select from auth.users where email = ${to} and id <> ${account.id}`
  if (owner || (purpose === 'signup' && account.is_confirmed)) {
    await queueMail(sql, jobs, { to, template: 'account-exists', data: {} })
    return
  }
  const { code, link, expiresAt } = await issueCode(sql, { userId: account.id, purpose, sentTo: to, now: clock() })
  await queueMail(sql, jobs, { to, template: templates[purpose], data: { code, link }, uselessAfter: expiresAt })
}

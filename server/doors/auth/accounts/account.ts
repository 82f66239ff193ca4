import { type UserType, userTypeOf } from '#domain/profile/user-type.ts'
import type { Database } from '../../../db/database.ts'
import { SERVICE } from '../../../db/identity.ts'
import type { Transaction } from '../../../db/postgres.ts'
import type { Metadata, Reach } from '../../../identity/create-account.ts'
import { AuthError } from '../auth-error.ts'

export interface AccountIdentity {
  id: string
  user_id: string
  provider: string
  provider_id: string
  identity_data: Record<string, unknown>
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
}

export interface AccountFactor {
  id: string
  friendly_name?: string
  factor_type: 'totp' | 'phone' | 'recovery_code'
  phone?: string
  status: 'unverified' | 'verified'
  created_at: string
  updated_at: string
}

/** A row of the view auth.accounts. */
export interface Account {
  id: string
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  new_email: string | null
  phone: string | null
  phone_confirmed_at: Date | null
  new_phone: string | null
  invited_at: Date | null
  last_sign_in_at: Date | null
  banned_until: Date | null
  is_anonymous: boolean
  second_step_always: boolean
  raw_app_meta_data: Record<string, unknown>
  raw_user_meta_data: Metadata
  created_at: Date
  updated_at: Date
  identities: AccountIdentity[]
  factors: AccountFactor[]
}

export async function findAccount(db: Database, { email, phone }: Reach): Promise<Account | undefined> {
  const [account] = await (phone === undefined
    ? db.readAs<Account>(SERVICE, 'select * from auth.accounts where email = $1', [email])
    : db.readAs<Account>(SERVICE, 'select * from auth.accounts where phone = $1', [phone]))
  return account
}

/** Reads the account inside this transaction. */
export async function readAccount(sql: Transaction, id: string): Promise<Account> {
  const [account] = await sql<Account[]>`select * from auth.accounts where id = ${id}`
  if (!account) throw new AuthError('user_not_found')
  return account
}

export function userTypeOfAccount(account: Account): UserType {
  return userTypeOf(account.raw_app_meta_data.user_type)
}

export function isBanned(account: Account, now: Date): boolean {
  return account.banned_until !== null && account.banned_until > now
}

export function hasVerifiedFactor(account: Account): boolean {
  return account.factors.some((factor) => factor.factor_type !== 'recovery_code' && factor.status === 'verified')
}

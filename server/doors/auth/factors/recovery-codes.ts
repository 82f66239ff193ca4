import { createHash, randomInt } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { type Account, hasVerifiedFactor } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import { countAgainstSide } from '../limits-by-side.ts'
import { readBody } from '../read-body.ts'
import { raiseSession } from '../sessions/raise-session.ts'
import type { RequireSession, SignedIn } from '../sessions/require-session.ts'
import { presentSession } from '../sessions/session.ts'
import { askerOf, sidesAt } from '../sign-in/trusted-devices.ts'
import { hasUsedFactor } from './has-used-factor.ts'

const CODES = 10
const CODE_LETTERS = 16
/** Without ambiguous letters. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const generateBody = z.object({ friendly_name: z.string().trim().min(1).max(100).default('Recovery codes') })
const verifyBody = z.object({ code: z.string().max(200) })

/** `/factors/recovery-codes`: for a lost phone. Shown once, stored as hashes, single use. */
export function createRecoveryCodeRoutes(deps: Deps, requireSession: RequireSession): Hono<HonoEnv> {
  const { db, clock, keys } = deps
  const routes = new Hono<HonoEnv>()

  routes.get('/', async (c) => {
    const { id } = recoveryFactor((await requireSession(c)).account)
    const [count] = await db.asService(
      (sql) => sql<{ total: number; remaining: number }[]>`
        select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
        from auth.recovery_codes where factor_id = ${id}`,
    )
    return c.json({ id, type: 'recovery_code', ...count })
  })

  routes.post('/', async (c) => {
    const { account } = requireSecondProof(await requireSession(c))
    const { friendly_name } = await readBody(c, generateBody)
    if (!hasVerifiedFactor(account)) throw new AuthError('mfa_recovery_codes_sole_factor')
    const codes = newCodes()
    const id = await db.asService(async (sql) => {
      const [factor] = await sql<{ id: string }[]>`
        insert into auth.factors (user_id, friendly_name, factor_type, status)
        values (${account.id}, ${friendly_name}, 'recovery_code', 'verified') on conflict do nothing returning id`
      if (!factor) throw new AuthError('mfa_verified_factor_exists')
      await keepCodes(sql, factor.id, codes)
      return factor.id
    })
    return c.json({ id, type: 'recovery_code', friendly_name, total: CODES, codes })
  })

  routes.post('/regenerate', async (c) => {
    const { id, friendly_name } = recoveryFactor(requireSecondProof(await requireSession(c)).account)
    const codes = newCodes()
    await db.asService((sql) => keepCodes(sql, id, codes))
    return c.json({ id, type: 'recovery_code', friendly_name, total: CODES, codes })
  })

  routes.post('/verify', async (c) => {
    const { account, session } = await requireSession(c)
    const { code } = await readBody(c, verifyBody)
    const now = clock()
    // Counted apart from the codes of an app, which a stranger with the password can use up.
    await db.asService(async (sql) => {
      const sides = await sidesAt(sql, account, askerOf(c, session), now)
      await countAgainstSide(sql, 'recovery code try', { who: account.id, ...sides }, now)
    })
    const raised = await db.asService(async (sql) => {
      const [used] = await sql`
        update auth.recovery_codes set used_at = ${now}
        where code_hash = ${hash(code)} and used_at is null
          and factor_id in (select id from auth.factors where user_id = ${account.id}) returning factor_id`
      if (!used) throw new AuthError('mfa_verification_failed', { message: 'Invalid recovery code entered' })
      return raiseSession(sql, { userId: account.id, sessionId: session.id, method: 'mfa/recovery_code', now })
    })
    return c.json(await presentSession(keys, raised.account, raised.session, now))
  })

  routes.delete('/', async (c) => {
    const { id } = recoveryFactor(requireSecondProof(await requireSession(c)).account)
    await db.asService((sql) => sql`delete from auth.factors where id = ${id}`)
    return c.json({ id })
  })
  return routes
}

function requireSecondProof(signedIn: SignedIn): SignedIn {
  if (!hasUsedFactor(signedIn.session)) throw new AuthError('insufficient_aal', { status: 403 })
  return signedIn
}

function recoveryFactor(account: Account): Account['factors'][number] {
  const factor = account.factors.find(({ factor_type }) => factor_type === 'recovery_code')
  if (!factor) throw new AuthError('mfa_factor_not_found')
  return factor
}

function newCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: CODE_LETTERS }, randomLetter).join(''))
}

function randomLetter(): string {
  return ALPHABET.charAt(randomInt(ALPHABET.length))
}

async function keepCodes(sql: Transaction, factorId: string, codes: readonly string[]): Promise<void> {
  await sql`delete from auth.recovery_codes where factor_id = ${factorId}`
  await sql`insert into auth.recovery_codes ${sql(codes.map((code) => ({ factor_id: factorId, code_hash: hash(code) })))}`
}

/** Normalised: case, spaces and dashes do not matter. 79 random bits need no slow hash. */
function hash(code: string): Buffer {
  return createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest()
}

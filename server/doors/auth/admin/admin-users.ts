import { setTimeout as delay } from 'node:timers/promises'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import type { Account } from '../accounts/account.ts'
import { presentUser } from '../accounts/present-user.ts'
import { AuthError } from '../auth-error.ts'
import { removeFactor } from '../factors/remove-factor.ts'
import { readBody } from '../read-body.ts'
import { adminUserFields, createUserAsAdmin, updateUserAsAdmin } from './admin-changes.ts'
import type { RequireService } from './require-service.ts'

const PAGE_SIZE = 50
const PAGE_SIZE_MAX = 1000

const pageNumber = z
  .string()
  .default('')
  .transform((text) => (text === '' ? undefined : Number(text)))
const pageQuery = z.object({
  page: pageNumber.pipe(z.number().int().min(1).default(1)),
  per_page: pageNumber.pipe(z.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE)),
})
/** A sign-up returns the account's id shortly before a job creates it: a lookup by that id retries. */
const OPENING_LOOKS = 50
const OPENING_LOOK_MS = 100
const deleteBody = z.object({ should_soft_delete: z.boolean().default(false) })

/** `/admin/users`: account management for the operator's programs, with the service key. */
export function createAdminUserRoutes(deps: Deps, requireService: RequireService): Hono<HonoEnv> {
  const { db, clock } = deps
  const routes = new Hono<HonoEnv>()
  routes.use(async (c, next) => {
    await requireService(c)
    return next()
  })

  routes.post('/', async (c) => {
    const fields = await readBody(c, adminUserFields)
    return c.json(presentUser(await createUserAsAdmin(deps, fields)))
  })

  routes.get('/', async (c) => {
    const asked = pageQuery.safeParse(c.req.query())
    if (!asked.success) throw new AuthError('validation_failed', { message: 'Bad pagination parameters' })
    const { page, per_page: size } = asked.data
    const { accounts, total } = await db.asService(async (sql) => {
      const [count] = await sql<{ total: number }[]>`select count(*)::int as total from auth.users`
      const onPage = await sql<Account[]>`
        select * from auth.accounts order by created_at desc, id limit ${size} offset ${(page - 1) * size}`
      return { accounts: onPage, total: count?.total ?? 0 }
    })
    const last = Math.max(1, Math.ceil(total / size))
    const link = (to: number, rel: string) => `<${c.req.path}?page=${to}&per_page=${size}>; rel="${rel}"`
    c.header('x-total-count', String(total))
    c.header('link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '))
    return c.json({ users: accounts.map(presentUser), aud: 'authenticated' })
  })

  routes.get('/:id', async (c) => c.json(presentUser(await accountOf(c.req.param('id')))))

  routes.put('/:id', async (c) => {
    const fields = await readBody(c, adminUserFields)
    const account = await accountOf(c.req.param('id'))
    return c.json(presentUser(await updateUserAsAdmin(deps, account, fields)))
  })

  routes.delete('/:id', async (c) => {
    const { should_soft_delete: isSoft } = await readBody(c, deleteBody)
    if (isSoft) throw new AuthError('validation_failed', { message: 'Accounts are erased, not hidden' })
    const { id } = await accountOf(c.req.param('id'))
    await db
      .asService((sql) => sql`delete from auth.users where id = ${id}`)
      .catch((cause: unknown) => {
        throw isPending(cause) ? new AuthError('conflict', { message: 'The account has appointments to come' }) : cause
      })
    return c.json({})
  })

  routes.get('/:id/factors', async (c) => c.json((await accountOf(c.req.param('id'))).factors))

  routes.delete('/:id/factors/:factorId', async (c) => {
    const account = await accountOf(c.req.param('id'))
    const factor = account.factors.find(({ id }) => id === c.req.param('factorId'))
    if (!factor) throw new AuthError('mfa_factor_not_found')
    await db.asService((sql) => removeFactor(sql, deps, account, factor, null))
    return c.json({ ...factor, updated_at: clock() })
  })

  async function accountOf(id: string): Promise<Account> {
    if (!z.uuid().safeParse(id).success) throw unknownUser()
    for (let looked = 0; looked < OPENING_LOOKS; looked += 1) {
      const { account, isOpening } = await db.asService(async (sql) => {
        const [found] = await sql<Account[]>`select * from auth.accounts where id = ${id}`
        const waiting = found ? [] : await sql`select from auth.code_requests where id = ${id} and create_account`
        return { account: found, isOpening: waiting.length > 0 }
      })
      if (account) return account
      if (!isOpening) break
      await delay(OPENING_LOOK_MS)
    }
    throw unknownUser()
  }

  return routes
}

function unknownUser(): AuthError {
  return new AuthError('user_not_found', { status: 404, message: 'User not found' })
}

/** db/functions/booking/account-with-appointments.sql refuses to delete an account with upcoming appointments. */
function isPending(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'PT409'
}

import { expect, test } from 'vitest'
import type { UserType } from '#domain/profile/user-type.ts'
import { findFault } from '../../../bench/fuzz/find-fault.ts'
import type { Who } from '../../../bench/fuzz/request.ts'
import { startTestApp } from '../../support/app.ts'
import { askUntilAvailable } from '../../support/ask-until-available.ts'
import { createRestTables } from '../../support/rest-tables.ts'

/** `npm run bench -- fuzz` sends a hundred thousand, over real sockets with new seeds. */
const REQUESTS = 2000

test('generated requests on every door meet no failure of ours', { timeout: 120_000 }, async () => {
  const app = await startTestApp({ settings: { REST_REQUESTS_PER_SECOND: '1000000' } })
  await createRestTables(app.sql)
  const tokenOf = async (userType: UserType) => {
    const { person } = await app.as(userType)
    const issuedAt = Math.floor(app.deps.clock().getTime() / 1000)
    return app.deps.keys.sign(person.claims, { issuedAt, expiresAt: issuedAt + 3600 })
  }
  const bearers: Record<Who, string> = {
    visitor: app.deps.settings.PUBLISHABLE_KEY,
    patient: await tokenOf('patient'),
    student: await tokenOf('student'),
    therapist: await tokenOf('therapist'),
    admin: await tokenOf('admin'),
    leaver: await tokenOf('patient'),
    forger: 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmF0dXJl',
    stranger: '',
  }
  const seen = new Set<number>()
  await findFault(
    async ({ method, path, headers, body, who }) => {
      const present = new Headers()
      for (const [name, value] of Object.entries(headers)) if (value !== '') present.set(name, value)
      if (bearers[who]) present.set('authorization', `Bearer ${bearers[who]}`)
      const answer = await askUntilAvailable(() =>
        app.fetch(`http://mivoix.test${path}`, { method, headers: present, body: body ?? null }),
      )
      seen.add(answer.status)
      return { status: answer.status, text: await answer.text() }
    },
    { requests: REQUESTS, seed: 20_261_115 },
  )
  // The grammar has good coverage: rows were read, written, refused and not found.
  for (const status of [200, 201, 204, 400, 401, 404, 405]) expect(seen).toContain(status)
})

import { randomInt } from 'node:crypto'
import type { ActName } from '#domain/admin/acts.ts'
import type { UserType } from '#domain/profile/user-type.ts'
import type { TestApp } from './app.ts'
import { createPerson } from './people.ts'

type Sample = (app: TestApp) => Promise<Record<string, unknown>>

const somebody =
  (type: UserType, change?: 'suspended'): Sample =>
  async (app) => {
    const { id } = await createPerson(app.sql, type)
    if (change === 'suspended') await app.sql`update profiles set suspended_at = now() where id = ${id}`
    return { personId: id }
  }
const invited: Sample = async () => ({
  email: `${crypto.randomUUID().slice(0, 8)}@exemple.fr`,
  firstName: 'Marie',
  lastName: 'Curie',
})

/** An input of each act of two people that can be done, about somebody new each time. An act without one fails its tests. */
export const actSamples: Partial<Record<ActName, Sample>> = {
  'invite-psychologist': async (app) => ({
    ...(await invited(app)),
    registrationNumber: String(randomInt(10_000_000_000, 99_999_999_999)),
    practisingSince: '2015-09-01',
  }),
  'unmake-psychologist': somebody('therapist'),
  'make-referent': somebody('therapist'),
  'unmake-referent': somebody('therapist'),
  'invite-administrator': invited,
  'unmake-administrator': somebody('admin'),
  'lift-suspension': somebody('therapist', 'suspended'),
}

export async function actSample(app: TestApp, act: ActName): Promise<Record<string, unknown>> {
  const sample = actSamples[act]
  if (!sample) throw new Error(`${act} has no line in tests/support/act-samples.ts: give an input that can be done`)
  return sample(app)
}

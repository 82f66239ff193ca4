import { expect } from 'vitest'
import { addMinutes } from '#domain/time.ts'
import { insertSlot } from '#server/booking/insert-slot.ts'
import type { Client, SignedIn, TestApp } from '../app.ts'
import { makeBookable } from './make-bookable.ts'
import { createSlot } from './practitioners.ts'

interface Limits {
  noticeMinutes?: number
  sessionsADay?: number | null
}

/** The next half hour that is at least that far away. */
export const startIn = (minutes: number) =>
  new Date(Math.ceil(addMinutes(new Date(), minutes).getTime() / 1_800_000) * 1_800_000)

export const limit = (practitioner: Client, { noticeMinutes = 0, sessionsADay = null }: Limits) =>
  practitioner.functions.invoke('limit-bookings', { body: { noticeMinutes, sessionsADay } })

/** A bookable student with an account; with the usual limits unless others are given. */
export async function studentCalled(app: TestApp, firstName: string, limits?: Limits): Promise<SignedIn> {
  const student = await app.as('student')
  await app.sql`update profiles set first_name = ${firstName}, last_name = 'Martin' where id = ${student.person.id}`
  await makeBookable(app.sql, student.person.id)
  if (limits) expect((await limit(student, limits)).error).toBeNull()
  return student
}

/** One start, on any half hour. */
export const offer = (app: TestApp, { person }: SignedIn, startsAt: Date) =>
  insertSlot(app.sql, person.id, { startsAt, endsAt: addMinutes(startsAt, 60), starts: [startsAt] })

export const offers = (app: TestApp, { person }: SignedIn, day: string, startTime: string, endTime: string) =>
  createSlot(app.sql, person, day, startTime, endTime)

export const withHer = ({ person }: SignedIn) => ({ practitionerId: person.id })

/** Puts a booked appointment at a start, as if time had passed since it was booked. */
export const putAt = (app: TestApp, id: string, startsAt: Date) => app.sql`
  update appointments set starts_at = ${startsAt}, ends_at = ${addMinutes(startsAt, 45)},
    free_again_at = ${addMinutes(startsAt, 60)}, booked_at = now() - interval '60 days',
    moved_by_practitioner_at = now() where id = ${id}`

/** The starts of a practitioner in every view that shows them to patients. */
export async function shown(app: TestApp, { person }: SignedIn) {
  const visitor = app.visitor()
  const [profile] = await app.sql<{ slug: string }[]>`select slug from profiles where id = ${person.id}`
  const slug = profile?.slug ?? ''
  const starts = async (rows: PromiseLike<{ data: { starts_at: string }[] | null }>) =>
    ((await rows).data ?? []).map(({ starts_at }) => new Date(starts_at))
  const { data: card } = await visitor.from('practitioner_openings').select('times').match({ slug, moment: 'any' })
  return {
    free_starts: await starts(
      visitor.from('free_starts').select('starts_at').eq('practitioner_id', person.id).order('starts_at'),
    ),
    practitioner_times: await starts(
      visitor.from('practitioner_times').select('starts_at').eq('slug', slug).order('starts_at'),
    ),
    practitioner_openings: (card ?? []).flatMap(({ times }) => times.map((time) => new Date(time))),
  }
}

export const everywhere = (starts: Date[]) => ({
  free_starts: starts,
  practitioner_times: starts,
  practitioner_openings: starts,
})

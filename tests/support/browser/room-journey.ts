import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { demoAccounts } from '#domain/auth/demo-accounts.ts'
import { CONSULTATION_BUFFER_MINUTES, CONSULTATION_MINUTES, CONSULTATION_PRICE_CENTS } from '#domain/constants.ts'
import type { UserType } from '#domain/profile/user-type.ts'
import { addMinutes } from '#domain/time.ts'
import { roomTopic } from '#domain/video/room.ts'
import { connect, type Sql } from '#server/db/postgres.ts'
import { AUTH_STORAGE_KEY } from '#web/lib/auth/auth-storage-key.ts'
import { enterDemoAs } from './account-journey.ts'
import { expect, newVisitor } from './browser.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

/** Database of a server that runs on a data folder, for setting up states that take days. */
export async function databaseIn(dataFolder: string): Promise<Sql> {
  const [, , , , socketFolder = ''] = (await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return connect({
    target: { socketFolder, database: 'mivoix', user: 'postgres' },
    size: 1,
    statementTimeoutMs: 30_000,
    applicationName: 'browser tests',
  })
}

interface RoomOptions {
  startsInMinutes?: number
  pseudonym?: string
  type?: 'individual' | 'couple'
}

/** A paid appointment of the demo patient with the demo student, replacing theirs at that time. */
export async function newRoom(sql: Sql, { startsInMinutes = -1, pseudonym, type = 'individual' }: RoomOptions = {}) {
  const startsAt = addMinutes(new Date(), startsInMinutes)
  const endsAt = addMinutes(startsAt, CONSULTATION_MINUTES)
  const freeAgainAt = addMinutes(endsAt, CONSULTATION_BUFFER_MINUTES)
  const bookedAt = addMinutes(startsAt, -7 * 24 * 60)
  const idOf = (userType: UserType) => sql`(select id from auth.users where email = ${demoAccounts[userType].email})`
  await deleteOverlapping(sql, startsAt, freeAgainAt)
  const [row] = await sql<{ id: string }[]>`
    insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
      consultation_type, gender_preference, appearance, pseudonym, topic, price_cents)
    values (${idOf('patient')}, ${idOf('student')}, ${startsAt}, ${endsAt}, ${freeAgainAt}, 'confirmed', ${bookedAt},
      ${bookedAt}, ${type}, 'any', ${pseudonym ? 'pseudonym' : 'first_name'}, ${pseudonym ?? null}, 'Je dors mal.',
      ${CONSULTATION_PRICE_CENTS})
    returning id`
  if (!row) throw new Error('the appointment was not made')
  return row.id
}

/** The server inserts its own demo room: a delete that conflicts with it is retried. */
async function deleteOverlapping(sql: Sql, startsAt: Date, freeAgainAt: Date, exceptId?: string): Promise<void> {
  await expect(async () => {
    await sql`
      delete from appointments
      where practitioner_id = (select id from auth.users where email = ${demoAccounts.student.email})
        and id is distinct from ${exceptId ?? null}
        and tstzrange(starts_at, free_again_at) && tstzrange(${startsAt}, ${freeAgainAt})`
  }).toPass({ timeout: 10_000 })
}

/** Moves a room in time: it begins in so many minutes, and its open screens are notified. */
export async function moveRoom(sql: Sql, id: string, startsInMinutes: number): Promise<void> {
  const startsAt = addMinutes(new Date(), startsInMinutes)
  const endsAt = addMinutes(startsAt, CONSULTATION_MINUTES)
  const freeAgainAt = addMinutes(endsAt, CONSULTATION_BUFFER_MINUTES)
  await deleteOverlapping(sql, startsAt, freeAgainAt, id)
  await sql`
    update appointments set starts_at = ${startsAt}, ends_at = ${endsAt}, free_again_at = ${freeAgainAt}
    where id = ${id}`
  const message = { type: 'broadcast', topic: roomTopic(id), event: 'server:changed', encoding: 'json', body: '{}' }
  await sql`select pg_notify('realtime', ${`tests ${crypto.randomUUID()} 0 1 ${JSON.stringify(message)}`})`
}

/** A signed-out browser with a fake camera and microphone. */
export async function signedOutBrowser(browser: Browser, baseURL: string, viewport = DESKTOP): Promise<Page> {
  const page = await newVisitor(browser, {
    baseURL,
    viewport,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    // Without a service worker: its cached responses could not be blocked by a test.
    serviceWorkers: 'block',
    hasTouch: viewport.width < 500,
  })
  await page.context().addInitScript(askForSmallPictures)
  return page
}

/** Runs in the page: a mesh of large videos would use all CPUs of a small machine. */
function askForSmallPictures() {
  const { mediaDevices } = navigator
  const open = mediaDevices?.getUserMedia.bind(mediaDevices)
  if (!open) return
  mediaDevices.getUserMedia = (constraints) => {
    const video = typeof constraints?.video === 'object' && {
      ...constraints.video,
      width: { ideal: 320 },
      height: { ideal: 180 },
    }
    return open({ ...constraints, ...(video && { video }) })
  }
}

/** A demo user in such a browser. */
export async function inOwnBrowser(browser: Browser, baseURL: string, type: UserType, viewport = DESKTOP) {
  const page = await signedOutBrowser(browser, baseURL, viewport)
  await enterDemoAs(page, type)
  return page
}

/** Calls a function as the user signed in on the page, when its screen is not under test. */
export async function callAs(page: Page, name: string, body: object): Promise<void> {
  const token = await page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token?: string }).access_token,
    AUTH_STORAGE_KEY,
  )
  const response = await page.request.post(`/functions/v1/${name}`, {
    data: body,
    headers: { authorization: `Bearer ${token}`, apikey: 'sb_publishable_mivoix' },
  })
  expect(response.status(), await response.text()).toBe(200)
}

/** From the room's URL to its waiting room. */
export async function joinRoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Activer/ }).click()
  await page.getByRole('button', { name: 'Rejoindre la séance' }).click()
}

export async function expectPicture(page: Page): Promise<void> {
  const video = page.locator('video[data-connected=true]').first()
  await expect(video).toBeVisible({ timeout: 60_000 })
  const seconds = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  const before = await seconds()
  await expect.poll(seconds).toBeGreaterThan(before + 0.3)
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0)
}

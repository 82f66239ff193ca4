import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { invoke } from '../invoke.ts'
import { type Joined, join, liveClient, type Room, type SignedIn } from './rooms.ts'

interface Servers {
  app: TestApp
  /** Addresses of two server processes. */
  one: string
  two: string
}

interface Stay {
  party: string
  phase: string
  left_how: string | null
  is_open: boolean
}

/** Browsers in a consultation room. Servers are passed as a function, since a file starts them in `beforeAll`. */
export function roomBrowsers(servers: () => Servers) {
  const clientOf = async ({ person }: SignedIn, address = servers().one) =>
    liveClient(address, await servers().app.tokenOf(person))

  const enter = async (who: SignedIn, room: Room, options: Parameters<typeof join>[2] = {}, address = servers().one) =>
    join(await clientOf(who, address), room.topic, options)

  const admit = (room: Room) => invoke(room.practitioner, 'admit-patient', { appointmentId: room.id })

  const staysOf = (room: Room) => servers().app.sql<Stay[]>`
    select party, phase, left_how, left_at is null as is_open from app.room_stays
    where appointment_id = ${room.id} order by entered_at, party`

  /** Both parties in the call, each on the given server. */
  async function bothIn(
    room: Room,
    options: Parameters<typeof join>[2] = {},
    addresses = [servers().one, servers().one],
  ) {
    const patient = await enter(room.patient, room, options, addresses[0])
    const practitioner = await enter(room.practitioner, room, options, addresses[1])
    expect((await admit(room)).status).toBe(200)
    await expect.poll(() => patient.heard.map(({ event }) => event)).toContain('server:admitted')
    await expect.poll(() => practitioner.heard.map(({ event }) => event)).toContain('server:admitted')
    return { patient, practitioner }
  }

  return { clientOf, enter, admit, staysOf, bothIn }
}

export const signals = ({ heard }: Joined) =>
  heard.filter(({ event }) => event === 'signal').map(({ payload }) => payload)

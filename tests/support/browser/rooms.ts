import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js'
import { CONSULTATION_MINUTES } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import { roomTopic } from '#domain/video/room.ts'
import { createApp } from '#server/app.ts'
import { createPostgresFanout } from '#server/db/postgres-fanout.ts'
import { listen } from '#server/http/listen.ts'
import { afterTestFile } from '../after-test-file.ts'
import type { SignedIn, TestApp } from '../app.ts'
import { acceptProof } from '../rows/accept-proof.ts'

export type { SignedIn } from '../app.ts'

export interface Room {
  id: string
  topic: string
  patient: SignedIn
  practitioner: SignedIn
}

/** A paid appointment that began `minutesAgo`. */
export async function roomOf(
  app: TestApp,
  { minutesAgo = 0, appearance = 'first_name', type = 'individual' } = {},
  people: Partial<Pick<Room, 'patient' | 'practitioner'>> = {},
): Promise<Room> {
  const patient = people.patient ?? (await app.as('patient'))
  const practitioner = people.practitioner ?? (await app.as('student'))
  await acceptProof(app.sql, practitioner.person)
  const startsAt = addMinutes(app.clock.now(), -minutesAgo)
  const endsAt = addMinutes(startsAt, CONSULTATION_MINUTES)
  const bookedAt = addMinutes(startsAt, -7 * 24 * 60)
  const [appointment] = await app.sql<{ id: string }[]>`
    insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
      consultation_type, gender_preference, appearance, pseudonym, topic, price_cents)
    values (${patient.person.id}, ${practitioner.person.id}, ${startsAt}, ${endsAt}, ${addMinutes(endsAt, 15)}, 'confirmed',
      ${bookedAt}, ${bookedAt}, ${type}, 'any', ${appearance}, ${appearance === 'first_name' ? null : 'Luciole'}, 'Je dors mal.', 2999)
    returning id`
  const id = appointment?.id ?? ''
  await app.sql`
    insert into payments (user_id, appointment_id, amount, currency, payment_type, payment_status, provider,
      provider_reference, created_at, completed_at)
    values (${patient.person.id}, ${id}, 2999, 'eur', 'consultation', 'completed', 'sandbox', ${id}, ${bookedAt}, ${bookedAt})`
  return { id, topic: roomTopic(id), patient, practitioner }
}

/** The server on a port, with Realtime; called again, it acts as a second process on the same database. */
export async function listenLive(app: TestApp): Promise<{ address: string; stop(): Promise<void> }> {
  const { target } = app
  const fanout = createPostgresFanout({ target, statementTimeoutMs: 15_000 }, app.deps.log)
  await fanout.listen()
  const served = createApp({ ...app.deps, fanout }, { readiness: app.readiness })
  const server = await listen(served, { host: '127.0.0.1', port: 0 })
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await server.close(0)
    await fanout.close()
  }
  afterTestFile(stop)
  return { address: `http://127.0.0.1:${server.port}`, stop }
}

/** The official client, as in a browser. */
export function liveClient(address: string, token: string | null): SupabaseClient {
  const client = createClient(address, 'sb_publishable_mivoix', {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(token && { accessToken: async () => token }),
    realtime: { heartbeatIntervalMs: 10_000, reconnectAfterMs: () => 100 },
  })
  afterTestFile(async () => {
    await client.removeAllChannels()
    await client.realtime.disconnect()
  })
  return client
}

export interface Joined {
  channel: RealtimeChannel
  client: SupabaseClient
  /** Received broadcasts, oldest first. */
  heard: { event: string; payload: unknown }[]
  statuses: string[]
  errors: string[]
}

/** Joins a channel, and resolves with its first status. */
export async function join(
  client: SupabaseClient,
  topic: string,
  { presence = false, ack = false, self = false, isPrivate = true, key = '' } = {},
): Promise<Joined> {
  const channel = client.channel(topic, {
    config: { private: isPrivate, broadcast: { ack, self }, presence: { key, enabled: presence } },
  })
  const joined: Joined = { channel, client, heard: [], statuses: [], errors: [] }
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => void joined.heard.push({ event, payload }))
  if (presence) channel.on('presence', { event: 'sync' }, () => undefined)
  await client.realtime.setAuth()
  const first = Promise.withResolvers<void>()
  channel.subscribe((status, error) => {
    joined.statuses.push(status)
    if (error) joined.errors.push(error.message)
    first.resolve()
  })
  await first.promise
  return joined
}

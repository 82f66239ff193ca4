import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Party } from '#domain/video/room.ts'
import { initialMedia } from './local-media-state.ts'
import type { RoomPresence } from './room-channel.ts'
import { RoomEngine } from './room-engine.ts'
import { Store } from './store.ts'

type Options = ConstructorParameters<typeof RoomEngine>[0]

/** Largest presence that the server takes. */
const PRESENCE_MAX_CHARACTERS = 4096

/** Connection that never connects, without a browser. */
class FakeConnection extends EventTarget {
  static readonly open = new Set<FakeConnection>()
  static generateCertificate = async () => ({})
  connectionState = 'new'
  signalingState = 'stable'
  localDescription = { type: 'offer', sdp: 'v=0' }
  constructor() {
    super()
    FakeConnection.open.add(this)
  }
  createDataChannel = () => Object.assign(new EventTarget(), { readyState: 'connecting' })
  createOffer = async () => ({ sdp: `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}` })
  addTransceiver = () => undefined
  getTransceivers = () => []
  getSenders = () => []
  getStats = async () => new Map()
  setLocalDescription = async () => undefined
  close = () => {
    this.signalingState = 'closed'
    FakeConnection.open.delete(this)
  }
}

let follow: (status: string) => void
let sync: () => void
let present: Partial<Record<Party, string>>
let tracked: RoomPresence[]
const hear: Record<string, (message: { payload: unknown }) => void> = {}

const channel = {
  on: (type: string, { event }: { event: string }, heard: () => void) => {
    if (type === 'presence') sync = heard
    else hear[event] = heard
    return channel
  },
  subscribe: (callback: typeof follow) => {
    follow = callback
  },
  track: async (presence: RoomPresence) => void tracked.push(presence),
  send: async () => 'ok',
  presenceState: () =>
    Object.fromEntries(
      Object.entries(present).map(([party, instance]) => [party, [{ instance, commits: {}, mode: 'sharp', since: 1 }]]),
    ),
}
const supabase = {
  channel: () => channel,
  removeChannel: async () => 'ok',
  realtime: { setAuth: async () => undefined },
}

let engine: RoomEngine
const onChanged = vi.fn()
const entrance = (allowed: Party[]) =>
  ({
    appointmentId: '1',
    party: 'practitioner',
    allowed,
    topic: 'session:1',
    admittedAt: '2026-11-20T13:31:00Z',
    iceServers: [],
    clockOffsetMs: 0,
  }) as unknown as Options['entrance']

const arrive = (who: Partial<Record<Party, string>>) => {
  present = who
  sync()
}
const shown = () => engine.store.get().peers.map(({ party }) => party)
/** Counts the connections in use; those of certificates close at once. */
const openLinks = () => expect.poll(() => FakeConnection.open.size)

beforeEach(async () => {
  present = {}
  tracked = []
  onChanged.mockClear()
  FakeConnection.open.clear()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal(
    'MediaStream',
    class extends EventTarget {
      getTracks = () => []
    },
  )
  vi.stubGlobal('RTCPeerConnection', FakeConnection)
  engine = new RoomEngine({
    supabase,
    media: { store: new Store(initialMedia('sharp')), tracks: { audio: null, video: null } },
    entrance: entrance(['patient', 'practitioner', 'supervisor']),
    onChanged,
  } as unknown as Options)
  await engine.enter()
  follow('SUBSCRIBED')
  arrive({ patient: 'p', supervisor: 's' })
  await openLinks().toBe(2)
})

afterEach(() => {
  engine.leave()
  vi.unstubAllGlobals()
})

test('a link ends when the entrance no longer has the party, though the server still reports them', async () => {
  engine.setEntrance(entrance(['patient', 'practitioner']))
  await openLinks().toBe(1)
  expect(shown()).toEqual(['patient'])
  expect(engine.store.get().sentOut).toEqual(['supervisor'])
  arrive({ patient: 'p', supervisor: 's' })
  arrive({ patient: 'p', supervisor: 'another tab' })
  hear.signal?.({ payload: { from: 'supervisor', to: 'practitioner', link: 'a.b.0', ask: 'renew' } })
  await openLinks().toBe(1)
  expect(shown()).toEqual(['patient'])
})

test('a link ends at the event of the server, before any answer', async () => {
  onChanged.mockClear()
  hear['server:removed']?.({ payload: { party: 'supervisor' } })
  expect(shown()).toEqual(['patient'])
  expect(onChanged).toHaveBeenCalledOnce()
  await openLinks().toBe(1)
  arrive({ patient: 'p' })
  expect(engine.store.get().lostSince).toBeUndefined()
})

test.each([{ party: 'practitioner' }, { party: 'nobody' }, {}, null, 'supervisor'])(
  'an event about %j ends no link',
  async (payload) => {
    hear['server:removed']?.({ payload })
    expect(shown()).toEqual(['patient', 'supervisor'])
  },
)

test('somebody who is let in again comes back', async () => {
  engine.setEntrance(entrance(['patient', 'practitioner']))
  await openLinks().toBe(1)
  engine.setEntrance(entrance(['patient', 'practitioner', 'supervisor']))
  await openLinks().toBe(2)
  expect(shown()).toEqual(['patient', 'supervisor'])
  expect(engine.store.get().sentOut).toEqual([])
})

test.each([57, 500])(
  'presence after %i reconnections of the other is still one that the server takes',
  async (times) => {
    for (let n = 0; n < times; n++) {
      arrive({ patient: `tab-${n}`, supervisor: 's' })
      await expect
        .poll(() => Object.keys(tracked.at(-1)?.commits ?? {}).some((name) => name.includes(`tab-${n}.`)), {
          interval: 1,
        })
        .toBe(true)
    }
    const last = tracked.at(-1)
    expect(Object.keys(last?.commits ?? {})).toHaveLength(2)
    expect(JSON.stringify(last).length).toBeLessThan(PRESENCE_MAX_CHARACTERS / 4)
  },
)

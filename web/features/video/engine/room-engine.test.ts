import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialMedia } from './local-media-state.ts'
import type { RoomPresence } from './room-channel.ts'
import { RoomEngine } from './room-engine.ts'
import { writeLinkName } from './signal.ts'
import { Store } from './store.ts'

type Options = ConstructorParameters<typeof RoomEngine>[0]

/** Callbacks that the engine gave to the official client. */
let follow: (status: string) => void
let hearSystem: () => void
let hearSignal: (message: { payload: object }) => void

const tracked: RoomPresence[] = []
const channel = {
  on: (type: string, filter: { event?: string }, heard: typeof hearSystem & typeof hearSignal) => {
    if (type === 'system') hearSystem = heard
    if (filter.event === 'signal') hearSignal = heard
    return channel
  },
  subscribe: (callback: typeof follow) => {
    follow = callback
  },
  track: async (presence: RoomPresence) => {
    tracked.push(presence)
    return 'ok'
  },
  presenceState: () => ({}),
}
const supabase = {
  channel: () => channel,
  removeChannel: async () => 'ok',
  realtime: { setAuth: async () => undefined },
}

/** As much of a connection as has a certificate. */
class FakeConnection extends EventTarget {
  static generateCertificate = async () => ({})
  createDataChannel = () => new EventTarget()
  createOffer = async () => ({ sdp: `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}` })
  getStats = async () => new Map()
  close() {}
}

class FakeStream {
  getTracks = () => []
}

let engine: RoomEngine
const onChanged = vi.fn()

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  engine = new RoomEngine({
    supabase,
    media: { store: new Store(initialMedia('sharp')), tracks: { audio: null, video: null } },
    entrance: {
      party: 'patient',
      topic: 'session:1',
      accessToken: null,
      clockOffsetMs: 0,
      allowed: ['practitioner'],
      iceServers: [],
    },
    onChanged,
  } as unknown as Options)
  await engine.enter()
  follow('SUBSCRIBED')
  onChanged.mockClear()
})

afterEach(() => {
  engine.leave()
  vi.unstubAllGlobals()
})

test('a right that ends is no second tab: the state of the room is fetched at once', () => {
  hearSystem()
  follow('CLOSED')
  expect(engine.store.get().channel).toBe('closed')
  expect(onChanged).toHaveBeenCalledOnce()
})

test('a second tab takes the room over', () => {
  follow('CLOSED')
  expect(engine.store.get().channel).toBe('replaced')
})

test('a reason that was followed by a new join says nothing about the next close', () => {
  hearSystem()
  follow('CLOSED')
  follow('SUBSCRIBED')
  follow('CLOSED')
  expect(engine.store.get().channel).toBe('replaced')
})

test('presence stays small enough for the server however often a call is connected again', async () => {
  vi.stubGlobal('RTCPeerConnection', FakeConnection)
  vi.stubGlobal('MediaStream', FakeStream)
  const instance = tracked.at(-1)?.instance ?? ''
  for (let generation = 0; generation < 60; generation += 1) {
    const link = writeLinkName({ leader: 'a1b2c3d4', follower: instance, generation })
    const description = { type: 'offer', sdp: '' }
    hearSignal({ payload: { from: 'practitioner', to: 'patient', link, description } })
    await vi.waitFor(() => expect(Object.keys(tracked.at(-1)?.commits ?? {})).toEqual([link]), { interval: 1 })
  }
  expect(JSON.stringify(tracked.at(-1)).length).toBeLessThan(4096 / 8)
})

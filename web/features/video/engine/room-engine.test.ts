import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialMedia } from './local-media-state.ts'
import { RoomEngine } from './room-engine.ts'
import { Store } from './store.ts'

type Options = ConstructorParameters<typeof RoomEngine>[0]

/** Callbacks that the engine gave to the official client. */
let follow: (status: string) => void
let hearSystem: () => void

const channel = {
  on: (type: string, _filter: object, heard: () => void) => {
    if (type === 'system') hearSystem = heard
    return channel
  },
  subscribe: (callback: typeof follow) => {
    follow = callback
  },
  track: async () => 'ok',
  presenceState: () => ({}),
}
const supabase = {
  channel: () => channel,
  removeChannel: async () => 'ok',
  realtime: { setAuth: async () => undefined },
}

let engine: RoomEngine
const onChanged = vi.fn()

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  engine = new RoomEngine({
    supabase,
    media: { store: new Store(initialMedia('sharp')), tracks: { audio: null, video: null } },
    entrance: { party: 'patient', topic: 'session:1', accessToken: null, clockOffsetMs: 0 },
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

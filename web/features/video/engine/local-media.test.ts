import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LocalMedia } from './local-media.ts'

class FakeTrack extends EventTarget {
  readonly kind: string
  readonly label: string
  readyState = 'live'
  muted = false
  enabled = true

  constructor(kind: string, label: string) {
    super()
    this.kind = kind
    this.label = label
  }

  getSettings = () => ({ deviceId: this.label })

  stop() {
    this.readyState = 'ended'
  }

  /** As the browser does: the attribute first, then the event. */
  setMuted(muted: boolean) {
    this.muted = muted
    this.dispatchEvent(new Event(muted ? 'mute' : 'unmute'))
  }

  unplug() {
    this.stop()
    this.dispatchEvent(new Event('ended'))
  }
}

class FakeAudio {
  state = 'running'
  createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: () => undefined })
  createMediaStreamSource = () => ({ connect: () => undefined, disconnect: () => undefined })
  resume = async () => undefined
  close = async () => undefined
}

let microphones: string[]
let cameras: string[]
/** Opened by another application, such as a phone call. */
let areBusy: boolean
let opened: FakeTrack[]
let media: LocalMedia

async function getUserMedia({ audio, video }: MediaStreamConstraints) {
  if (areBusy) throw new DOMException('in use', 'NotReadableError')
  const wanted = ((audio || video) as { deviceId?: { exact: string } }).deviceId?.exact
  const found = (audio ? microphones : cameras).find((label) => !wanted || label === wanted)
  if (!found) throw new DOMException('none', 'NotFoundError')
  const track = new FakeTrack(audio ? 'audio' : 'video', found)
  opened.push(track)
  return { getTracks: () => [track] }
}

const asDevices = (kind: string, labels: string[]) => labels.map((label) => ({ kind, deviceId: label, label }))
const enumerateDevices = async () => [...asDevices('audioinput', microphones), ...asDevices('videoinput', cameras)]

const last = (kind: string) => opened.findLast((track) => track.kind === kind) as FakeTrack
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {
    mediaDevices: Object.assign(new EventTarget(), { getUserMedia, enumerateDevices }),
  })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('HTMLMediaElement', EventTarget)
  vi.stubGlobal('MediaStream', EventTarget)
  vi.stubGlobal('AudioContext', FakeAudio)
  microphones = ['Micro']
  cameras = ['Caméra avant', 'Caméra arrière']
  areBusy = false
  opened = []
  media = new LocalMedia('sharp')
  await media.askForDevices()
})

afterEach(() => {
  media.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a microphone that a phone call mutes is opened anew after two seconds', async () => {
  const taken = last('audio')
  taken.setMuted(true)
  await seconds(1.9)
  expect(media.tracks.audio).toBe(taken)
  await seconds(0.2)
  expect(media.tracks.audio).not.toBe(taken)
  expect(media.tracks.audio).toMatchObject({ readyState: 'live', muted: false })
  expect(media.store.get().isSoundLost).toBe(false)
})

test('one that is muted for a moment is left alone', async () => {
  const track = last('audio')
  track.setMuted(true)
  await seconds(1)
  track.setMuted(false)
  await seconds(5)
  expect(media.tracks.audio).toBe(track)
})

test('while the phone call lasts the sound is lost; « Rétablir le son » brings it back', async () => {
  areBusy = true
  last('audio').setMuted(true)
  await seconds(3)
  expect(media.store.get()).toMatchObject({ isSoundLost: true, microphone: undefined })
  await media.restoreSound()
  expect(media.store.get().isSoundLost).toBe(true)
  areBusy = false
  await Promise.all([media.restoreSound(), media.restoreSound()])
  expect(media.store.get()).toMatchObject({ isSoundLost: false, microphone: { label: 'Micro' } })
  expect(opened.filter(({ kind }) => kind === 'audio')).toHaveLength(2)
})

test('so does the return to the page, and the end of the call by itself', async () => {
  areBusy = true
  last('audio').setMuted(true)
  await seconds(3)
  expect(media.store.get().isSoundLost).toBe(true)
  areBusy = false
  document.dispatchEvent(new Event('visibilitychange'))
  await seconds(0)
  expect(media.store.get().isSoundLost).toBe(false)
  media.store.update({ isSoundLost: true })
  last('audio').setMuted(false)
  expect(media.store.get().isSoundLost).toBe(false)
})

test('a microphone taken by another application is not called unplugged', async () => {
  areBusy = true
  last('audio').unplug()
  await seconds(0)
  expect(media.store.get()).toMatchObject({ isSoundLost: true, notice: undefined })
})

test('an unplugged microphone gives way to the next, or waits for one', async () => {
  microphones = ['Casque']
  last('audio').unplug()
  await seconds(0)
  expect(media.store.get()).toMatchObject({
    notice: 'Micro débranché : nous utilisons « Casque ».',
    isSoundLost: false,
  })
  microphones = []
  last('audio').unplug()
  await seconds(0)
  const notice = 'Micro débranché. Branchez-en un, cette page le verra.'
  expect(media.store.get()).toMatchObject({ notice, isSoundLost: false })
  microphones = ['Casque']
  navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
  await seconds(0)
  expect(media.store.get()).toMatchObject({ notice: undefined, microphone: { label: 'Casque' } })
})

test('a camera that stops gives way to the next one, by name', async () => {
  cameras = ['Caméra arrière']
  last('video').unplug()
  await seconds(0)
  expect(media.store.get()).toMatchObject({
    isVideoOn: true,
    notice: 'Votre caméra s’est arrêtée : nous utilisons « Caméra arrière ».',
  })
})

test('without another camera the picture stays off, and its owner is told', async () => {
  cameras = []
  last('video').unplug()
  await seconds(0)
  expect(media.store.get()).toMatchObject({
    isVideoOn: false,
    notice: 'Votre caméra s’est arrêtée : on ne vous voit plus.',
  })
})

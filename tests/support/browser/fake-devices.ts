import { findChromium } from '../../../scripts/find-chromium.mjs'

/** Chromium with a fake camera and a beeping microphone, both allowed without a prompt. */
export const fakeDevices = {
  executablePath: findChromium(),
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Low frame rate: four browsers that decode each other's video keep a CPU busy.
    '--use-fake-device-for-media-stream=fps=5',
    '--use-fake-ui-for-media-stream',
    '--disable-background-networking',
    // Debian's headless shell crashes when a page asks for on-device speech recognition.
    '--disable-blink-features=OnDeviceWebSpeechAvailable',
  ],
}

declare global {
  interface Window {
    openedMicrophones?: MediaStreamTrack[]
    openDevices?: MediaDevices['getUserMedia'] | undefined
    failRecognition?: (error: string) => void
  }
}

/** Init script: records each opened microphone, so that a test can unplug it. */
export function keepMicrophones(): void {
  const { mediaDevices } = navigator
  const open = mediaDevices.getUserMedia.bind(mediaDevices)
  window.openedMicrophones = []
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints)
    window.openedMicrophones?.push(...stream.getAudioTracks())
    return stream
  }
}

/** Runs in the page: simulates unplugging the microphone in use. */
export function unplugMicrophone(): void {
  const microphone = window.openedMicrophones?.at(-1)
  microphone?.stop()
  microphone?.dispatchEvent(new Event('ended'))
}

/** Runs in the page: simulates a camera in use by another application. */
export function occupyCamera(): void {
  const { mediaDevices } = navigator
  const open = mediaDevices.getUserMedia.bind(mediaDevices)
  window.openDevices = open
  mediaDevices.getUserMedia = (constraints) =>
    constraints?.video ? Promise.reject(new DOMException('in use', 'NotReadableError')) : open(constraints)
}

export function releaseCamera(): void {
  if (window.openDevices) navigator.mediaDevices.getUserMedia = window.openDevices
}

/** Runs in the page: simulates a hidden tab, since headless browsers show every page. */
export function hideTab(): void {
  Object.defineProperties(document, {
    visibilityState: { configurable: true, get: () => 'hidden' },
    hidden: { configurable: true, get: () => true },
  })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Runs in the page: the tab that was hidden is looked at again. */
export function showTab(): void {
  Object.defineProperties(document, {
    visibilityState: { configurable: true, get: () => 'visible' },
    hidden: { configurable: true, get: () => false },
  })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Init script: fake on-device speech recognition, which transcribes the kind of track it was given. */
export function recogniseSpeech(): void {
  class Recognition extends EventTarget {
    static available = () => Promise.resolve('available')
    processLocally = false
    start(track: MediaStreamTrack) {
      const results = [[{ transcript: `entendu : ${track.kind} ${this.processLocally}` }]]
      setTimeout(() => this.dispatchEvent(Object.assign(new Event('result'), { results })))
      window.failRecognition = (error) => {
        this.dispatchEvent(Object.assign(new Event('error'), { error }))
        this.dispatchEvent(new Event('end'))
      }
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Recognition })
}

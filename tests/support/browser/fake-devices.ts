import { findChromium } from '../../../scripts/find-chromium.mjs'

/** Chromium with a camera that shows a moving picture and a microphone that beeps, both allowed without asking. */
export const fakeDevices = {
  executablePath: findChromium(),
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Few frames: four browsers that decode each other's pictures keep a processor busy.
    '--use-fake-device-for-media-stream=fps=5',
    '--use-fake-ui-for-media-stream',
    '--disable-background-networking',
    // Debian's headless shell crashes when a page asks whether speech is recognised on the device.
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

/** In the page, before its scripts: remembers each microphone it opens, so that one can be unplugged. */
export function keepMicrophones(): void {
  const { mediaDevices } = navigator
  const open = mediaDevices.getUserMedia.bind(mediaDevices)
  window.openedMicrophones = []
  mediaDevices.getUserMedia = async (wish) => {
    const stream = await open(wish)
    window.openedMicrophones?.push(...stream.getAudioTracks())
    return stream
  }
}

/** In the page: what the browser does when the microphone in use is pulled out. */
export function unplugMicrophone(): void {
  const microphone = window.openedMicrophones?.at(-1)
  microphone?.stop()
  microphone?.dispatchEvent(new Event('ended'))
}

/** In the page: another application has the camera. */
export function occupyCamera(): void {
  const { mediaDevices } = navigator
  const open = mediaDevices.getUserMedia.bind(mediaDevices)
  window.openDevices = open
  mediaDevices.getUserMedia = (wish) =>
    wish?.video ? Promise.reject(new DOMException('in use', 'NotReadableError')) : open(wish)
}

export function releaseCamera(): void {
  if (window.openDevices) navigator.mediaDevices.getUserMedia = window.openDevices
}

/** In the page: another tab covers it; headless browsers show every page. */
export function hideTab(): void {
  Object.defineProperties(document, { visibilityState: { get: () => 'hidden' }, hidden: { get: () => true } })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** In the page, before its scripts: speech recognition on the device, which writes the kind of track it was given. */
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

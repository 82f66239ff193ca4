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
  ],
}

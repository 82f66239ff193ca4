import { existsSync } from 'node:fs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The system's Chromium; Playwright's own download is not reachable everywhere. */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH, ...usualPlaces].find((path) => path && existsSync(path))
  if (!found)
    throw new Error('No Chromium found. Install the package "chromium", or set CHROMIUM_PATH to its executable.')
  return found
}

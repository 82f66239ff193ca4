import { existsSync } from 'node:fs'
import { findChromium } from '../find-chromium.mjs'
import { CannotSetUp, runWithProgress } from './progress.mjs'

/** The headless shell is faster; older Debian releases only have the full browser. */
const debianPackages = ['chromium-headless-shell', 'chromium']

/** Finds a Chromium for the browser tests; installs Debian's when it has the rights. */
export async function ensureBrowser() {
  if (findChromium()) return
  if (process.env.CHROMIUM_PATH) {
    throw new CannotSetUp(`CHROMIUM_PATH: expected the path of a Chromium; nothing is at ${process.env.CHROMIUM_PATH}.`)
  }
  const onDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  if (onDebian && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runWithProgress('Looking up the Chromium package', 'apt-get', ['update', '-qq'], { env })
    for (const name of debianPackages) {
      const install = ['install', '-y', '-qq', '--no-install-recommends', name]
      await runWithProgress(`Installing ${name}`, 'apt-get', install, { env }).catch(() => undefined)
      if (findChromium()) return
    }
  }
  const command = onDebian
    ? `sudo apt-get install ${debianPackages[0]}`
    : 'your system’s package manager, or google.com/chrome'
  throw new CannotSetUp(
    `The browser tests need Chromium or Chrome. Install one (${command}), or set CHROMIUM_PATH to where yours is.`,
  )
}

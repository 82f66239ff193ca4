// Prepares a clone to start or to test. Runs before anything is installed, so: plain JavaScript for Node 18, no package.
import { ensureBrowser } from './setup/browser.mjs'
import { ensureServer, ensureSite } from './setup/build.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { CannotSetUp } from './setup/progress.mjs'

try {
  await ensurePackages()
  if (process.argv.includes('--browser')) await ensureBrowser()
  if (process.argv.includes('--build')) {
    await ensureSite()
    await ensureServer()
  }
} catch (error) {
  if (!(error instanceof CannotSetUp)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}

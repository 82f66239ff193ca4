import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const peersFolder = fileURLToPath(new URL('peers', import.meta.url))

/** Installs the peers that benches compare with, on first use. Never a dependency of the product. */
export function installPeers(): void {
  if (existsSync(join(peersFolder, 'node_modules/better-auth'))) return
  console.log('Installing the peers …')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: peersFolder })
}

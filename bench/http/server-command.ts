import { execFileSync } from 'node:child_process'
import manifest from '../../package.json' with { type: 'json' }

/**
 * Server command with the flags of `npm start`, so that the benches measure the real server. Benches run in the project
 * folder.
 */
export const serverCommand: readonly string[] = manifest.scripts.start.split(' ').slice(1)

// As before `npm start`: the server of an older build is not the one to measure.
execFileSync(process.execPath, ['scripts/setup.mjs', '--build'], { stdio: 'inherit' })

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { expect } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import type { TestApp } from './app.ts'

/** Runs a command of the operator on the database of a running server; returns its output, which never contains a stack. */
export async function runOnDatabase(
  { target }: TestApp,
  name: keyof typeof manifest.scripts,
  words: readonly string[],
) {
  const { socketFolder, database, user } = target as Exclude<TestApp['target'], string>
  const script = manifest.scripts[name].split(' ').at(-1) ?? ''
  const child = spawn(process.execPath, ['--import', './server/compile-cache.mjs', script, ...words], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: tmpdir(),
      DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(socketFolder)}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  await once(child, 'close')
  expect(said).not.toContain('    at ')
  return { code: child.exitCode, said }
}

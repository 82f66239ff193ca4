import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const launchers = resolve(import.meta.dirname, '../scripts/package/launcher')
const NOT_WHOLE = /^This copy of Mivoix is not whole\b.*\n$/
/** Stub of Node: executes the one that runs the tests. */
const NODE = `#!/bin/sh\nexec '${process.execPath}' "$@"\n`

let root: string

// `npm run bench -- package` corrupts a whole release; this is a small one with the same launcher.
describe.skipIf(process.platform === 'win32')('a release that was copied badly', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'mivoix-launcher-'))
    for (const folder of ['bin', 'node/bin', 'scripts']) mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, 'node/bin/node'), NODE, { mode: 0o755 })
    const launcher = readFileSync(join(launchers, 'mivoix'), 'utf8')
    writeFileSync(join(root, 'bin/mivoix'), launcher.replace('@NODE_BYTES@', String(Buffer.byteLength(NODE))))
    chmodSync(join(root, 'bin/mivoix'), 0o755)
    copyFileSync(join(launchers, 'run-command.mjs'), join(root, 'bin/run-command.mjs'))
    const program = "console.log('done', ...process.argv.slice(2))\n"
    writeFileSync(join(root, 'scripts/work.ts'), program)
    writeFileSync(join(root, 'package.json'), '{"type":"module"}')
    const sum = createHash('sha256').update(program).digest('hex')
    const manifest = {
      version: '1.2.3',
      commands: { work: 'scripts/work.ts' },
      files: { 'scripts/work.ts': [program.length, sum] },
    }
    writeFileSync(join(root, 'manifest.json'), JSON.stringify(manifest))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const run = (...words: string[]): SpawnSyncReturns<string> =>
    spawnSync(join(root, 'bin/mivoix'), words, { env: {}, encoding: 'utf8' })

  test('whole, it runs its commands and says that it is whole', () => {
    expect(run('work', 'a', '--b')).toMatchObject({ status: 0, stdout: 'done a --b\n' })
    expect(run('verify')).toMatchObject({ status: 0, stdout: 'Mivoix 1.2.3: all 1 files are as released.\n' })
    expect(run('nonsense')).toMatchObject({ status: 1, stdout: expect.stringContaining('Usage: mivoix <command>') })
  })

  test.each([
    ['Node is cut short', () => truncateSync(join(root, 'node/bin/node'), 5)],
    ['Node is missing', () => rmSync(join(root, 'node/bin/node'))],
    ['a file is missing', () => rmSync(join(root, 'scripts/work.ts'))],
    ['a file is cut short', () => truncateSync(join(root, 'scripts/work.ts'), 3)],
    ['the list of files is cut short', () => truncateSync(join(root, 'manifest.json'), 20)],
  ])('it says so when %s, and runs nothing', (_what, breakIt) => {
    breakIt()
    expect(run('work')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(NOT_WHOLE) })
  })

  test('a file of the right length with another content is found by verify', () => {
    const file = join(root, 'scripts/work.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace('done', 'dune'))
    expect(run('verify')).toMatchObject({ status: 1, stderr: expect.stringContaining('scripts/work.ts') })
  })
})

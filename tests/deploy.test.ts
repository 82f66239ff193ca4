import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'

// What an operator installs from deploy/ is read by the program it is for, with every <placeholder> filled in.
const deploy = resolve(import.meta.dirname, '../deploy')
const folder = mkdtempSync(join(tmpdir(), 'mivoix-deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

const isInstalled = (program: string) => spawnSync(program, ['--help']).error === undefined

function filled(file: string, values: Record<string, string>): string {
  return readFileSync(join(deploy, file), 'utf8').replaceAll(/<([^<>\n]+)>/g, (_, name: string) => values[name] ?? name)
}

test.skipIf(!isInstalled('nginx') || !isInstalled('openssl'))('nginx takes its site', () => {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  execFileSync('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=mivoix.example'.split(' '),
    '-keyout',
    key,
    '-out',
    certificate,
  ])
  const site = filled('nginx.conf', { 'fullchain.pem': certificate, 'privkey.pem': key })
  // Whoever runs the tests may not be allowed to open the ports below 1024.
  const own = site.replaceAll(/(listen (?:\[::\]:)?)(?=80|443)/g, '$140')
  writeFileSync(join(folder, 'site'), own)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid; error_log stderr; events {} http { include site; }`,
  )
  const { stderr, status } = spawnSync('nginx', ['-t', '-p', folder, '-e', 'stderr', '-c', 'nginx.conf'], {
    encoding: 'utf8',
  })
  expect(stderr).toContain('test is successful')
  expect(stderr).not.toContain('[warn]')
  expect(status).toBe(0)
})

test.skipIf(!isInstalled('caddy'))('Caddy takes its file', () => {
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, filled('Caddyfile', {}))
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const { status, stderr } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
    env,
    encoding: 'utf8',
  })
  expect(stderr).not.toContain('not formatted')
  expect(status).toBe(0)
})

describe.skipIf(!isInstalled('systemd-analyze'))('systemd', () => {
  const units = ['mivoix@.service', 'mivoix-backup.service', 'mivoix-backup.timer']
  const place = join(folder, 'units')
  mkdirSync(place)
  for (const unit of units) {
    const text = readFileSync(join(deploy, 'systemd', unit), 'utf8')
    // The release is not installed here; whatever else the unit names is checked.
    writeFileSync(join(place, unit), text.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'))
  }

  test.each(units)('takes %s', (unit) => {
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', join(place, unit)], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  test.each(units.filter((unit) => unit.endsWith('.service')))('finds %s exposed to at most 2 of 10', (unit) => {
    const { stdout, status } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--threshold=20', '--no-pager', join(place, unit)],
      { encoding: 'utf8' },
    )
    expect(stdout).toContain('Overall exposure level')
    expect(status).toBe(0)
  })
})

test('the server takes the settings of mivoix.env', () => {
  const settings = readSettings(parseEnv(filled('mivoix.env', { secret: 'a secret of at least sixteen' })))
  expect(settings).toMatchObject({ PUBLIC_URL: 'https://mivoix.example', DEMO: false })
})

test('the server takes the settings for two database machines', () => {
  const text = filled('mivoix.env', { secret: 'a secret of at least sixteen' })
  const settings = readSettings(parseEnv(text.replaceAll(/^#DATABASE/gm, 'DATABASE')))
  expect(settings.DATABASE_URL).toBe('postgres://mivoix:password@db1:6432,db2:6432/mivoix')
})

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { releasedCommands } from '../scripts/package/released-commands.ts'
import { freePort } from './support/servers/free-port.ts'

// Files of deploy/ are checked by the programs that read them, with every <placeholder> filled in; the Containerfile by its
// text. coturn.conf, postgresql/, alerts and dashboard have tests of their own (docs/operations.md).
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
  // Unprivileged users cannot open ports below 1024, nor write to nginx's own log.
  const own = site.replaceAll(/(listen (?:\[::\]:)?)(?=80|443)/g, '$140').replaceAll('/var/log/nginx', folder)
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

test('no proxy takes the processes out while the database is away: /urgence is still answered', () => {
  for (const file of ['nginx.conf', 'Caddyfile'])
    expect(filled(file, {}).replaceAll(/#.*/g, '')).not.toContain('/readyz')
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

test.skipIf(!isInstalled('caddy'))('Caddy logs nothing of a request that fails', async () => {
  const [port, closed] = [await freePort(), await freePort()]
  const own = filled('Caddyfile', { 'mivoix.example': `http://127.0.0.1:${port}` })
    .replace('{', '{\n\tadmin off')
    .replace('127.0.0.1:3001 127.0.0.1:3002', `127.0.0.1:${closed}`)
    .replace('lb_try_duration 5s', 'lb_try_duration 100ms')
  const file = join(folder, 'Caddyfile.own')
  writeFileSync(file, own)
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(caddy, 'close')
  let said = ''
  caddy.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ask = () => fetch(`http://127.0.0.1:${port}/forgotten?token=secret`).then(({ status }) => status)
  await expect.poll(ask, { timeout: 10_000 }).toBeGreaterThan(500)
  caddy.kill()
  await ended
  expect(said).toContain('serving initial configuration')
  expect(said).not.toMatch(/forgotten|secret|remote_ip/)
})

describe.skipIf(!isInstalled('systemd-analyze'))('systemd', () => {
  const units = readdirSync(join(deploy, 'systemd')).filter((file) => /\.(?:service|timer)$/.test(file))
  const place = join(folder, 'units')
  mkdirSync(place)
  for (const unit of units) {
    const text = readFileSync(join(deploy, 'systemd', unit), 'utf8')
    // The release is not installed here; everything else that the unit names is checked.
    writeFileSync(join(place, unit), text.replace(/^ExecStart=\/opt\S+/m, 'ExecStart=/bin/true'))
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

  test('lets coturn open port 443 as its own account', () => {
    const packaged = join(place, 'coturn.service')
    writeFileSync(packaged, '[Service]\nUser=daemon\nExecStart=/bin/true\n')
    cpSync(join(deploy, 'systemd/coturn.service.d'), `${packaged}.d`, { recursive: true })
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', packaged], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(readFileSync(`${packaged}.d/mivoix.conf`, 'utf8')).toMatch(/^AmbientCapabilities=CAP_NET_BIND_SERVICE$/m)
  })

  test('a process that ends at once is started again for ever', () => {
    const text = readFileSync(join(deploy, 'systemd/mivoix@.service'), 'utf8')
    const [unit = ''] = text.split('[Service]')
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
    expect(text).toMatch(/^Restart=on-failure$/m)
  })

  test('every unit of the release runs one of its commands', () => {
    const texts = units.map((unit) => readFileSync(join(deploy, 'systemd', unit), 'utf8'))
    const commands = texts.flatMap((text) => /^ExecStart=\/opt\/mivoix\/bin\/mivoix (\S+)$/m.exec(text)?.[1] ?? [])
    expect(commands).toContain('db:backup')
    for (const command of commands) expect(releasedCommands).toContain(command)
  })

  test('a backup that fails is tried again, and then stands as a failed unit', () => {
    const text = readFileSync(join(deploy, 'systemd/mivoix-backup.service'), 'utf8')
    expect(text).toMatch(/^Type=oneshot$/m)
    expect(text).toMatch(/^Restart=on-failure$/m)
    expect(text).toMatch(/^StartLimitBurst=3$/m)
    // No leading « - », with which a failure would count as a success.
    expect(text).toMatch(/^ExecStart=\/opt/m)
    expect(readFileSync(join(deploy, 'systemd/mivoix-backup.timer'), 'utf8')).toMatch(/^OnCalendar=/m)
  })

  test('a unit that runs as postgres leaves the shared memory of the running PostgreSQL alone', () => {
    const texts = units.map((unit) => readFileSync(join(deploy, 'systemd', unit), 'utf8'))
    const ofPostgres = texts.filter((text) => /^User=postgres$/m.test(text))
    expect(ofPostgres.length).toBeGreaterThan(1)
    for (const text of ofPostgres) expect(text).toMatch(/^RemoveIPC=no$/m)
  })
})

test('the server takes the settings of mivoix.env', () => {
  const settings = readSettings(parseEnv(filled('mivoix.env', { secret: 'a secret of at least sixteen' })))
  expect(settings).toMatchObject({ PUBLIC_URL: 'https://mivoix.example', DEMO: false })
})

test('mivoix.env quotes nothing, since a container is given the quotes as well', () => {
  expect(filled('mivoix.env', {}).replaceAll(/^#.*/gm, '')).not.toMatch(/["'\\]/)
})

test('the server takes the settings for two database machines', () => {
  const text = filled('mivoix.env', { secret: 'a secret of at least sixteen' })
  const settings = readSettings(parseEnv(text.replaceAll(/^#DATABASE/gm, 'DATABASE')))
  expect(settings.DATABASE_URL).toBe('postgres://mivoix:password@db1:6432,db2:6432/mivoix?sslmode=require')
})

describe('the container', () => {
  const lines = readFileSync(join(deploy, 'Containerfile'), 'utf8').split('\n')
  const all = (instruction: string) => lines.filter((line) => line.startsWith(`${instruction} `))

  test('holds the checked archive and nothing else, and runs as an account without rights', () => {
    expect(all('COPY')).toEqual([
      'COPY mivoix-${VERSION}-linux-x64.tar.gz SHA256SUMS /tmp/',
      'COPY --from=unpacked /opt/mivoix /opt/mivoix',
    ])
    expect(all('ADD')).toEqual([])
    expect(lines.join('\n')).toContain('sha256sum --check --ignore-missing SHA256SUMS')
    expect(all('USER')).toEqual(['USER mivoix'])
    expect(lines.indexOf('USER mivoix')).toBeLessThan(lines.findIndex((line) => line.startsWith('ENTRYPOINT')))
  })

  test('is built in the format that keeps its health check', () => {
    expect(lines.find((line) => line.includes('podman build'))).toContain('--format docker')
  })

  test('its health check tells a process that answers from one that does not', async () => {
    const [check = ''] = all('HEALTHCHECK')
    const [, ...words]: string[] = JSON.parse(check.slice(check.indexOf('[')))
    const server = createServer((request, answer) => answer.writeHead(request.url === '/healthz' ? status : 404).end())
    let status = 200
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const ends = async () => {
      const env = { PORT: String((server.address() as AddressInfo | null)?.port ?? 1) }
      const [code] = await once(spawn(process.execPath, words, { env, stdio: 'ignore' }), 'exit')
      return code
    }
    expect(await ends()).toBe(0)
    status = 503
    expect(await ends()).toBe(1)
    server.close()
    await once(server, 'close')
    expect(await ends()).toBe(1)
  })
})

test.skipIf(!isInstalled('pgbouncer'))('PgBouncer takes its file', async () => {
  // It has no dry run: it is started with the file on a port in use, which is its last error.
  const taken = createServer()
  await once(taken.listen(0, '127.0.0.1'), 'listening')
  const { port } = taken.address() as AddressInfo
  writeFileSync(join(folder, 'userlist.txt'), '"mivoix" "x"\n', { mode: 0o644 })
  const ini = filled('pgbouncer.ini', {})
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replaceAll('/etc/pgbouncer', folder)
    .replaceAll(/^(?:logfile|pidfile|unix_socket_dir|client_tls).*$/gm, '')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, `${ini}\nunix_socket_dir =\n`, { mode: 0o644 })
  chmodSync(folder, 0o755)
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const child = spawn('pgbouncer', [file], { ...account, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  await once(child, 'close')
  taken.close()
  expect(said).toContain('Address already in use')
  expect(said).not.toMatch(/syntax error|unrecognized|invalid value|cannot load config/i)
  // Beyond the limit of its unit it would refuse connections that max_client_conn promises.
  expect(Number(/max expected fd use: (\d+)/.exec(said)?.[1])).toBeLessThan(1024)
})

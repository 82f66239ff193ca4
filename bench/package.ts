import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { debianPrograms } from '#server/db/cluster/debian-programs.ts'
import { PostgresServer } from './cluster/postgres-server.ts'
import { check, checkThreshold, median } from './support/measure.ts'

// Builds the release twice, unpacks it into an empty environment (as root: a chroot with an unprivileged account), and
// starts it against Debian's PostgreSQL.
const MOST_PACKED_MB = 150
const MOST_INSTALLED_MB = 400
const LONGEST_START_MS = 2000
const STARTS = 5
const PORT = '4281'
const DATABASE_PORT = 4282
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

if (debianPrograms()) await bench()
else console.log('package is skipped: PostgreSQL is not installed (apt-get install postgresql).')

async function bench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-release-'))
  await chmod(folder, 0o755)
  const database = new PostgresServer(join(folder, 'postgres'), DATABASE_PORT)
  try {
    const archive = packTwice(folder)
    const place = join(folder, 'clean')
    const installed = unpack(archive, place)
    tryBrokenCopies(folder, archive)
    await database.create('')
    await database.start()
    await database.makeDatabase()
    await measureStarts(place, installed, database.url)
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function packTwice(folder: string): string {
  const archives = ['first', 'second'].map((name) => {
    execFileSync(process.execPath, ['scripts/package.ts', join(folder, name)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return join(folder, name)
  })
  const [first = '', second = ''] = archives.map((place) => readFileSync(join(place, 'SHA256SUMS'), 'utf8'))
  check('packed twice, the same bytes', first === second)
  const archive = first.match(/\S+\.tar\.gz/)?.[0] ?? ''
  const checked = spawnSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: archives[0] })
  check('SHA256SUMS agrees', checked.status === 0)
  const path = join(archives[0] ?? '', archive)
  checkThreshold('packed, MB', statSync(path).size / 1e6, { atMost: MOST_PACKED_MB })
  return path
}

/** Returns the release's folder inside a folder that contains only the libraries its programs are linked to. */
function unpack(archive: string, place: string): string {
  mkdirSync(place)
  execFileSync('tar', ['-xzf', archive, '-C', place])
  const [name = ''] = execFileSync('ls', [place], { encoding: 'utf8' }).split('\n')
  const kilobytes = Number(execFileSync('du', ['-sk', join(place, name)], { encoding: 'utf8' }).split('\t')[0])
  checkThreshold('installed, MB', kilobytes / 1000, { atMost: MOST_INSTALLED_MB })
  for (const program of ['/bin/sh', '/usr/bin/readlink', '/usr/bin/wc']) copyIn(place, program)
  for (const program of ['/bin/sh', '/usr/bin/readlink', '/usr/bin/wc', join(place, name, 'node/bin/node')])
    for (const library of linkedTo(program)) copyIn(place, library)
  for (const account of ['tmp', 'etc', 'data']) mkdirSync(join(place, account), { recursive: true })
  if (isRoot) chownSync(join(place, 'data'), NOBODY, NOBODY)
  return `/${name}`
}

function copyIn(place: string, file: string): void {
  mkdirSync(dirname(join(place, file)), { recursive: true })
  copyFileSync(file, join(place, file))
}

function linkedTo(program: string): string[] {
  return [...execFileSync('ldd', [program], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g)].map(
    (match) => match[1] ?? '',
  )
}

/** Without a PATH, and as root in a chroot with an unprivileged account: anything missing in the release fails here. */
function inClean(place: string, program: string, args: string[], env: Record<string, string>): ChildProcess {
  const [command, ...rest] = isRoot
    ? ['/usr/sbin/chroot', `--userspec=${NOBODY}:${NOBODY}`, place, program, ...args]
    : [join(place, program), ...args]
  return spawn(command ?? '', rest, { env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
}

async function measureStarts(place: string, installed: string, url: string): Promise<void> {
  const env = {
    PORT,
    DATABASE_URL: url,
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    DATA_DIR: isRoot ? '/data' : join(place, 'data'),
    CACHE_DIRECTORY: isRoot ? '/data' : join(place, 'data'),
    LOG_LEVEL: 'error',
  }
  const migrated = await said(inClean(place, `${installed}/bin/mivoix`, ['db:migrate'], env))
  check(`mivoix db:migrate: ${migrated.text.trim()}`, migrated.code === 0)
  const verified = await said(inClean(place, `${installed}/bin/mivoix`, ['verify'], env))
  check(`mivoix verify: ${verified.text.trim()}`, verified.code === 0)
  const times: number[] = []
  const work: number[] = []
  for (let start = 0; start <= STARTS; start += 1) {
    const startedAt = performance.now()
    const server = inClean(place, `${installed}/bin/mivoix`, ['start'], env)
    const talk = said(server)
    while (!(await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined))?.ok) {
      if (server.exitCode !== null) throw new Error(`the release does not start:\n${(await talk).text}`)
      await pause(10)
    }
    times.push(performance.now() - startedAt)
    work.push(processorMs(server.pid ?? 0))
    if (start === 0) {
      const help = await fetch(`http://127.0.0.1:${PORT}/urgence`)
      check('/urgence names 3114', help.ok && (await help.text()).includes('3114'))
    }
    server.kill('SIGTERM')
    const { code } = await talk
    if (code !== 0) check('a stop ends with 0', false)
  }
  const [first = 0, ...later] = times
  console.log(
    `first start, nothing compiled yet: ${Math.round(first)} ms; processor time of the others: ${median(work)} ms`,
  )
  checkThreshold(`start until ready, median of ${STARTS}, ms`, Math.round(median(later)), { atMost: LONGEST_START_MS })
}

/**
 * CPU time of the server, since chroot and the launcher exec into it: unlike wall-clock time, other processes hardly
 * change it.
 */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
  return (Number(fields[13]) + Number(fields[14])) * 10
}

/** A corrupted copy says so in a sentence, whatever is missing. */
function tryBrokenCopies(folder: string, archive: string): void {
  const place = join(folder, 'broken')
  const breakages: [string, string, (root: string) => void][] = [
    ['Node cut short', 'start', (root) => truncateSync(join(root, 'node/bin/node'), 1e6)],
    ['a file missing', 'start', (root) => execFileSync('rm', [join(root, 'server/app.ts')])],
    ['a file cut short', 'start', (root) => truncateSync(join(root, 'server/app.ts'), 10)],
    ['the list of files cut short', 'start', (root) => truncateSync(join(root, 'manifest.json'), 1000)],
    ['a file changed, checked by verify', 'verify', (root) => swapOneLetter(join(root, 'server/app.ts'))],
  ]
  mkdirSync(place)
  execFileSync('tar', ['-xzf', archive, '-C', place])
  const whole = join(place, execFileSync('ls', [place], { encoding: 'utf8' }).trim())
  for (const [what, command, breakIt] of breakages) {
    const copy = join(place, 'copy')
    execFileSync('cp', ['-al', whole, copy])
    // Hard links are fast; files that are about to change need a real copy.
    for (const file of ['node/bin/node', 'server/app.ts', 'manifest.json']) {
      const bytes = readFileSync(join(copy, file))
      execFileSync('rm', [join(copy, file)])
      writeFileSync(join(copy, file), bytes)
    }
    chmodSync(join(copy, 'node/bin/node'), 0o755)
    breakIt(copy)
    const { status, stderr } = spawnSync(join(copy, 'bin/mivoix'), [command], { env: {}, encoding: 'utf8' })
    check(`${what}: ${stderr.trim()}`, status === 1 && /^This copy of Mivoix is not whole\b.*\n$/.test(stderr))
    execFileSync('rm', ['-r', copy])
  }
  const half = join(place, 'half.tar.gz')
  copyFileSync(archive, half)
  truncateSync(half, 1e7)
  writeFileSync(join(place, 'SHA256SUMS'), `${'0'.repeat(64)}  half.tar.gz\n`)
  const { status, stderr } = spawnSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: place, encoding: 'utf8' })
  check(`a half-copied archive: ${stderr.trim()}`, status === 1)
}

function swapOneLetter(file: string): void {
  const bytes = readFileSync(file)
  bytes[100] = (bytes[100] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

async function said(child: ChildProcess): Promise<{ text: string; code: number | null }> {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part))
  const [code] = await once(child, 'close')
  return { text, code }
}

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { bundleServer } from './build/bundle-server.ts'
import { describeContents } from './package/describe-contents.ts'
import { readLockedPackages } from './package/locked-packages.ts'
import { planRelease, type Release } from './package/plan-release.ts'
import { writeArchive } from './package/write-archive.ts'

// npm run package [-- <folder>]: the release for Linux x64, its software bill of materials and their checksums, in dist/.
const root = resolve(import.meta.dirname, '..')
const target = resolve(process.argv[2] ?? join(root, 'dist'))

await bundleServer(root)
const locked = readLockedPackages(root)
const release = planRelease(root, locked)
const at = releaseDate()
const name = `mivoix-${release.version}`
const staging = await mkdtemp(join(tmpdir(), 'mivoix-package-'))
try {
  await stage(join(staging, name), release)
  await mkdir(target, { recursive: true })
  const archive = join(target, `${name}-linux-x64.tar.gz`)
  await writeArchive(staging, name, archive, at)
  const bill = join(target, `${name}-linux-x64.cdx.json`)
  await writeFile(bill, describeContents(root, release, locked, at))
  const sums = await Promise.all([archive, bill].map(async (file) => `${await sha256(file)}  ${basename(file)}\n`))
  await writeFile(join(target, 'SHA256SUMS'), sums.join(''))
  const megabytes = Math.round((await stat(archive)).size / 1e6)
  console.log(`${archive}: ${megabytes} MB, ${release.files.size} files, ${release.packages.length} packages.`)
} finally {
  await rm(staging, { recursive: true, force: true })
}

async function stage(folder: string, { version, nodeVersion, files, commands }: Release): Promise<void> {
  const written = new Map<string, [size: number, sha256: string]>()
  const note = async (file: string) => {
    const path = join(folder, file)
    written.set(file, [(await stat(path)).size, await sha256(path)])
  }
  for (const [file, source] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await copyFile(join(root, source), join(folder, file))
    await chmod(join(folder, file), file === 'node/bin/node' ? 0o755 : 0o644)
    await note(file)
  }
  await mkdir(join(folder, 'bin'))
  const [nodeBytes] = written.get('node/bin/node') ?? [0]
  const launchers = join(root, 'scripts/package/launcher')
  const launcher = await readFile(join(launchers, 'mivoix'), 'utf8')
  await writeFile(join(folder, 'bin/mivoix'), launcher.replace('@NODE_BYTES@', String(nodeBytes)), { mode: 0o755 })
  await copyFile(join(launchers, 'run-command.mjs'), join(folder, 'bin/run-command.mjs'))
  const { imports }: { imports: unknown } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  await writeFile(
    join(folder, 'package.json'),
    json({ name: 'mivoix', version, private: true, type: 'module', imports }),
  )
  for (const file of ['bin/mivoix', 'bin/run-command.mjs', 'package.json']) await note(file)
  const sorted = [...written].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(
    join(folder, 'manifest.json'),
    json({
      version,
      node: nodeVersion,
      commands,
      files: Object.fromEntries(sorted),
    }),
  )
}

/** Not the packaging time, for reproducible builds. */
function releaseDate(): Date {
  const given = process.env.SOURCE_DATE_EPOCH
  return new Date(Number(given || execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root })) * 1000)
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`
}

async function sha256(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}

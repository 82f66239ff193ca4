// The release's `mivoix <command>`. Verifies the integrity of the copy before it loads anything of the product.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const SHOWN = 5

const manifest = readManifest()
const [name = 'help', ...args] = process.argv.slice(2)
const script = manifest.commands[name]

if (name === 'verify') {
  refuse(filesFailing(contentDiffers), 'changed or missing')
  console.log(`Mivoix ${manifest.version}: all ${Object.keys(manifest.files).length} files are as released.`)
} else if (name === 'version' || name === '--version') {
  console.log(manifest.version)
} else if (script === undefined) {
  console.log(`Usage: mivoix <command>\n\n  ${[...Object.keys(manifest.commands), 'verify', 'version'].join('\n  ')}\n`)
  console.log('docs/operations.md says what each does. Settings are environment variables: README.md lists them.')
  process.exitCode = ['help', '--help', '-h'].includes(name) ? 0 : 1
} else {
  refuse(filesFailing(sizeDiffers), 'missing or cut short')
  process.argv = [process.argv[0], join(root, script), ...args]
  await import(`../${script}`)
}

/** @returns {{ version: string, commands: Record<string, string>, files: Record<string, [size: number, sha256: string]> }} */
function readManifest() {
  try {
    return JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8'))
  } catch {
    return stop('its list of files cannot be read')
  }
}

/** Files that fail a check. */
function filesFailing(fails) {
  return Object.entries(manifest.files)
    .filter(([file, expected]) => fails(join(root, file), expected))
    .map(([file]) => file)
}

function sizeDiffers(file, [size]) {
  return statSync(file, { throwIfNoEntry: false })?.size !== size
}

function contentDiffers(file, [, sha256]) {
  return !existsSync(file) || createHash('sha256').update(readFileSync(file)).digest('hex') !== sha256
}

function refuse(wrong, how) {
  if (wrong.length === 0) return
  const more = wrong.length > SHOWN ? ` and ${wrong.length - SHOWN} more` : ''
  stop(`${how}: ${wrong.slice(0, SHOWN).join(', ')}${more}`)
}

function stop(reason) {
  console.error(
    `This copy of Mivoix is not whole (${reason}). Check the archive (sha256sum -c SHA256SUMS) and unpack it again.`,
  )
  process.exit(1)
}

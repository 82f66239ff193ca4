import type { LockedPackage, LockedPackages } from './locked-packages.ts'

/** Target platform of the release. */
const PLATFORM = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const

/** Transitive dependencies of these packages on the release's platform, themselves included, by install path. */
export function packagesNeededBy(names: Iterable<string>, packages: LockedPackages): string[] {
  const needed = new Set<string>()
  const add = (place: string | undefined) => {
    const locked = place === undefined ? undefined : packages[place]
    if (place === undefined || !locked || needed.has(place) || !runsHere(locked)) return
    needed.add(place)
    for (const name of dependenciesOf(locked)) add(placeOf(name, place, packages))
  }
  for (const name of names) {
    const place = placeOf(name, '', packages)
    if (!place) throw new Error(`${name} is imported, but package-lock.json does not know it`)
    add(place)
  }
  return [...needed].toSorted()
}

/** Node's module resolution: inside the importing package first, then further up. */
function placeOf(name: string, from: string, packages: LockedPackages): string | undefined {
  const inside = `${from && `${from}/`}node_modules/${name}`
  if (packages[inside]) return inside
  if (!from) return undefined
  return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), packages)
}

function dependenciesOf(locked: LockedPackage): string[] {
  const peers = Object.keys(locked.peerDependencies ?? {}).filter(
    (name) => !locked.peerDependenciesMeta?.[name]?.optional,
  )
  return [...Object.keys(locked.dependencies ?? {}), ...Object.keys(locked.optionalDependencies ?? {}), ...peers]
}

function runsHere({ os, cpu, libc }: LockedPackage): boolean {
  return (
    (!os || os.includes(PLATFORM.os)) && (!cpu || cpu.includes(PLATFORM.cpu)) && (!libc || libc.includes(PLATFORM.libc))
  )
}

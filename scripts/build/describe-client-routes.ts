import { pathToFileURL } from 'node:url'
import type { RouteAddress } from './route-addresses.ts'

interface BuiltRoute {
  id: string
  parentId?: string
  path?: string
  module: { meta?: (args: object) => { title?: string; name?: string; content?: string }[] }
}

interface ClientRoute {
  /** With React Router's `:parameters`. */
  path: string
  title: string
  description: string
  /** Skeleton shown until the screen is rendered: see `web/app/page-loading.tsx`. */
  screen: string
}

/** Title and description of each client-rendered screen, from its own `meta`. */
export async function describeClientRoutes(
  serverBuild: string,
  addresses: readonly RouteAddress[],
): Promise<ClientRoute[]> {
  const { routes }: { routes: Record<string, BuiltRoute> } = await import(pathToFileURL(serverBuild).href)
  const described = new Map(Object.values(routes).map((route) => [addressOf(chainOf(route)), chainOf(route)]))
  return addresses.map((address) => ({
    ...describe(address.path, described.get(address.path) ?? []),
    screen: screenOf(address),
  }))

  /** Route chain from the screen up to the root. */
  function chainOf(route: BuiltRoute): BuiltRoute[] {
    const parent = route.parentId ? routes[route.parentId] : undefined
    return [route, ...(parent ? chainOf(parent) : [])]
  }
}

function addressOf(chain: readonly BuiltRoute[]): string {
  const parts = chain.map(({ path }) => path).filter(Boolean)
  return `/${parts.toReversed().join('/')}`
}

const withRail = new Set(['practitioner', 'availability', 'therapist', 'student'])

/** Named after the guard: screens behind the same guard have the same layout. */
function screenOf({ layouts }: RouteAddress): string {
  const guard = layouts.find((id) => id.startsWith('guard:'))?.slice('guard:'.length)
  return guard !== undefined && withRail.has(guard) ? 'practice' : (guard ?? 'open')
}

function describe(path: string, chain: readonly BuiltRoute[]): Omit<ClientRoute, 'screen'> {
  const meta = chain.find(({ module }) => module.meta)?.module.meta
  const said = meta?.({ params: {}, location: { pathname: path }, matches: chain.toReversed() }) ?? []
  const title = said.find((one) => one.title)?.title
  const description = said.find(({ name }) => name === 'description')?.content
  if (!title || !description) throw new Error(`The screen at ${path} has no title or no description`)
  return { path, title, description }
}

import { pathToFileURL } from 'node:url'

interface BuiltRoute {
  id: string
  parentId?: string
  path?: string
  module: { meta?: (args: object) => { title?: string; name?: string; content?: string }[] }
}

export interface ClientRoute {
  /** With React Router's `:parameters`. */
  path: string
  title: string
  description: string
}

/** What each screen that the browser draws by itself calls itself, as its own `meta` says. */
export async function describeClientRoutes(serverBuild: string, paths: readonly string[]): Promise<ClientRoute[]> {
  const { routes }: { routes: Record<string, BuiltRoute> } = await import(pathToFileURL(serverBuild).href)
  const described = new Map(Object.values(routes).map((route) => [addressOf(chainOf(route)), chainOf(route)]))
  return paths.map((path) => describe(path, described.get(path) ?? []))

  /** From the screen up to the root. */
  function chainOf(route: BuiltRoute): BuiltRoute[] {
    const parent = route.parentId ? routes[route.parentId] : undefined
    return [route, ...(parent ? chainOf(parent) : [])]
  }
}

function addressOf(chain: readonly BuiltRoute[]): string {
  const parts = chain.map(({ path }) => path).filter(Boolean)
  return `/${parts.toReversed().join('/')}`
}

/** A second address has no name of its own: it leads elsewhere at once. */
const unnamed = { title: 'Mivoix', description: 'Un soutien psychologique en ligne, à votre rythme.' }

function describe(path: string, chain: readonly BuiltRoute[]): ClientRoute {
  const meta = chain.find(({ module }) => module.meta)?.module.meta
  const said = meta?.({ params: {}, location: { pathname: path }, matches: chain.toReversed() }) ?? []
  const title = said.find((one) => one.title)?.title ?? unnamed.title
  const description = said.find(({ name }) => name === 'description')?.content ?? unnamed.description
  return { path, title, description }
}

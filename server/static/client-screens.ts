import type { StaticFile } from './static-file.ts'
import { withHead } from './with-head.ts'

interface ClientRoute {
  path: string
  title: string
  description: string
  /** Skeleton of the shell to show. */
  screen: string
}

/** Consultation room, which may use the camera. */
const ROOM = '/session/'

type PageOf = (html: string, needs: { isRoom: boolean }) => StaticFile

/** Client-rendered screens: one empty shell, with the title of each screen. */
export function createClientScreens(listed: unknown, shell: string, pageOf: PageOf) {
  const screens = routesIn(listed).map((route) => ({
    route,
    pattern: patternOf(route.path),
  }))
  const pages = new Map<string, StaticFile>()
  return (path: string): StaticFile | undefined => {
    const route = screens.find(({ pattern }) => pattern.test(path))?.route
    if (!route) return undefined
    const page = pages.get(route.path) ?? pageOf(withHead(shell, route), { isRoom: route.path.startsWith(ROOM) })
    pages.set(route.path, page)
    return page
  }
}

/** `/session/:id` and `/attestation/:number?`, in React Router's syntax. */
function patternOf(path: string): RegExp {
  const source = path.replace(/\/:[^/]+\?/g, '(?:/[^/]+)?').replace(/\/:[^/]+/g, '/[^/]+')
  return new RegExp(`^${source}$`)
}

function routesIn(listed: unknown): ClientRoute[] {
  if (!Array.isArray(listed) || !listed.every(isRoute))
    throw new Error('client-routes.json holds no list of screens: run "npm run build"')
  return listed
}

function isRoute(value: unknown): value is ClientRoute {
  const { path, title, description, screen } = Object(value)
  return [path, title, description, screen].every((field) => typeof field === 'string')
}

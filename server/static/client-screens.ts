import type { StaticFile } from './static-file.ts'
import { withHead } from './with-head.ts'

interface ClientRoute {
  path: string
  title: string
  description: string
  /** Which of the shell's skeletons is shown. */
  screen: string
}

/** The consultation room, which may use the camera. */
const ROOM = '/session/'

type PageOf = (html: string, needs: { isRoom: boolean }) => StaticFile

/** The pages of the screens that the browser draws by itself: one empty shell, under the name of each screen. */
export function createClientScreens(listed: unknown, shell: string, pageOf: PageOf) {
  const screens = routesIn(listed).map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replace(/:[^/]+/g, '[^/]+')}$`),
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

function routesIn(listed: unknown): ClientRoute[] {
  if (!Array.isArray(listed) || !listed.every(isRoute))
    throw new Error('client-routes.json holds no list of screens: run "npm run build"')
  return listed
}

function isRoute(value: unknown): value is ClientRoute {
  const { path, title, description, screen } = Object(value)
  return [path, title, description, screen].every((field) => typeof field === 'string')
}

import type { RouteConfigEntry } from '@react-router/dev/routes'

export interface RouteAddress {
  /** With React Router's `:parameters`. */
  path: string
  /** Ids of the layouts around the screen, outermost first. */
  layouts: string[]
}

/** Flattens the route table: every path with its layouts. */
export function routeAddresses(entries: RouteConfigEntry[], parent = '', layouts: string[] = []): RouteAddress[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent
    if (!entry.children) return [{ path: path || '/', layouts }]
    return routeAddresses(entry.children, path, entry.id ? [...layouts, entry.id] : layouts)
  })
}

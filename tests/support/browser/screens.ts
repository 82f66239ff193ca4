import type { Page } from '@playwright/test'
import { type UserType, userTypes } from '#domain/profile/user-type.ts'
import { guardNames } from '#web/app/guards/guard-names.ts'
import { guardRedirectOf } from '#web/app/guards/rules.ts'
import { publicPaths } from '#web/features/site/public-paths.ts'
import routes from '#web/routes.ts'
import { routeAddresses } from '../../../scripts/build/route-addresses.ts'

/** Every page of the route table, with React Router's `:parameters`. */
export const pageAddresses = routeAddresses(routes)
  .filter(({ path }) => !/\*$|\.xml$/.test(path))
  // A path with an optional last segment counts as two.
  .flatMap((one) => (one.path.endsWith('?') ? [one, { ...one, path: one.path.replace(/\/:\w+\?$/, '') }] : [one]))

/** Screens that a user type may open, without public pages and aliases. */
function screensOf(type: UserType | undefined): string[] {
  const isPublic = new Set<string>(publicPaths)
  return pageAddresses
    .filter(({ path, layouts }) => {
      const guard = guardNames.find((name) => layouts.includes(`guard:${name}`))
      if (guard) return guardRedirectOf(guard, type, path) === null
      return type === undefined && !isPublic.has(path)
    })
    .map(({ path }) => path)
}

/** Screens whose content depends on the user type. */
const DRAWN_BY_TYPE: ReadonlySet<string> = new Set([
  '/appointment',
  '/messages/:id',
  '/notes/:id',
  '/session/:id',
  '/settings',
  '/supervision/rendez-vous',
  '/therapist/dashboard',
])

/** The same without screens that a type before this one opens with the same content. */
export function ownScreensOf(type: UserType | undefined): string[] {
  const before = type ? userTypes.slice(0, userTypes.indexOf(type)) : []
  const shared = new Set(before.flatMap(screensOf))
  return screensOf(type).filter((path) => DRAWN_BY_TYPE.has(path) || !shared.has(path))
}

const NOBODY = '00000000-0000-4000-8000-000000000000'

/** Views with a row of this user whose id goes into the path. */
const rowsNamedBy: Record<string, { view: string; column: string }> = {
  '/messages/:id': { view: 'my_conversations', column: 'id' },
  '/notes/:id': { view: 'my_appointments', column: 'id' },
  '/session/:id': { view: 'my_appointments', column: 'id' },
  '/supervision/etudiants/:id': { view: 'my_supervision', column: 'student_id' },
}

/** Fills in the parameters of a path, with a row of the signed-in user if there is one. */
export async function addressFor(page: Page, path: string): Promise<string> {
  const named = rowsNamedBy[path]
  const id = named && (await firstRow(page, named.view, named.column))
  return filledIn(path, id ?? NOBODY)
}

/** Directory pages exist only for a demo practitioner; other paths take any id. */
export function filledIn(path: string, id: string): string {
  return path.replace(':slug', 'ines-l').replaceAll(/:\w+\??/g, id)
}

function firstRow(page: Page, view: string, column: string): Promise<string | undefined> {
  return page.evaluate(
    async ([from, wanted]) => {
      const { access_token: token } = JSON.parse(localStorage.getItem('mivoix-auth') ?? '{}')
      const headers = { apikey: 'sb_publishable_mivoix', authorization: `Bearer ${token}` }
      const answer = await fetch(`/rest/v1/${from}?select=${wanted}&limit=1`, { headers })
      const [row] = await answer.json()
      return row?.[wanted]
    },
    [view, column] as const,
  )
}

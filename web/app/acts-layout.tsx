import { Outlet, useMatches } from 'react-router'
import { useAccountDepartures } from '#web/lib/auth/auth-state.ts'
import { QueryProvider } from './query-provider.tsx'

/** Screens that show what belongs to an account, also to visitors. */
const PERSONAL_SCREENS = ['features/chat/', 'features/directory/']

/**
 * Query client for unguarded screens that read rows or act; guarded screens get it from their guard. The others here
 * sign somebody in or act on a mailed link: when the account changes they must go on, with their token and their words.
 */
export default function ActsLayout() {
  const departures = useAccountDepartures()
  const isPersonal = useMatches().some(({ id }) => PERSONAL_SCREENS.some((folder) => id.startsWith(folder)))
  return (
    <QueryProvider key={isPersonal ? departures : 'act'}>
      <Outlet />
    </QueryProvider>
  )
}

import { useEffect } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { PageLoading } from '#web/app/page-loading.tsx'
import { QueryProvider } from '#web/app/query-provider.tsx'
import { Redirect } from '#web/app/redirect.tsx'
import { TermsNotice } from '#web/app/terms-notice.tsx'
import { useAccountDepartures, useAuthState } from '#web/lib/auth/auth-state.ts'
import { useInbox } from '#web/lib/hooks/use-inbox.ts'
import { redirectAfterSignIn } from '#web/lib/redirect-after-sign-in.ts'
import { isSigningOut } from '#web/lib/signing-out.ts'
import { guardNames } from './guard-names.ts'
import { type GuardRedirect, guardRedirectOf } from './rules.ts'

const INVITATION_HASH = '#invitation='

/** Layout of every screen that needs an account. `routes.ts` names its guard in the route id. */
export default function GuardLayout() {
  const auth = useAuthState()
  const departures = useAccountDepartures()
  const matches = useMatches()
  const { pathname, search, hash } = useLocation()
  const guard = guardNames.find((name) => matches.some(({ id }) => id === `guard:${name}`))
  if (!guard) throw new Error('This layout stands in routes.ts without the name of a guard')
  if (auth.status === 'unknown' || isSigningOut()) return <PageLoading />
  // A guest invited to a consultation needs no account: the room's functions check the link.
  const isInvited = guard === 'room' && hash.startsWith(INVITATION_HASH)
  const type = auth.status === 'signed-in' ? auth.user.type : undefined
  const redirect = isInvited ? null : guardRedirectOf(guard, type, pathname, search)
  if (redirect)
    return <FollowRedirect {...redirect} returnTo={auth.status === 'signed-in' ? undefined : `${pathname}${search}`} />
  return (
    // A guest's call belongs to their link, not to the account of this browser.
    <QueryProvider key={isInvited ? 'guest' : departures}>
      <Arrival />
      {auth.status === 'signed-in' && <Inbox userId={auth.user.id} />}
      {auth.status === 'signed-in' && guard !== 'room' && <TermsNotice type={auth.user.type} />}
      <Outlet />
    </QueryProvider>
  )
}

/** Access granted: the page to return to is no longer needed. */
function Arrival() {
  useEffect(() => redirectAfterSignIn.forget(), [])
  return null
}

/** A component of its own, because `useInbox` needs the query provider above it. */
function Inbox({ userId }: { userId: string }) {
  useInbox(userId)
  return null
}

/** The target page says why, from the location state: a toast would cover its heading on a phone. */
function FollowRedirect({ to, code, returnTo }: GuardRedirect & { returnTo: string | undefined }) {
  useEffect(() => {
    if (returnTo) redirectAfterSignIn.keep(returnTo)
  }, [returnTo])
  return <Redirect to={to} state={{ redirectCode: code }} />
}

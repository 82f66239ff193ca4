import { href, Link } from 'react-router'
import { formatNearDateTime } from '#domain/format-time.ts'
import { Logo } from '#web/components/logo.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { lazyWithRetry } from '#web/lib/lazy-with-retry.tsx'

const UserMenu = lazyWithRetry(
  () => import('./user-menu.tsx'),
  <span className="h-11 w-19.5 rounded-full border" aria-hidden="true" />,
)

/** Header of the administration: no booking links; shows when the session ends. */
export function AdminHeader() {
  const auth = useAuthState()
  const now = useNow(60)
  return (
    <header className="border-b bg-background">
      <div className="page flex h-16 items-center gap-4">
        <Link to={href('/')} aria-label="Mivoix, accueil" className="grid min-h-11 items-center rounded-md">
          <Logo />
        </Link>
        <span className="rounded-full bg-secondary px-3 py-1 max-[24rem]:hidden font-semibold text-note text-secondary-foreground">
          Administration
        </span>
        {auth.status === 'signed-in' && (
          <div className="ml-auto flex items-center gap-3">
            {auth.lifetime && (
              <span className="hidden text-note text-muted-foreground md:block">
                Session jusqu’à {formatNearDateTime(auth.lifetime.endsAt, now)}
              </span>
            )}
            <UserMenu user={auth.user} />
          </div>
        )}
      </div>
    </header>
  )
}

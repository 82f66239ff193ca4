import { href, Link, useMatches } from 'react-router'
import { Logo } from '#web/components/logo.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { lazyWithRetry } from '#web/lib/lazy-with-retry.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { hasPrimaryAction } from './page-handle.ts'
import { primaryAction, secondaryAction } from './primary-action.ts'
import { mainLinks } from './site-links.ts'

const UserMenu = lazyWithRetry(
  () => import('./user-menu.tsx'),
  <span className="h-11 w-19.5 rounded-full border" aria-hidden="true" />,
)

export function Header({ path }: { path: string | null }) {
  const auth = useAuthState()
  const pageHasPrimary = useMatches().some(({ handle }) => handle === hasPrimaryAction)
  const type = auth.status === 'signed-in' ? auth.user.type : undefined
  const act = pageHasPrimary ? secondaryAction(type) : primaryAction(type)
  const actButton = (
    <ButtonLink to={act.to} variant={pageHasPrimary ? 'secondary' : 'primary'}>
      {act.label}
    </ButtonLink>
  )
  return (
    <header className="border-b bg-background">
      <div className="page flex h-16 items-center gap-4 xl:gap-8">
        <Link to={href('/')} aria-label="Mivoix, accueil" className="grid min-h-11 items-center rounded-md">
          <Logo />
        </Link>
        {/* On narrow screens only the logo links home. */}
        <nav aria-label="Navigation principale" className="hidden flex-1 gap-1 lg:flex">
          {mainLinks.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              aria-current={path === to ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-lg px-2 text-base first:hidden hover:bg-secondary xl:px-3 xl:first:inline-flex aria-[current=page]:bg-secondary aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          {auth.status === 'signed-in' ? (
            <>
              <span className="hidden lg:block">{actButton}</span>
              <UserMenu user={auth.user} />
            </>
          ) : (
            <>
              {/* While the auth state is unknown, a signed-in person must not see « Se connecter ». */}
              <span
                className={`hidden items-center gap-2 lg:flex ${auth.status === 'unknown' ? 'unless-signed-in' : ''}`}
              >
                <Link
                  to={href('/login')}
                  className="inline-flex min-h-11 items-center rounded-lg px-3 font-semibold text-primary underline-offset-4 hover:underline"
                >
                  Se connecter
                </Link>
                <ButtonLink to={href('/user-type-selection')} variant="outline">
                  S’inscrire
                </ButtonLink>
                {actButton}
              </span>
              {auth.status === 'unknown' && <span className="user-menu-place" aria-hidden="true" />}
            </>
          )}
          <MobileMenuButton />
        </div>
      </div>
      <noscript>
        <nav aria-label="Navigation principale" className="page flex flex-wrap gap-x-2 pb-2 lg:hidden">
          {[...mainLinks, { to: href('/appointment'), label: 'Prendre rendez-vous' }].map(({ to, label }) => (
            <a key={to} href={to} className="inline-flex min-h-11 items-center px-2 underline underline-offset-4">
              {label}
            </a>
          ))}
        </nav>
      </noscript>
    </header>
  )
}

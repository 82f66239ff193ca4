import { href } from 'react-router'
import { dashboardOf } from '#domain/profile/user-type.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { mainLinks } from './site-links.ts'

/** Stands in for the menu while its code cannot be loaded: its links load whole pages, which need no script. */
export function PlainMobileMenu({ isOpen }: { isOpen: boolean }) {
  const auth = useAuthState()
  if (!isOpen) return null
  const entry =
    auth.status === 'signed-in'
      ? { to: dashboardOf(auth.user.type), label: 'Mon espace' }
      : { to: href('/login'), label: 'Se connecter' }
  return (
    <nav
      aria-label="Menu"
      className="absolute top-full right-0 z-40 mt-2 grid w-64 rounded-lg border bg-popover p-2 text-popover-foreground shadow-lg"
    >
      {[...mainLinks, entry].map(({ to, label }) => (
        <a key={to} href={to} className="flex min-h-12 items-center rounded-lg px-3 text-lg hover:bg-secondary">
          {label}
        </a>
      ))}
    </nav>
  )
}

import { href, NavLink } from 'react-router'
import { dashboardOf, profileOf } from '#domain/profile/user-type.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { useAuthState } from '#web/lib/auth-state.ts'
import { mainLinks, type SiteLink } from './site-links.ts'
import { useSignOut } from './use-sign-out.ts'

type MobileMenuProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export default function MobileMenu({ isOpen, onOpenChange }: MobileMenuProps) {
  const auth = useAuthState()
  const signOut = useSignOut()
  const close = () => onOpenChange(false)
  const user = auth.status === 'signed-in' ? auth.user : undefined
  const links: SiteLink[] = [
    ...mainLinks,
    ...(user
      ? [
          { to: profileOf(user.type), label: 'Mon profil' },
          { to: dashboardOf(user.type), label: 'Mon espace' },
        ]
      : []),
  ]
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={user ? `Bonjour, ${user.name}` : 'Menu'}>
      <nav aria-label="Menu" className="grid gap-1">
        {links.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end={to === href('/')}
            onClick={close}
            className="flex min-h-12 items-center rounded-lg px-3 text-lg hover:bg-secondary aria-[current=page]:bg-secondary aria-[current=page]:font-semibold aria-[current=page]:text-primary"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto grid gap-3">
        <ButtonLink to={href('/appointment')} size="large" onClick={close}>
          Prendre rendez-vous
        </ButtonLink>
        {user ? (
          <Button
            variant="outline"
            size="large"
            onClick={() => {
              close()
              void signOut()
            }}
          >
            Déconnexion
          </Button>
        ) : (
          <>
            <ButtonLink to={href('/login')} variant="outline" size="large" onClick={close}>
              Se connecter
            </ButtonLink>
            <ButtonLink to={href('/user-type-selection')} variant="ghost" size="large" onClick={close}>
              Créer un compte
            </ButtonLink>
          </>
        )}
      </div>
    </Sheet>
  )
}

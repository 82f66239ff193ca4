import { href, NavLink } from 'react-router'
import { userTypeLabels } from '#domain/profile/user-type.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { type OwnLink, ownLinks } from './own-links.ts'
import { primaryAction } from './primary-action.ts'
import { mainLinks, type SiteLink } from './site-links.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { useSignOut } from './use-sign-out.ts'

type MobileMenuProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export default function MobileMenu({ isOpen, onOpenChange }: MobileMenuProps) {
  const auth = useAuthState()
  const signOut = useSignOut()
  const close = () => onOpenChange(false)
  const user = auth.status === 'signed-in' ? auth.user : undefined
  const act = primaryAction(user?.type)
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={user ? `Bonjour, ${user.name}` : 'Menu'}
      {...(user && { description: userTypeLabels[user.type] })}
    >
      <nav aria-label="Menu" className="grid gap-4">
        {user && <Links links={ownLinks(user)} onFollow={close} />}
        <Links links={mainLinks} onFollow={close} inColumns={user !== undefined} />
      </nav>
      <div className="mt-auto grid gap-3">
        <div className="[&>label]:justify-between">
          <ThemeChoice />
        </div>
        <ButtonLink to={act.to} size="large" onClick={close}>
          {act.label}
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
            <span className="inline-flex items-center gap-2 text-destructive">
              <Icon name="log-out" />
              Déconnexion
            </span>
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

type LinksProps = { links: readonly (SiteLink | OwnLink)[]; onFollow: () => void; inColumns?: boolean }

function Links({ links, onFollow, inColumns = false }: LinksProps) {
  return (
    <ul className={inColumns ? 'grid grid-cols-2 border-t pt-4' : 'grid gap-1'}>
      {links.map((link) => (
        <li key={link.to}>
          <NavLink
            to={link.to}
            end={link.to === '/'}
            onClick={onFollow}
            className={`flex min-h-12 items-center gap-3 rounded-lg px-3 hover:bg-secondary aria-[current=page]:bg-secondary aria-[current=page]:font-semibold aria-[current=page]:text-primary ${inColumns ? '' : 'text-lg'}`}
          >
            {'icon' in link && <Icon name={link.icon} className="size-5 text-primary" />}
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

import { Link } from 'react-router'
import { userTypeLabels } from '#domain/profile/user-type.ts'
import { Icon } from '#web/components/icon.tsx'
import { Avatar } from '#web/components/ui/avatar.tsx'
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '#web/components/ui/dropdown-menu.tsx'
import type { SignedInUser } from '#web/lib/auth/auth-state.ts'
import { ownLinks } from './own-links.ts'
import { primaryAction } from './primary-action.ts'
import { useSignOut } from './use-sign-out.ts'

export default function UserMenu({ user }: { user: SignedInUser }) {
  const signOut = useSignOut()
  const links = ownLinks(user, 'Mon tableau de bord')
  const act = primaryAction(user.type)
  const hasAct = links.some(({ to }) => to === act.to)
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 rounded-full border bg-card py-1 pr-3 pl-1 hover:bg-accent"
        >
          <span className="sr-only">Menu de {user.name}</span>
          {user.photoUrl ? (
            <Avatar name={user.name} photoUrl={user.photoUrl} size="small" />
          ) : (
            <span className="grid size-8 place-items-center rounded-full bg-accent text-accent-foreground">
              <Icon name="user-round" className="size-5" />
            </span>
          )}
          <Icon name="chevron-down" className="size-5" />
        </button>
      }
    >
      <DropdownMenuLabel>
        <span className="block font-semibold">{user.name}</span>
        <span className="block text-note text-muted-foreground">{userTypeLabels[user.type]}</span>
      </DropdownMenuLabel>
      <DropdownMenuSeparator />
      {links.map(({ to, label, icon }) => (
        <DropdownMenuItem key={to} asChild>
          <Link to={to}>
            <Icon name={icon} />
            {label}
          </Link>
        </DropdownMenuItem>
      ))}
      {!hasAct && (
        <DropdownMenuItem asChild>
          <Link to={act.to}>
            <Icon name="calendar-plus" />
            {act.label}
          </Link>
        </DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
      <DropdownMenuItem tone="destructive" onSelect={() => void signOut()}>
        <Icon name="log-out" />
        Se déconnecter
      </DropdownMenuItem>
    </DropdownMenu>
  )
}

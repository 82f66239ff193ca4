import { href, Link } from 'react-router'
import { dashboardOf } from '#domain/profile/user-type.ts'
import { Icon } from '#web/components/icon.tsx'
import { StoredAvatar } from '#web/components/stored-avatar.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import type { Conversation } from './queries.ts'

export function ThreadHeader({ conversation }: { conversation: Conversation }) {
  const auth = useAuthState()
  const home = auth.status === 'signed-in' ? dashboardOf(auth.user.type) : href('/')
  const { mySide, with: name, withAvatar, withStatus, pseudonym } = conversation
  return (
    <header className="border-b">
      <div className="mx-auto grid w-full max-w-[820px] gap-2 px-4 py-3">
        <div className="flex items-center gap-3">
          <Link
            to={home}
            aria-label="Retour à mon espace"
            className="-ml-2 grid size-11 shrink-0 place-items-center rounded-lg hover:bg-accent"
          >
            <Icon name="arrow-left" />
          </Link>
          <StoredAvatar name={name} path={withAvatar} />
          <div className="min-w-0">
            <h1 className="truncate text-heading-sm">{name}</h1>
            <p className="text-small text-muted-foreground leading-[22px]">
              {withStatus ?? 'Messages entre deux séances'}
            </p>
          </div>
        </div>
        {mySide === 'patient' && pseudonym && (
          <p className="text-note">Vous apparaissez ici sous le nom « {pseudonym} ».</p>
        )}
        <p className="text-note text-muted-foreground leading-5">
          {mySide === 'patient'
            ? 'La réponse peut prendre quelques jours : les messages ne sont pas faits pour les urgences. En détresse, appelez le '
            : 'Les messages ne sont pas faits pour les urgences. Face à une détresse, orientez vers le '}
          <Call number="3114" /> (gratuit, 24&nbsp;h/24)&nbsp;; en danger immédiat,{' '}
          {mySide === 'patient' ? 'le' : 'vers le'} <Call number="15" />.
        </p>
      </div>
    </header>
  )
}

function Call({ number }: { number: string }) {
  return (
    <a
      href={`tel:${number}`}
      aria-label={`Appeler le ${number}`}
      className="font-semibold text-foreground underline underline-offset-4"
    >
      {number}
    </a>
  )
}

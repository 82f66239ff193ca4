import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { href, useLocation } from 'react-router'
import { profileOf, userTypeLabels } from '#domain/profile/user-type.ts'
import { PageLoading } from '#web/app/page-loading.tsx'
import { Redirect } from '#web/app/redirect.tsx'
import { PartLoading } from '#web/components/part-loading.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { type SignedInUser, useAuthState } from '#web/lib/auth/auth-state.ts'
import { useQueryPhase } from '#web/lib/hooks/use-query-phase.ts'
import { EditableAvatar } from './editable-avatar.tsx'
import { PhoneCard } from './phone-card.tsx'
import { type ProfileRow, phoneQuery, profileQuery } from './queries.ts'

type ProfileFrameProps = {
  /** Whether one of the children is a side column on wide screens. */
  hasAside?: boolean
  children: (profile: ProfileRow, user: SignedInUser) => ReactNode
}

/**
 * Shared layout of the profile pages: owner, photo and loading states. Opening another user's page redirects to one's own.
 */
export function ProfileFrame(props: ProfileFrameProps) {
  const auth = useAuthState()
  const { pathname } = useLocation()
  if (auth.status === 'signed-in' && pathname !== profileOf(auth.user.type))
    return <Redirect to={profileOf(auth.user.type)} />
  return auth.status === 'signed-in' ? <Loaded {...props} user={auth.user} /> : <PageLoading />
}

function Loaded({ user, hasAside = false, children }: ProfileFrameProps & { user: SignedInUser }) {
  const profile = useQuery(profileQuery(user.id))
  const phone = useQuery(phoneQuery(user.id))
  // Waits for both queries, to avoid a layout shift between the cards.
  const phases = [useQueryPhase(profile), useQueryPhase(phone)]
  const isComing = phases.some(({ name }) => name === 'loading')
  return (
    <div
      className={`mx-auto grid w-full max-w-[592px] gap-6 px-4 py-8 md:py-16 ${hasAside ? 'lg:max-w-[944px] lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] lg:[&>*]:col-start-1' : ''}`}
    >
      <header className="grid gap-1">
        <PageTitle>Mon profil</PageTitle>
        <p className="break-words text-muted-foreground">
          {userTypeLabels[user.type]}
          <span className="block">{user.email}</span>
        </p>
      </header>
      {isComing ? (
        <PartLoading skeleton={<Skeleton shape="screen" />} />
      ) : (
        <>
          <EditableAvatar user={user} />
          <QueryState query={profile} failure="Nous n’avons pas pu lire votre profil.">
            {(row) => children(row, user)}
          </QueryState>
          <PhoneCard userId={user.id} />
          <p className="text-small">
            <TextLink to={href('/settings')} look="block">
              Mot de passe, sessions et données : paramètres du compte
            </TextLink>
          </p>
        </>
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { href, Navigate, useLocation } from 'react-router'
import { errorMessage } from '#domain/messages.ts'
import { profileOf, userTypeLabels } from '#domain/profile/user-type.ts'
import { PageLoading } from '#web/app/page-loading.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { type SignedInUser, useAuthState } from '#web/lib/auth-state.ts'
import { EditableAvatar } from './editable-avatar.tsx'
import { PhoneCard } from './phone-card.tsx'
import { type ProfileRow, profileQuery } from './queries.ts'

type ProfileFrameProps = {
  /** Whether one of the children stands beside the others where there is room. */
  hasAside?: boolean
  children: (profile: ProfileRow, user: SignedInUser) => ReactNode
}

/** What the profile pages share: whose it is, the photo, and the states of loading. Who opens another's page goes to their own. */
export function ProfileFrame(props: ProfileFrameProps) {
  const auth = useAuthState()
  const { pathname } = useLocation()
  if (auth.status === 'signed-in' && pathname !== profileOf(auth.user.type))
    return <Navigate to={profileOf(auth.user.type)} replace />
  return auth.status === 'signed-in' ? <Loaded {...props} user={auth.user} /> : <PageLoading />
}

function Loaded({ user, hasAside = false, children }: ProfileFrameProps & { user: SignedInUser }) {
  const profile = useQuery(profileQuery(user.id))
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
      <EditableAvatar user={user} />
      {profile.isPending && <output>Chargement de votre profil…</output>}
      {profile.isError && <ErrorState sentence={errorMessage('unexpected')} onRetry={() => void profile.refetch()} />}
      {profile.isSuccess && children(profile.data, user)}
      <PhoneCard userId={user.id} />
      <p className="text-small">
        <TextLink to={href('/settings')} look="standing">
          Mot de passe, sessions et données : paramètres du compte
        </TextLink>
      </p>
    </div>
  )
}

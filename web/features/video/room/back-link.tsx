import { dashboardOf } from '#domain/profile/user-type.ts'
import type { Party } from '#domain/video/room.ts'
import { buttonLook } from '#web/components/ui/button-look.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'

/** Full page load: drops the room's extra permissions. */
export function BackLink({ party }: { party?: Party }) {
  const auth = useAuthState()
  const home = party !== 'guest' && auth.status === 'signed-in' ? dashboardOf(auth.user.type) : '/'
  return (
    <a href={home} className={buttonLook({ variant: 'outline' })}>
      {home === '/' ? 'Retour à l’accueil' : 'Retour à mon espace'}
    </a>
  )
}

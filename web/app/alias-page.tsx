import { href, Navigate, useLocation } from 'react-router'
import { profileOf } from '#domain/profile/user-type.ts'
import { useAuthState } from '#web/lib/auth-state.ts'
import { PageLoading } from './page-loading.tsx'

const destinations: Partial<Record<string, string>> = {
  [href('/inscription')]: href('/user-type-selection'),
  [href('/disponibilites')]: href('/therapist/availability'),
}

export default function AliasPage() {
  const { pathname, search } = useLocation()
  const auth = useAuthState()
  const fixed = destinations[pathname]
  if (fixed) return <Navigate to={fixed + search} replace />
  if (auth.status !== 'signed-in') return <PageLoading />
  return <Navigate to={profileOf(auth.user.type)} replace />
}

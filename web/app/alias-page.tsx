import { href, type MetaArgs, useLocation } from 'react-router'
import { profileOf } from '#domain/profile/user-type.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { PageLoading } from './page-loading.tsx'
import { pageMeta } from './page-meta.ts'
import { Redirect } from './redirect.tsx'

/** Alias URLs: target, and title until the redirect. Without `to`, the target depends on the user. */
const aliases: Record<string, { to?: string; title: string; description: string }> = {
  [href('/inscription')]: {
    to: href('/user-type-selection'),
    title: 'Créer un compte',
    description: 'Choisissez le compte qui vous correspond.',
  },
  [href('/disponibilites')]: {
    to: href('/therapist/availability'),
    title: 'Gestion de vos disponibilités',
    description: 'Les heures que vous ouvrez aux patients.',
  },
  [href('/profile')]: { title: 'Mon profil', description: 'Ce que votre compte dit de vous.' },
}

function aliasAt(path: string) {
  const alias = aliases[path.replace(/(?<=.)\/$/, '')]
  if (!alias) throw new Error(`No alias in app/alias-page.tsx for ${path}`)
  return alias
}

export function meta({ location }: MetaArgs) {
  const { title, description } = aliasAt(location.pathname)
  return pageMeta({ title, description, path: location.pathname, index: false })
}

export default function AliasPage() {
  const { pathname, search } = useLocation()
  const auth = useAuthState()
  const { to } = aliasAt(pathname)
  if (to) return <Redirect to={to + search} />
  if (auth.status !== 'signed-in') return <PageLoading />
  return <Redirect to={profileOf(auth.user.type)} />
}

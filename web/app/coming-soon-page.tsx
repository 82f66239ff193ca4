import { href, type MetaArgs, useLocation, useMatches } from 'react-router'
import { isErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { DawnScene } from '#web/components/dawn-scene.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { comingSoonScreens } from './coming-soon.ts'
import { pageMeta } from './page-meta.ts'

function screenOf(matches: readonly ({ id: string } | undefined)[]) {
  const id = matches.findLast((match) => match?.id.startsWith('coming-soon:'))?.id ?? ''
  const screen = comingSoonScreens[id.slice('coming-soon:'.length)]
  if (!screen) throw new Error(`No title in app/coming-soon.ts for ${id}`)
  return screen
}

export function meta({ matches, location }: MetaArgs) {
  const { title, promise } = screenOf(matches)
  return pageMeta({ title, description: promise, path: location.pathname, index: false })
}

export default function ComingSoonPage() {
  const { title, promise } = screenOf(useMatches())
  const { state, search } = useLocation()
  const detour: unknown = state?.detourCode ?? (search.includes('from=protected') ? 'not_signed_in' : undefined)
  return (
    <div className="page-text py-12 md:py-20">
      {isErrorCode(detour) && <Alert tone="warning">{errorMessage(detour)}</Alert>}
      <DawnScene height="low" />
      <h1 className="mt-8 text-title md:text-title-wide">{title}</h1>
      <p className="mt-4 text-lg">
        <strong className="font-semibold">Cette page arrive bientôt.</strong> {promise}
      </p>
      <p className="mt-2 text-muted-foreground">
        Nous préférons vous le dire plutôt que de vous montrer une page vide.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={href('/')}>Retour à l’accueil</ButtonLink>
        <ButtonLink to={href('/contact')} variant="outline">
          Nous contacter
        </ButtonLink>
        <ButtonLink to={href('/urgence')} variant="ghost">
          Besoin d’aide maintenant
        </ButtonLink>
      </div>
    </div>
  )
}

import { href } from 'react-router'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'

/** Root error boundary: a screen failed to render or to load. The safety bar above it still works. */
export function PageFailure() {
  return (
    <div className="page-text py-12 md:py-20">
      <PageTitle size="narrow">Cette page n’a pas pu s’afficher</PageTitle>
      <p className="mt-4 text-lg text-muted-foreground">
        Le problème vient de nous ou de la connexion. Rechargez la page ; si cela continue, écrivez-nous.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Réessayer</Button>
        <ButtonLink to={href('/contact')} variant="outline">
          Nous contacter
        </ButtonLink>
      </div>
    </div>
  )
}

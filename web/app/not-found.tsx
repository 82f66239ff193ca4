import { href } from 'react-router'
import { DawnScene } from '#web/components/dawn-scene.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'

export default function NotFound() {
  return (
    <div className="page-text py-12 md:py-20">
      <DawnScene height="hidden" />
      <h1 className="mt-8 text-title md:text-title-wide">Page introuvable</h1>
      <p className="mt-4 text-lg text-muted-foreground">
        L’adresse a peut-être changé, ou contient une erreur de frappe. Rien n’est perdu : repartez d’ici.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={href('/')}>Retour à l’accueil</ButtonLink>
        <ButtonLink to={href('/chat')} variant="outline">
          Parler à l’assistant IA
        </ButtonLink>
      </div>
    </div>
  )
}

import { href } from 'react-router'
import { DawnScene } from '#web/components/dawn-scene.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'

/** A practitioner URL that is unknown, or whose owner no longer sees patients. */
export function PractitionerNotFound({ hasStopped }: { hasStopped: boolean }) {
  return (
    <div className="mx-auto max-w-[45rem] py-8 md:py-12">
      <DawnScene height="hidden" />
      <div className="mt-8 grid gap-4">
        <PageTitle>
          {hasStopped ? 'Cette personne ne reçoit plus pour le moment' : 'Personne à cette adresse'}
        </PageTitle>
        <p className="text-lg text-muted-foreground">
          {hasStopped
            ? 'Ses études, une pause ou la fin d’un stage en sont souvent la raison. Si vous aviez un rendez-vous, il vous attend dans votre espace, ou nous vous avons écrit. D’autres personnes peuvent vous écouter.'
            : 'L’adresse contient peut-être une erreur de frappe. Toutes les personnes qui vous reçoivent sont dans la liste.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={href('/praticiens')}>
            {hasStopped ? 'Voir les autres personnes' : 'Voir les personnes qui vous reçoivent'}
          </ButtonLink>
          <ButtonLink to={href('/chat')} variant="outline">
            Parler à l’assistant IA
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

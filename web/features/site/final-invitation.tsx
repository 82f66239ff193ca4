import { href } from 'react-router'
import { ButtonLink } from '#web/components/ui/button-link.tsx'

export function FinalInvitation() {
  return (
    <section className="bg-water text-water-foreground">
      <div className="page py-16 text-center md:py-24">
        <h2 className="text-heading-xl md:text-display">On commence quand vous voulez.</h2>
        <p className="mx-auto mt-4 max-w-xl text-lg">
          Vous pouvez venir avec peu de mots, ou sans savoir par où commencer. C’est souvent comme ça.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to={href('/appointment')} size="large" variant="sun">
            Prendre rendez-vous
          </ButtonLink>
          <ButtonLink to={href('/faq')} size="large" variant="onWater">
            Lire les questions fréquentes
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

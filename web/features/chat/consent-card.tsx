import type { Ref } from 'react'
import { CHAT_ANONYMOUS_RETENTION_DAYS } from '#domain/constants.ts'
import { Button } from '#web/components/ui/button.tsx'

type ConsentCardProps = {
  isSignedIn: boolean
  onAgree: () => void
  onDisagree: () => void
  /** Of what is shown from its top when it is new. */
  pinRef: Ref<HTMLElement>
}

/** In the flow, below the words it is about. Somebody in danger is answered without it. */
export function ConsentCard({ isSignedIn, onAgree, onDisagree, pinRef }: ConsentCardProps) {
  return (
    <section ref={pinRef} aria-label="Votre accord" className="grid gap-4 rounded-2xl border bg-card p-5 sm:ml-12">
      <h2 className="font-sans font-semibold text-[1.1875rem] tracking-normal">Avant de vous répondre</h2>
      <p>
        Pour suivre la conversation, Mivoix garde ce que vous écrivez ici, qui peut parler de votre santé. Personne dans
        l’équipe ne le lit.{' '}
        {isSignedIn
          ? 'Vos mots restent dans votre compte ; vous pouvez tout effacer quand vous voulez.'
          : `Sans compte, tout est effacé après ${CHAT_ANONYMOUS_RETENTION_DAYS} jours sans activité, ou dès que vous le demandez.`}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onAgree}>J’accepte, continuer</Button>
        <Button variant="ghost" onClick={onDisagree}>
          Pas maintenant
        </Button>
      </div>
    </section>
  )
}

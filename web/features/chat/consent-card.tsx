import type { Ref } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { storageConsentText } from './conversations/storage-consent-text.ts'

type ConsentCardProps = {
  isSignedIn: boolean
  onAgree: () => void
  onDisagree: () => void
  /** Ref of the element that the list scrolls to the top when it is new. */
  pinRef: Ref<HTMLElement>
}

/** In the flow, below the message it is about. A person in danger is answered without it. */
export function ConsentCard({ isSignedIn, onAgree, onDisagree, pinRef }: ConsentCardProps) {
  return (
    <section ref={pinRef} aria-label="Votre accord" className="grid gap-4 rounded-2xl border bg-card p-5 sm:ml-12">
      <h2 className="font-sans font-semibold text-heading-xs tracking-normal">Avant de vous répondre</h2>
      <p>{storageConsentText(isSignedIn)}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onAgree}>J’accepte, continuer</Button>
        <Button variant="ghost" onClick={onDisagree}>
          Pas maintenant
        </Button>
      </div>
    </section>
  )
}

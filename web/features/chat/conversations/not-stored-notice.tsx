import { Button } from '#web/components/ui/button.tsx'
import type { Unkept } from './conversation.ts'
import { storageConsentText } from './storage-consent-text.ts'

type NotStoredNoticeProps = {
  unkept: Unkept
  isSignedIn: boolean
  /** Whether unstored messages are still on screen; a reload removes them. */
  areWordsShown: boolean
  onAgree: () => void
  onDecline: () => void
}

/** After crisis help without prior consent: says that nothing is stored, and offers the choice. */
export function NotStoredNotice({ unkept, isSignedIn, areWordsShown, onAgree, onDecline }: NotStoredNoticeProps) {
  if (unkept !== 'unasked') {
    return (
      <p className="text-small text-muted-foreground sm:ml-12">
        {unkept === 'agreed'
          ? 'Ce qui précède n’est pas gardé. La suite le sera, si vous continuez.'
          : 'Rien n’est gardé. Vous pouvez continuer à écrire.'}
      </p>
    )
  }
  return (
    <section aria-label="Votre accord" className="grid gap-4 rounded-2xl border bg-card p-5 sm:ml-12">
      <h2 className="font-sans font-semibold text-heading-xs tracking-normal">
        {areWordsShown ? 'Rien n’est gardé pour l’instant' : 'Ce que vous aviez écrit n’a pas été gardé'}
      </h2>
      <p>
        {areWordsShown
          ? 'Si cette page est rechargée ou fermée, vos mots disparaissent. Les numéros d’aide restent tant que cet onglet est ouvert.'
          : 'Rien n’est gardé sans votre accord. Les numéros d’aide restent.'}
      </p>
      <p>Vous pouvez choisir de retrouver la suite plus tard. {storageConsentText(isSignedIn)}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" onClick={onAgree}>
          J’accepte, garder la suite
        </Button>
        <Button variant="ghost" onClick={onDecline}>
          Pas maintenant
        </Button>
      </div>
    </section>
  )
}

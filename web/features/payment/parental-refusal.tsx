import { href } from 'react-router'
import type { ParentalPurpose } from '#domain/booking/parental.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'

/** Shown to a minor: without blame, with crisis lines. */
export function ParentalRefusal({ purpose, isWithdrawn }: { purpose: ParentalPurpose; isWithdrawn: boolean }) {
  return (
    <Alert title={isWithdrawn ? 'Un parent a retiré son accord.' : 'Votre demande n’a pas été acceptée.'}>
      <p>
        {purpose === 'premium' ? 'Le chat gratuit reste ouvert.' : 'Aucun montant n’a été prélevé pour ce créneau.'}{' '}
        Vous pouvez en parler avec cette personne, ou demander à un autre parent.
      </p>
      <p className="mt-2">
        Pour parler à quelqu’un sans attendre : <a href="tel:+33800235236">Fil Santé Jeunes, 0 800 235 236</a>, le{' '}
        <a href="tel:119">119</a> et le <a href="tel:3114">3114</a> répondent gratuitement, sans l’accord d’un parent.{' '}
        <TextLink to={href('/urgence')}>Toutes les lignes d’écoute</TextLink>
      </p>
    </Alert>
  )
}

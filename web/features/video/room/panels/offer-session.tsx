import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { givenBackToWords } from '#domain/booking/appointment/refund-words.ts'
import { OFFER_HOURS } from '#domain/constants.ts'
import { formatPrice } from '#domain/format.ts'
import { addMinutes } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import type { Entrance } from '../../queries.ts'

/** The practitioner offers the consultation: the patient is refunded in full. */
export function OfferSession({
  entrance,
}: {
  entrance: Pick<Entrance, 'appointmentId' | 'names' | 'priceCents' | 'isOffered' | 'outcome' | 'endsAt' | 'now'>
}) {
  const [isAsking, setAsking] = useState(false)
  const { appointmentId, names, priceCents, isOffered, outcome } = entrance
  const offer = useMutation({
    mutationFn: () => invoke('offer-consultation', { appointmentId }),
    onSuccess: () => setAsking(false),
  })
  const sum = formatPrice(priceCents)
  if (isOffered || offer.data)
    return (
      <output className="block text-small text-success">
        {outcome
          ? `Séance offerte : ${givenBackToWords(priceCents, names.patient)}`
          : `Séance offerte : ${sum} seront rendus à ${names.patient} à la fin.`}
      </output>
    )
  const isTooLate = new Date(entrance.now) >= addMinutes(new Date(entrance.endsAt), OFFER_HOURS * 60)
  // A free or fully refunded consultation cannot be offered.
  if (isTooLate || priceCents === 0 || (outcome && outcome.refundCents >= priceCents)) return null
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        <Icon name="heart-handshake" />
        Offrir cette séance
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Offrir cette séance ?"
        description={`${sum} seront rendus à ${names.patient}, et cette séance ne vous sera pas payée.`}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Annuler
            </Button>
            <Button isBusy={offer.isPending} onClick={() => offer.mutate()}>
              Offrir
            </Button>
          </>
        }
      />
    </>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatPrice } from '#domain/format.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { invoke } from '#web/lib/invoke.ts'
import type { Entrance } from '../queries.ts'

/** The practitioner gives the consultation for nothing: the patient is refunded in full. */
export function OfferSession({ entrance }: { entrance: Pick<Entrance, 'appointmentId' | 'names' | 'priceCents'> }) {
  const [isAsking, setAsking] = useState(false)
  const { appointmentId, names, priceCents } = entrance
  const offer = useMutation({
    mutationFn: () => invoke('offer-consultation', { appointmentId }),
    onSuccess: () => setAsking(false),
  })
  if (offer.data)
    return (
      <output className="block text-[15px] text-success">
        Séance offerte : {formatPrice(offer.data.refundCents)} sont rendus à {names.patient}.
      </output>
    )
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
        description={`${formatPrice(priceCents)} seront rendus à ${names.patient}.`}
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

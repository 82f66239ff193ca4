import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { backOnCardWords } from '#domain/booking/appointment/refund-words.ts'
import type { ParentalFile } from '#domain/booking/parental.ts'
import { formatDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { parentalWords } from './parental-words.ts'
import { parentalFile } from './queries.ts'

/** Withdrawal of parental consent: asks for confirmation, and shows the cost. */
export function ParentalWithdrawal({ token, file }: { token: string; file: ParentalFile }) {
  const { purpose, firstName, answeredAt, toCome } = file
  const words = parentalWords[purpose]
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => invoke('withdraw-parental-authorisation', { token, refundCents: toCome.refundCents }),
    onSuccess: () => setAsking(false),
    onSettled: () => queryClient.invalidateQueries({ queryKey: parentalFile(token).queryKey }),
  })
  const who = firstName ?? 'cette personne'
  return (
    <>
      <Alert tone="success" title="Merci. Votre accord est enregistré.">
        {answeredAt && <>Donné le {formatDay(dayOf(new Date(answeredAt)))}. </>}Il vaut pour {words.covers(who)},
        jusqu’à ses 18 ans. Gardez l’e-mail : son lien permet de retirer cet accord à tout moment.
      </Alert>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Retirer mon accord
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Retirer votre accord ?"
        description={`${firstName ?? 'Cette personne'} ${words.withoutIt}`}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Garder mon accord
            </Button>
            <Button variant="destructive" isBusy={isPending} onClick={() => mutate()}>
              Retirer mon accord
            </Button>
          </>
        }
      >
        {toCome.canceled === 0 ? (
          <p>{words.none}</p>
        ) : (
          <p>
            {words.end(toCome)}. {backOnCardWords(toCome.refundCents)} Les personnes concernées sont prévenues par
            e-mail.
          </p>
        )}
      </Dialog>
    </>
  )
}

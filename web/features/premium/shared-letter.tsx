import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '#domain/format-time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { LetterHeading } from './letter-heading.tsx'
import { type Letter, myLetters } from './queries.ts'
import { keptLetter } from './use-letter-draft.ts'

type SharedLetterProps = {
  appointment: Appointment
  letter: Letter
  /** Whether it was just shared: the heading then takes the focus. */
  isAwaited?: boolean
  /** Set where the editor follows. */
  onTakenBack?: () => void
}

/** The letter as the practitioner reads it, and the button to unshare, which deletes it. */
export function SharedLetter({ appointment, letter, isAwaited = false, onTakenBack }: SharedLetterProps) {
  const queryClient = useQueryClient()
  const { id, status, practitionerId, practitionerName, startsAt } = appointment
  const isReadable = status !== 'canceled' && letter.practitioner_id === practitionerId
  const { mutate, isPending } = useMutation({
    mutationFn: () => takeBack(id),
    meta: { notice: 'letter_taken_back' },
    onSuccess: () => {
      // Kept as a draft, in case the person wants to change it.
      if (status === 'upcoming') keptLetter.keep(id, letter.body.split('\n'))
      onTakenBack?.()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: myLetters.queryKey }),
  })
  return (
    <Card>
      <LetterHeading isAwaited={isAwaited}>
        {isReadable ? `Partagée avec ${practitionerName ?? ''}` : 'Lettre que personne ne peut plus lire'}
      </LetterHeading>
      <p className="mb-4 text-small text-muted-foreground">
        {isReadable ? 'Partagée' : 'Elle avait été partagée'} le {formatDateTime(new Date(letter.shared_at))}, pour
        votre rendez-vous du {formatDateTime(startsAt)}. {readersOf(appointment, isReadable, onTakenBack !== undefined)}
      </p>
      <blockquote className="mb-5 whitespace-pre-line break-words rounded-xl bg-muted p-4">{letter.body}</blockquote>
      <Button variant="outline" isBusy={isPending} onClick={() => mutate()}>
        Reprendre ma lettre
        {!onTakenBack && <span className="sr-only">, rendez-vous du {formatDateTime(startsAt)}</span>}
      </Button>
    </Card>
  )
}

function readersOf({ status, practitionerName }: Appointment, isReadable: boolean, canShareAgain: boolean): string {
  if (isReadable) return 'Seule cette personne peut la lire.'
  if (status === 'canceled') return 'Ce rendez-vous est annulé.'
  if (!canShareAgain) return 'Une autre personne a pris ce rendez-vous.'
  return `C’est maintenant ${practitionerName ?? 'une autre personne'} qui vous reçoit : reprenez votre lettre pour la relire et la partager à nouveau.`
}

async function takeBack(appointmentId: string) {
  const supabase = await client()
  const { error } = await supabase.from('letters').delete().eq('appointment_id', appointmentId)
  if (error) throw await appErrorOf(error)
}

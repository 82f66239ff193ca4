import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '#domain/format-time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { LetterHeading } from './letter-heading.tsx'
import { myLetters } from './queries.ts'
import { keptLetter } from './use-letter-draft.ts'

type SharedLetterProps = {
  appointmentId: string
  practitionerName: string
  /** Whether it was just shared: the heading then takes the focus. */
  isAwaited: boolean
  onTakenBack: () => void
}

/** The letter as the practitioner reads it, and the button to unshare, which deletes it. */
export function SharedLetter({ appointmentId, practitionerName, isAwaited, onTakenBack }: SharedLetterProps) {
  const queryClient = useQueryClient()
  const { data: letters = [] } = useQuery(myLetters)
  const letter = letters.find((one) => one.appointment_id === appointmentId)
  const { mutate, isPending } = useMutation({
    mutationFn: () => takeBack(appointmentId),
    meta: { notice: 'letter_taken_back' },
    onSuccess: () => {
      // Kept as a draft, in case the person wants to change it.
      if (letter) keptLetter.keep(appointmentId, letter.body.split('\n'))
      onTakenBack()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: myLetters.queryKey }),
  })
  if (!letter) return null
  return (
    <Card>
      <LetterHeading isAwaited={isAwaited}>{`Partagée avec ${practitionerName}`}</LetterHeading>
      <p className="mb-4 text-small text-muted-foreground">
        Le {formatDateTime(new Date(letter.shared_at))}. Seule cette personne peut la lire.
      </p>
      <blockquote className="mb-5 whitespace-pre-line break-words rounded-xl bg-muted p-4">{letter.body}</blockquote>
      <Button variant="outline" isBusy={isPending} onClick={() => mutate()}>
        Reprendre ma lettre
      </Button>
    </Card>
  )
}

async function takeBack(appointmentId: string) {
  const supabase = await client()
  const { error } = await supabase.from('letters').delete().eq('appointment_id', appointmentId)
  if (error) throw await appErrorOf(error)
}

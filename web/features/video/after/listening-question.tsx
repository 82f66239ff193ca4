import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { RATING_COMMENT_MAX_CHARACTERS, RATING_DAYS } from '#domain/constants.ts'
import { formatDay } from '#domain/format-time.ts'
import { addDays, dayOf } from '#domain/time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { RadioGroup } from '#web/components/ui/radio-group.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { invoke } from '#web/lib/invoke.ts'
import { type MyRating, myRating } from '../queries.ts'

const answers = [
  { value: '1', label: 'Pas du tout' },
  { value: '2', label: 'Peu' },
  { value: '3', label: 'Moyennement' },
  { value: '4', label: 'Bien' },
  { value: '5', label: 'Très bien' },
]
const QUESTION = 'Vous êtes-vous senti·e écouté·e ?'

/** Asked of the patient, who may change their mind for a week. */
export function ListeningQuestion({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { data: given, isPending } = useQuery(myRating(appointment.id))
  const until = addDays(dayOf(appointment.endsAt), RATING_DAYS)
  if (isPending || (dayOf(now) > until && !given)) return null
  return <Question key={given ? 'given' : 'new'} appointment={appointment} given={given ?? undefined} until={until} />
}

type QuestionProps = { appointment: Appointment; given: MyRating | undefined; until: string }

function Question({ appointment, given, until }: QuestionProps) {
  const queryClient = useQueryClient()
  const [stars, setStars] = useState(given && String(given.stars))
  const [comment, setComment] = useState(given?.comment ?? '')
  const [isShared, setShared] = useState(given?.comment_shared ?? false)
  const [isMissing, setMissing] = useState(false)
  const rate = useMutation({
    mutationFn: () =>
      invoke('rate-consultation', {
        appointmentId: appointment.id,
        stars: Number(stars),
        comment: comment.trim() || null,
        commentShared: isShared,
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myRating(appointment.id).queryKey }),
  })
  function send(event: FormEvent) {
    event.preventDefault()
    setMissing(!stars)
    if (stars) rate.mutate()
  }
  return (
    <Card title={QUESTION}>
      <form onSubmit={send} className="grid gap-4">
        <div className="[&_legend]:sr-only">
          <RadioGroup legend={QUESTION} name="listening" value={stars} onValueChange={setStars} options={answers} />
        </div>
        {isMissing && !stars && <Alert tone="error">Choisissez une réponse.</Alert>}
        <Field id="rating-comment" label="Un mot sur cette séance" need="optional">
          {(wiring) => (
            <Textarea
              {...wiring}
              value={comment}
              maxLength={RATING_COMMENT_MAX_CHARACTERS}
              onChange={({ target }) => setComment(target.value)}
            />
          )}
        </Field>
        {comment.trim() && (
          <Checkbox id="rating-shared" checked={isShared} onCheckedChange={setShared}>
            Transmettre ce mot à {appointment.practitionerName}, sans mon nom ni le jour
          </Checkbox>
        )}
        <div className="flex items-center justify-between gap-3">
          <p className="text-[15px] text-muted-foreground">Jamais publié.</p>
          <Button type="submit" variant="secondary" isBusy={rate.isPending}>
            Envoyer
          </Button>
        </div>
        <p role="status" className="text-[15px] text-success empty:hidden">
          {given && `Merci. Vous pouvez changer d’avis jusqu’au ${formatDay(until)}.`}
        </p>
      </form>
    </Card>
  )
}

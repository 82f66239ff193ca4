import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { href, Link } from 'react-router'
import { RATING_COMMENT_MAX_CHARACTERS, RATING_DAYS } from '#domain/constants.ts'
import { formatDay } from '#domain/format-time.ts'
import { addDays, addMinutes, dayOf } from '#domain/time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { RadioGroup } from '#web/components/ui/radio-group.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { type MyRating, myRating } from '../queries.ts'
import { RatingWords } from './rating-words.tsx'

const answers = [
  { value: '1', label: 'Pas du tout' },
  { value: '2', label: 'Peu' },
  { value: '3', label: 'Moyennement' },
  { value: '4', label: 'Bien' },
  { value: '5', label: 'Très bien' },
]
const QUESTION = 'Vous êtes-vous senti·e écouté·e ?'

/** Rating by the patient of a held consultation, editable for a month. */
export function ListeningQuestion({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { data: given, isPending } = useQuery(myRating(appointment.id))
  const until = addDays(dayOf(appointment.endsAt), RATING_DAYS)
  const isOver = now >= addMinutes(appointment.endsAt, RATING_DAYS * 24 * 60)
  if (isPending || (isOver && !given)) return null
  return (
    <Question
      key={given ? 'given' : 'new'}
      appointment={appointment}
      given={given ?? undefined}
      until={until}
      isOver={isOver}
    />
  )
}

type QuestionProps = { appointment: Appointment; given: MyRating | undefined; until: string; isOver: boolean }

function Question({ appointment, given, until, isOver }: QuestionProps) {
  const queryClient = useQueryClient()
  const [stars, setStars] = useState(given && String(given.stars))
  const [comment, setComment] = useState(given?.comment ?? '')
  const [isMissing, setMissing] = useState(false)
  const isRead = given !== undefined && (given.comment_state === 'passed_on' || given.comment_state === 'withheld')
  const rate = useMutation({
    mutationFn: () =>
      invoke('rate-consultation', {
        appointmentId: appointment.id,
        stars: Number(stars),
        comment: isRead ? given.comment : comment.trim() || null,
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myRating(appointment.id).queryKey }),
  })
  function send(event: FormEvent) {
    event.preventDefault()
    setMissing(!stars)
    if (stars) rate.mutate()
  }
  const firstReader = appointment.practitionerType === 'therapist' ? 'une personne référente' : 'sa supervision'
  return (
    <Card title={QUESTION}>
      <form onSubmit={send} className="grid gap-4">
        <div className="[&_legend]:sr-only">
          <RadioGroup
            legend={QUESTION}
            name="listening"
            value={stars}
            onValueChange={setStars}
            options={answers.map((answer) => ({ ...answer, disabled: isOver }))}
          />
        </div>
        {isMissing && !stars && <Alert tone="error">Choisissez une réponse.</Alert>}
        {isRead || isOver ? (
          given?.comment && <RatingWords rating={given} practitionerName={appointment.practitionerName} />
        ) : (
          <Field
            id="rating-comment"
            label="Un mot sur cette séance"
            need="optional"
            hint={`Lu d’abord par ${firstReader}, puis transmis sans votre nom ni le jour. Sinon, on vous dit pourquoi.`}
          >
            {(wiring) => (
              <Textarea
                {...wiring}
                value={comment}
                maxLength={RATING_COMMENT_MAX_CHARACTERS}
                onChange={({ target }) => setComment(target.value)}
              />
            )}
          </Field>
        )}
        {!isOver && (
          <div className="flex items-center justify-between gap-3">
            <p className="text-[15px] text-muted-foreground">
              Jamais publié.{' '}
              <Link to={href('/avis')} className="underline underline-offset-4">
                Comment ça marche
              </Link>
            </p>
            <Button type="submit" variant="secondary" isBusy={rate.isPending}>
              {given ? 'Changer' : 'Envoyer'}
            </Button>
          </div>
        )}
        <output className="block text-[15px] text-success empty:hidden">
          {given && !isOver && `Merci. Vous pouvez changer d’avis jusqu’au ${formatDay(until)}.`}
        </output>
      </form>
    </Card>
  )
}

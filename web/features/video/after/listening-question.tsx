import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { href, Link } from 'react-router'
import { z } from 'zod'
import { RATING_COMMENT_MAX_CHARACTERS, RATING_DAYS } from '#domain/constants.ts'
import { formatDay } from '#domain/format-time.ts'
import { addDays, addMinutes, dayOf } from '#domain/time.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { FormRadioGroup } from '#web/components/form/form-radio-group.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
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
const answerSchema = z.object({ stars: z.string().min(1, 'Choisissez une réponse.'), comment: z.string() })

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
  const isRead = given !== undefined && (given.comment_state === 'passed_on' || given.comment_state === 'withheld')
  const form = useZodForm({
    id: 'rating',
    schema: answerSchema,
    labels: { stars: QUESTION, comment: 'Un mot sur cette séance' },
    defaultValues: { stars: given ? String(given.stars) : '', comment: given?.comment ?? '' },
  })
  const rate = useMutation({
    mutationFn: ({ stars, comment }: z.output<typeof answerSchema>) =>
      invoke('rate-consultation', {
        appointmentId: appointment.id,
        stars: Number(stars),
        comment: isRead ? given.comment : comment.trim() || null,
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myRating(appointment.id).queryKey }),
    meta: { showsItsErrors: true },
  })
  const firstReader = appointment.practitionerType === 'therapist' ? 'une personne référente' : 'sa supervision'
  return (
    <Card title={QUESTION}>
      <Form form={form} act={rate} layout="grid gap-4">
        <div className="[&_legend]:sr-only">
          <FormRadioGroup
            form={form}
            name="stars"
            options={answers.map((answer) => ({ ...answer, disabled: isOver }))}
          />
        </div>
        {isRead || isOver ? (
          given?.comment && <RatingWords rating={given} practitionerName={appointment.practitionerName} />
        ) : (
          <FormField
            form={form}
            name="comment"
            need="optional"
            hint={`Lu d’abord par ${firstReader}, puis transmis sans votre nom ni le jour. Sinon, on vous dit pourquoi.`}
          >
            {(control) => <Textarea {...control} maxLength={RATING_COMMENT_MAX_CHARACTERS} />}
          </FormField>
        )}
        {!isOver && (
          <div className="flex items-center justify-between gap-3">
            <p className="text-small text-muted-foreground">
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
        <output className="block text-small text-success empty:hidden">
          {given && !isOver && `Merci. Vous pouvez changer d’avis jusqu’au ${formatDay(until)}.`}
        </output>
      </Form>
    </Card>
  )
}

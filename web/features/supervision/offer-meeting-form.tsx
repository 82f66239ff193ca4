import { useMutation, useQueryClient } from '@tanstack/react-query'
import { GROUP_MEETING_STUDENTS, MEETING_MINUTES } from '#domain/constants.ts'
import { type NewMeeting, newMeetingSchema } from '#domain/supervision/meeting.ts'
import { addDays, dayOf } from '#domain/time.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { FormRadioGroup } from '#web/components/form/form-radio-group.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useIdempotencyKey } from '#web/lib/hooks/use-idempotency-key.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { myMeetings } from './queries.ts'

const kinds = [
  { value: 'one_to_one', label: 'Individuel' },
  { value: 'group', label: `En groupe, ${GROUP_MEETING_STUDENTS} étudiant·e·s au plus` },
] as const

/** « Proposer un créneau de supervision »: one hour, for the first student who books it. */
export function OfferMeetingForm() {
  const queryClient = useQueryClient()
  const today = dayOf(useNow(60))
  const form = useZodForm({
    id: 'offer-meeting',
    schema: newMeetingSchema,
    labels: { day: 'Jour', startTime: 'Début', kind: 'Avec qui' },
    defaultValues: { day: addDays(today, 1), startTime: '09:00', kind: 'one_to_one' },
  })
  const attempt = useIdempotencyKey()
  const offer = useMutation({
    mutationFn: (meeting: NewMeeting) => invoke('offer-meeting', meeting, { idempotencyKey: attempt.keyFor(meeting) }),
    onSuccess: () => {
      attempt.forget()
      return queryClient.invalidateQueries({ queryKey: myMeetings.queryKey })
    },
    meta: { showsItsErrors: true, notice: 'meeting_offered' },
  })
  return (
    <Card title="Proposer un créneau">
      <Form form={form} act={offer} claims={{ slot_past: 'startTime', slot_time_does_not_exist: 'startTime' }}>
        <p className="text-muted-foreground text-small">{MEETING_MINUTES} minutes, heure de Paris, en vidéo.</p>
        <div className="grid gap-4">
          <FormField form={form} name="day">
            {(control) => <Input {...control} type="date" min={today} />}
          </FormField>
          <FormField form={form} name="startTime">
            {(control) => <Input {...control} type="time" step={300} />}
          </FormField>
        </div>
        <FormRadioGroup form={form} name="kind" options={kinds} />
        <Button type="submit" width="full" isBusy={offer.isPending}>
          Proposer ce créneau
        </Button>
      </Form>
    </Card>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { NOTE_MAX_CHARACTERS } from '#domain/constants.ts'
import { formatDate } from '#domain/format.ts'
import { amendmentSchema } from '#domain/notes/schema.ts'
import { dayOf } from '#domain/time.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { type NoteAmendment, noteAmendments } from '../queries.ts'

const schema = amendmentSchema.pick({ body: true })

/** Addition by the author to a signed note: it goes through the same review. */
export function AmendmentEditor({ appointment }: { appointment: Appointment }) {
  const { data: amendments } = useQuery(noteAmendments(appointment.id))
  const [isOpen, setOpen] = useState(false)
  if (!amendments) return null
  const open = amendments.find(({ state }) => state === 'draft' || state === 'needs_revision')
  const isWaiting = amendments.some(({ state }) => state === 'ready')
  return (
    <Card title="Compléments">
      <div className="grid gap-5">
        {amendments.length === 0 && !isOpen && (
          <p className="text-muted-foreground">Une note signée ne change plus ; un ajout reste possible.</p>
        )}
        {amendments.map((amendment) => amendment !== open && <Written key={amendment.id} amendment={amendment} />)}
        {open || isOpen ? (
          <AmendmentForm appointment={appointment} open={open} onDone={() => setOpen(false)} />
        ) : (
          !isWaiting && (
            <div>
              <Button variant="outline" onClick={() => setOpen(true)}>
                Ajouter un complément
              </Button>
            </div>
          )
        )}
      </div>
    </Card>
  )
}

function Written({ amendment: { body, state, signed_by_name: name, signed_at: at } }: { amendment: NoteAmendment }) {
  return (
    <div className="grid gap-1">
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{body}</p>
      <p className="text-muted-foreground text-small">
        {state === 'signed' && at
          ? `Signé par ${name}, le ${formatDate(dayOf(new Date(at)))}`
          : 'Confié à la supervision'}
      </p>
    </div>
  )
}

type AmendmentFormProps = { appointment: Appointment; open: NoteAmendment | undefined; onDone: () => void }

function AmendmentForm({ appointment: { id, practitionerType }, open, onDone }: AmendmentFormProps) {
  const queryClient = useQueryClient()
  const form = useZodForm({
    id: 'amendment',
    schema,
    labels: { body: 'Complément' },
    defaultValues: { body: open?.body ?? '' },
  })
  const handIn = useMutation({
    mutationFn: ({ body }: { body: string }) => invoke('amend-note', { appointmentId: id, body, isReady: true }),
    onSuccess: async () => {
      onDone()
      await queryClient.invalidateQueries({ queryKey: ['consultation-note', id] })
    },
    meta: { showsItsErrors: true, ...(practitionerType !== 'therapist' && { notice: 'amendment_handed_in' }) },
  })
  const keep = useMutation({
    mutationFn: (body: string) => invoke('amend-note', { appointmentId: id, body, isReady: false }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: noteAmendments(id).queryKey }),
  })
  const body = useWatch({ control: form.control, name: 'body' })
  return (
    <Form form={form} act={handIn}>
      {open?.state === 'needs_revision' && open.comment && (
        <Alert tone="warning" title="À revoir">
          {open.comment}
        </Alert>
      )}
      <FormField form={form} name="body" hint="Ce qui manque à la note signée.">
        {(control) => <Textarea {...control} maxLength={NOTE_MAX_CHARACTERS} />}
      </FormField>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <output className="mr-auto block text-muted-foreground text-small">
          {keep.isSuccess && keep.variables === body && 'Brouillon gardé'}
        </output>
        <Button variant="outline" isBusy={keep.isPending} onClick={() => body.trim() && keep.mutate(body)}>
          Garder un brouillon
        </Button>
        <Button type="submit" isBusy={handIn.isPending}>
          {practitionerType === 'therapist' ? 'Signer ce complément' : 'Confier à la supervision'}
        </Button>
      </div>
    </Form>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ALERT_MESSAGE_MAX_CHARACTERS } from '#domain/constants.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { alertMessageSchema } from '#domain/supervision/alert-schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useIdempotencyKey } from '#web/lib/hooks/use-idempotency-key.ts'
import { type AlertMessage, alertMessages, type SupervisionAlert } from '../queries.ts'

/** Messages of a student and their psychologists on a crisis; a closed one is only read. */
export function AlertThread({ alert }: { alert: SupervisionAlert }) {
  const messages = useQuery(alertMessages(alert.id))
  return (
    <div className="grid gap-4">
      <QueryState query={messages} failure="Nous n’avons pas pu lire les messages.">
        {(all) =>
          all.length > 0 && (
            <ul aria-label="Messages" className="grid gap-3">
              {all.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {!alert.closedAt && <Composer alert={alert} />}
    </div>
  )
}

function Message({
  message: { body, is_mine: isMine, author_name: name, sent_at: sentAt },
}: {
  message: AlertMessage
}) {
  return (
    <li className={`grid gap-0.5 rounded-xl px-4 py-2.5 ${isMine ? 'bg-secondary' : 'bg-muted'}`}>
      <p className="text-muted-foreground text-small">
        {isMine ? 'Vous' : name} · {formatShortDateTime(new Date(sentAt))}
      </p>
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{body}</p>
    </li>
  )
}

const schema = alertMessageSchema.pick({ body: true })

function Composer({ alert: { id: alertId, mySide, studentName } }: { alert: SupervisionAlert }) {
  const queryClient = useQueryClient()
  const attempt = useIdempotencyKey()
  const label = mySide === 'student' ? 'Votre message à la supervision' : `Votre message à ${studentName}`
  const form = useZodForm({ id: `alert-${alertId}`, schema, labels: { body: label }, defaultValues: { body: '' } })
  const send = useMutation({
    mutationFn: ({ body }: { body: string }) => {
      const input = { alertId, body }
      return invoke('write-on-alert', input, { idempotencyKey: attempt.keyFor(input) })
    },
    onSuccess: async () => {
      attempt.forget()
      form.reset()
      await queryClient.invalidateQueries({ queryKey: alertMessages(alertId).queryKey })
    },
    meta: { showsItsErrors: true },
  })
  return (
    <Form form={form} act={send} layout="grid gap-3">
      <FormField form={form} name="body" hint="Sans le nom de la personne reçue.">
        {(control) => <Textarea {...control} rows={2} maxLength={ALERT_MESSAGE_MAX_CHARACTERS} />}
      </FormField>
      <div>
        <Button type="submit" variant="outline" isBusy={send.isPending}>
          Envoyer
        </Button>
      </div>
    </Form>
  )
}

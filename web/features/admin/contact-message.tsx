import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ContactAnswer, contactAnswerSchema } from '#domain/contact/answer-schema.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useFocusOnFirstField } from '#web/components/form/use-focus-on-first-field.ts'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import type { ContactMessageRow } from './queries.ts'

type ContactMessageProps = {
  message: ContactMessageRow
  /** Keeps ids unique: the same message may stand in both lists. */
  place: 'first' | 'list'
}

/** One contact message with its history; an open one can be assigned and answered. */
export function ContactMessage({ message, place }: ContactMessageProps) {
  const queries = useQueryClient()
  const [isAnswering, setAnswering] = useState(false)
  const take = useMutation({
    mutationFn: () => invoke('take-contact', { messageId: message.id }),
    meta: { notice: 'contact_taken' },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  })
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="break-words font-semibold">{message.subject}</p>
          <p className="break-words text-muted-foreground text-small">
            {message.name} · {message.email} · {formatDateTime(new Date(message.created_at))}
          </p>
        </div>
        {message.is_danger && <Badge tone="warning">À lire en premier</Badge>}
        {message.state === 'in_progress' && (
          <Badge tone="info">En cours : {message.assigned_to_name ?? 'l’équipe'}</Badge>
        )}
      </div>
      <p className="max-w-prose whitespace-pre-wrap break-words">{message.message}</p>
      {message.answer && message.answered_at && (
        <div className="grid gap-1 rounded-xl bg-muted p-4 text-small">
          <p className="text-muted-foreground">
            Répondu le {formatDateTime(new Date(message.answered_at))}
            {message.answered_by_name && `, par ${message.answered_by_name}`}
          </p>
          <p className="whitespace-pre-wrap break-words">{message.answer}</p>
        </div>
      )}
      {message.state !== 'answered' &&
        (isAnswering ? (
          <AnswerForm message={message} id={`answer-${place}-${message.id}`} onClose={() => setAnswering(false)} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setAnswering(true)}>
              Répondre…<span className="sr-only"> à {message.name}</span>
            </Button>
            {message.state === 'new' && (
              <Button variant="outline" isBusy={take.isPending} onClick={() => take.mutate()}>
                Je m’en occupe<span className="sr-only"> : {message.subject}</span>
              </Button>
            )}
          </div>
        ))}
    </li>
  )
}

type AnswerFormProps = { message: ContactMessageRow; id: string; onClose: () => void }

function AnswerForm({ message, id, onClose }: AnswerFormProps) {
  const queries = useQueryClient()
  const form = useZodForm({
    id,
    schema: contactAnswerSchema.pick({ answer: true }),
    labels: { answer: 'Votre réponse' },
    defaultValues: { answer: `Bonjour ${message.name},\n\n` },
  })
  useFocusOnFirstField(form)
  const answer = useMutation({
    mutationFn: (values: Pick<ContactAnswer, 'answer'>) =>
      invoke('answer-contact', { messageId: message.id, ...values }),
    meta: { notice: 'contact_answer_sent', showsItsErrors: true },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  })
  return (
    <Form form={form} act={answer}>
      <FormField form={form} name="answer" hint={`Elle part par e-mail à ${message.email}.`}>
        {(control) => <Textarea {...control} rows={8} />}
      </FormField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={answer.isPending}>
          Envoyer la réponse
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Fermer
        </Button>
      </div>
    </Form>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ContactMessage, contactMessageSchema } from '#domain/contact/schema.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ErrorSummary } from '#web/components/ui/error-summary.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { contactDraft, emptyMessage } from './contact-draft.ts'
import { ContactSent } from './contact-sent.tsx'
import { useSendContactMessage } from './use-send-contact-message.ts'

const fields = [
  { name: 'name', label: 'Nom complet', autoComplete: 'name' },
  { name: 'email', label: 'Adresse e‑mail', autoComplete: 'email', type: 'email' },
  { name: 'subject', label: 'Sujet', autoComplete: 'off' },
] as const

const SUMMARY_ID = 'contact-summary'

function focusSummary() {
  document.getElementById(SUMMARY_ID)?.focus()
}

/** What stood in the fields before this form was awake. */
function typedBefore(form: HTMLFormElement | null): Partial<ContactMessage> {
  if (!form) return {}
  return Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
}

/** Shows every state of sending: idle, busy, sent, refused. The words typed survive a failure and a reload. */
export default function ContactForm() {
  const [isSent, setSent] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<ContactMessage>({
    resolver: zodResolver(contactMessageSchema),
    mode: 'onTouched',
    defaultValues: emptyMessage,
    shouldFocusError: false,
  })
  const { send, failure, isSending } = useSendContactMessage(form.setError)
  const { errors, submitCount } = form.formState

  useEffect(() => {
    const words = { ...contactDraft.read(), ...typedBefore(element.current) }
    form.reset(words)
    // What was typed before may never change again, and is to survive a reload all the same.
    contactDraft.keep(words)
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => contactDraft.keep(values) })
  }, [form])

  const submit = form.handleSubmit(async (message) => {
    if (!(await send(message))) return focusSummary()
    contactDraft.forget()
    form.reset(emptyMessage)
    setSent(true)
  }, focusSummary)

  if (isSent) return <ContactSent onAnother={() => setSent(false)} />
  return (
    <form ref={element} onSubmit={submit} noValidate method="post" className="grid gap-5">
      <div id={SUMMARY_ID} tabIndex={-1} className="grid gap-5 empty:hidden">
        {failure && <Alert tone="error">{failure}</Alert>}
        {submitCount > 0 && (
          <ErrorSummary
            problems={Object.entries(errors).map(([name, error]) => ({
              fieldId: `contact-${name}`,
              text: error.message ?? '',
            }))}
          />
        )}
      </div>
      {fields.map(({ name, label, ...input }) => (
        <Field key={name} id={`contact-${name}`} label={label} need="required" error={errors[name]?.message}>
          {(wiring) => <Input {...input} {...wiring} {...form.register(name)} />}
        </Field>
      ))}
      <Field id="contact-message" label="Message" need="required" error={errors.message?.message}>
        {(wiring) => <Textarea rows={6} {...wiring} {...form.register('message')} />}
      </Field>
      <div>
        <Button type="submit" size="large" isBusy={isSending}>
          {isSending ? 'Envoi en cours...' : 'Envoyer le message'}
        </Button>
      </div>
      <noscript>
        <p>L’envoi de ce formulaire demande JavaScript. Vous pouvez aussi nous écrire par e‑mail ou nous appeler.</p>
      </noscript>
    </form>
  )
}

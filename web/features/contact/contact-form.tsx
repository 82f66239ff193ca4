import { useEffect } from 'react'
import { type ContactMessage, contactMessageSchema } from '#domain/contact/schema.ts'
import { QueryProvider } from '#web/app/query-provider.tsx'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { contactDraft, emptyMessage } from './contact-draft.ts'
import { ContactSent } from './contact-sent.tsx'
import { useSendContactMessage } from './use-send-contact-message.ts'

const labels = { name: 'Nom complet', email: 'Adresse e-mail', subject: 'Sujet', message: 'Message' }

/** Text typed before hydration. */
function typedBefore(formId: string): Partial<ContactMessage> {
  const element = document.getElementById(formId)
  if (!(element instanceof HTMLFormElement)) return {}
  return Object.fromEntries([...new FormData(element)].filter(([, value]) => value !== ''))
}

/** States: idle, busy, sent, refused. Typed text survives a failure and a reload. */
export default function ContactForm() {
  return (
    <QueryProvider>
      <MessageForm />
    </QueryProvider>
  )
}

function MessageForm() {
  const form = useZodForm({ id: 'contact', schema: contactMessageSchema, labels, defaultValues: emptyMessage })
  const { id, reset, subscribe } = form
  const send = useSendContactMessage(() => reset(emptyMessage))

  useEffect(() => {
    const words = { ...contactDraft.read(), ...typedBefore(id) }
    reset(words)
    // Saved at once: text typed before hydration may never change again, and must survive a reload.
    contactDraft.keep(words)
    return subscribe({ formState: { values: true }, callback: ({ values }) => contactDraft.keep(values) })
  }, [id, reset, subscribe])

  if (send.isSuccess) return <ContactSent onAnother={send.reset} />
  return (
    <Form form={form} act={send}>
      <FormField form={form} name="name">
        {(control) => <Input {...control} autoComplete="name" />}
      </FormField>
      <FormField form={form} name="email">
        {(control) => <Input {...control} type="email" autoComplete="email" />}
      </FormField>
      <FormField form={form} name="subject">
        {(control) => <Input {...control} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="message">
        {(control) => <Textarea {...control} rows={6} />}
      </FormField>
      <div>
        <Button type="submit" size="large" isBusy={send.isPending}>
          {send.isPending ? 'Envoi en cours...' : 'Envoyer le message'}
        </Button>
      </div>
      <noscript>
        <p>L’envoi de ce formulaire demande JavaScript. Vous pouvez aussi nous écrire par e-mail ou nous appeler.</p>
      </noscript>
    </Form>
  )
}

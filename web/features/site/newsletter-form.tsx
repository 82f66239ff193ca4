import { startTransition, useActionState, useRef } from 'react'
import { OFFLINE_SENTENCE } from '#domain/offline-sentence.ts'
import { PlainForm } from '#web/components/form/plain-form.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'

/** In the footer of every page, so without the form library: its code is loaded on submit. */
export function NewsletterForm() {
  const input = useRef<HTMLInputElement>(null)
  const [outcome, subscribe, isPending] = useActionState(async () => {
    const code = await import('./subscribe-to-newsletter.ts').catch(() => undefined)
    const answer = code
      ? await code.subscribeToNewsletter(input.current?.value ?? '')
      : ({ step: 'refused', sentence: OFFLINE_SENTENCE } as const)
    if (answer.step === 'refused') input.current?.focus()
    return answer
  }, undefined)

  function submit() {
    if (!isPending) startTransition(subscribe)
  }

  return (
    <PlainForm onSubmit={submit} noValidate className="grid content-start gap-3">
      <h2 className="font-sans font-semibold text-base tracking-normal">La lettre de Mivoix</h2>
      <p className="text-muted-foreground">Un article par mois, jamais de publicité. Désinscription en un clic.</p>
      <Field
        id="newsletter-email"
        label="Adresse e-mail"
        error={!isPending && outcome?.step === 'refused' ? outcome.sentence : undefined}
      >
        {(wiring) => <Input {...wiring} ref={input} type="email" name="email" autoComplete="email" inputMode="email" />}
      </Field>
      <div>
        <Button type="submit" variant="secondary" isBusy={isPending}>
          S'abonner
        </Button>
      </div>
      <output>{outcome?.step === 'done' && outcome.sentence}</output>
    </PlainForm>
  )
}

import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'

type Progress = { step: 'idle' | 'sending' } | { step: 'refused' | 'done'; sentence: string }

/** In every page's footer: what it needs to send is loaded when someone sends. */
export function NewsletterForm() {
  const [progress, setProgress] = useState<Progress>({ step: 'idle' })
  const input = useRef<HTMLInputElement>(null)

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (progress.step === 'sending') return
    setProgress({ step: 'sending' })
    const { subscribeToNewsletter } = await import('./subscribe-to-newsletter.ts')
    const outcome = await subscribeToNewsletter(input.current?.value ?? '')
    setProgress(outcome)
    if (outcome.step === 'refused') input.current?.focus()
  }

  return (
    <form onSubmit={subscribe} noValidate className="grid content-start gap-3">
      <h2 className="font-sans font-semibold text-base tracking-normal">La lettre de Mivoix</h2>
      <p className="text-muted-foreground">Un article par mois, jamais de publicité. Désinscription en un clic.</p>
      <Field
        id="newsletter-email"
        label="Adresse e‑mail"
        error={progress.step === 'refused' ? progress.sentence : undefined}
      >
        {(wiring) => <Input {...wiring} ref={input} type="email" name="email" autoComplete="email" inputMode="email" />}
      </Field>
      <div>
        <Button type="submit" variant="secondary" isBusy={progress.step === 'sending'}>
          S'abonner
        </Button>
      </div>
      <output>{progress.step === 'done' && progress.sentence}</output>
    </form>
  )
}

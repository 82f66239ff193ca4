import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { formatThreeDCode, threeDCodeSchema } from '#domain/payment/card.ts'
import { TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { appErrorOf } from '#web/lib/errors.ts'
import { isUnanswered } from '#web/lib/is-unanswered.ts'
import { showError } from '#web/lib/toast.ts'

type ThreeDSecureFormProps = {
  /** Takes the code to the provider; throws its refusal. */
  onCode: (code: string) => Promise<void>
  /** The bank did not recognise the person: back to the card. */
  onRefused: (error: AppError) => Promise<void>
}

const UNANSWERED =
  'Nous ne savons pas si le paiement a abouti. Confirmez de nouveau : rien ne peut être prélevé deux fois.'

export function ThreeDSecureForm({ onCode, onRefused }: ThreeDSecureFormProps) {
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!threeDCodeSchema.safeParse(code).success) return fail(new AppError('three_d_code_invalid'))
    setBusy(true)
    setFailure(undefined)
    try {
      await onCode(code)
    } catch (reason) {
      const error = await appErrorOf(reason)
      setBusy(false)
      if (error.code === 'three_d_secure_failed') await onRefused(error)
      else await fail(error)
    }
  }

  async function fail(error: AppError) {
    const sentence = errorMessage(error.code, error.params)
    setFailure(isUnanswered(error) ? `${sentence} ${UNANSWERED}` : sentence)
    await showError(error)
  }

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-[22px] leading-7 outline-none">
        Vérification 3D Secure
      </h2>
      <p className="mb-5 text-muted-foreground">
        Votre banque vous a envoyé un code. Rien n’est prélevé avant que vous l’ayez confirmé.
      </p>
      <form onSubmit={submit} noValidate inert={isBusy} className="grid gap-5">
        <Field id="three-d-code" label="Code à 6 chiffres" error={failure}>
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(formatThreeDCode(event.target.value))}
            />
          )}
        </Field>
        <div className="hidden demo:block">
          <Alert>Démonstration : le code est {TEST_THREE_D_CODE}.</Alert>
        </div>
        <Button type="submit" size="large" width="full" isBusy={isBusy}>
          {isBusy ? 'Paiement en cours…' : 'Confirmer le paiement'}
        </Button>
      </form>
    </Card>
  )
}

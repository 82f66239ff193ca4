import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import type { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { formatThreeDCode, threeDCodeSchema } from '#domain/payment/card.ts'
import { TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { isOutcomeUnknown } from '#web/lib/data/is-outcome-unknown.ts'

type ThreeDSecureFormProps = {
  /** Sends the code to the provider; throws its refusal. */
  onCode: (code: string) => Promise<void>
  /** The bank refused the authentication: back to the card. */
  onRefused: (error: AppError) => Promise<void>
}

const schema = z.object({ code: threeDCodeSchema })
const labels = { code: 'Code à 6 chiffres' }

const UNANSWERED =
  'Nous ne savons pas si le paiement a abouti. Confirmez de nouveau : rien ne peut être prélevé deux fois.'

const explain = (error: AppError) => (
  <Alert tone="error">
    {errorMessage(error.code, error.params)} {isOutcomeUnknown(error) && UNANSWERED}
  </Alert>
)

export function ThreeDSecureForm({ onCode, onRefused }: ThreeDSecureFormProps) {
  const form = useZodForm({ id: 'three-d', schema, labels, defaultValues: { code: '' } })
  const confirm = useMutation({
    mutationFn: ({ code }: z.infer<typeof schema>) => onCode(code),
    meta: { showsItsErrors: true },
    onError: async (reason) => {
      const error = await appErrorOf(reason)
      if (error.code === 'three_d_secure_failed') await onRefused(error)
    },
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-heading-sm outline-none">
        Vérification 3D Secure
      </h2>
      <p className="mb-5 text-muted-foreground">
        Votre banque vous a envoyé un code. Rien n’est prélevé avant que vous l’ayez confirmé.
      </p>
      <Form form={form} act={confirm} explain={explain}>
        <div inert={confirm.isPending} className="grid gap-5">
          <FormField form={form} name="code">
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="one-time-code"
                onChange={(event) => {
                  event.target.value = formatThreeDCode(event.target.value)
                  return control.onChange(event)
                }}
              />
            )}
          </FormField>
          <div className="hidden demo:block">
            <Alert>Démonstration : le code est {TEST_THREE_D_CODE}.</Alert>
          </div>
          <Button type="submit" size="large" width="full" isBusy={confirm.isPending}>
            {confirm.isPending ? 'Paiement en cours…' : 'Confirmer le paiement'}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

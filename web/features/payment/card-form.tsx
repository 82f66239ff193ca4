import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { formatPrice } from '#domain/format.ts'
import { errorMessage } from '#domain/messages.ts'
import { type Card as CardDetails, cardSchema, formatCardNumber, formatExpiry } from '#domain/payment/card.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Icon } from '#web/components/icon.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { showError, showNotice } from '#web/lib/toast.ts'

type CardFormProps = {
  amountCents: number
  /** Legal commitment, shown under the button. */
  commitment: string
  /** Typed before the bank refused the code. */
  typed: CardDetails | undefined
  failure: AppError | undefined
  onFailure: (failure: AppError | undefined) => void
  /** Sends the card to the provider; throws the refusal to show. */
  onPay: (card: CardDetails) => Promise<void>
  onBack: () => void
}

const labels = {
  number: 'Numéro de carte',
  expiry: 'Expiration (MM/YY)',
  cvc: 'Code CVC',
  name: 'Nom sur la carte',
}

const claims: Partial<Record<ErrorCode, keyof CardDetails>> = {
  card_number_invalid: 'number',
  card_is_not_a_test_card: 'number',
  card_expiry_invalid: 'expiry',
  card_cvc_invalid: 'cvc',
  card_name_invalid: 'name',
}

/** Card details stay in the memory of these steps: sent once, never stored. */
export function CardForm({ amountCents, commitment, typed, failure, onFailure, onPay, onBack }: CardFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useZodForm({
    id: 'card',
    schema: cardSchema,
    labels,
    defaultValues: {
      number: formatCardNumber(typed?.number ?? ''),
      expiry: typed?.expiry ?? '',
      cvc: '',
      name: typed?.name ?? '',
    },
  })
  useEffect(() => heading.current?.focus(), [])
  const pay = useMutation({
    mutationFn: onPay,
    meta: { showsItsErrors: true },
    onMutate: () => onFailure(undefined),
    onError: async (reason) => {
      const error = await appErrorOf(reason)
      if (error.status === 402) form.resetField('cvc')
      if (!claims[error.code]) onFailure(error)
      if (error.code === 'card_refused') showNotice('payment_refused')
    },
  })

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-heading-sm outline-none">
        Carte bancaire
      </h2>
      <Form
        form={form}
        act={pay}
        claims={claims}
        // This error has its own toast, shorter than the message at the field.
        onInvalid={([first]) => first === 'expiry' && showError(new AppError('card_expiry_invalid_toast'))}
        explain={() => null}
        notices={
          failure && (
            <Alert tone="error">
              <p>{errorMessage(failure.code, failure.params)}</p>
              {failure.status === 402 && <p>Aucun montant n’a été prélevé.</p>}
            </Alert>
          )
        }
      >
        <div inert={pay.isPending} className="grid gap-5">
          <FormField form={form} name="number">
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="cc-number"
                placeholder="1234 5678 9012 3456"
                onChange={(event) => {
                  event.target.value = formatCardNumber(event.target.value)
                  return control.onChange(event)
                }}
              />
            )}
          </FormField>
          <div className="grid grid-cols-2 items-start gap-4">
            <FormField form={form} name="expiry">
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  autoComplete="cc-exp"
                  placeholder="MM/YY"
                  onChange={(event) => {
                    event.target.value = formatExpiry(event.target.value)
                    return control.onChange(event)
                  }}
                />
              )}
            </FormField>
            <FormField form={form} name="cvc">
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  autoComplete="cc-csc"
                  maxLength={4}
                  placeholder="3 ou 4 chiffres"
                />
              )}
            </FormField>
          </div>
          <FormField form={form} name="name">
            {(control) => <Input {...control} autoComplete="cc-name" />}
          </FormField>
          <Button type="submit" size="large" width="full" isBusy={pay.isPending}>
            {pay.isPending ? 'Paiement en cours…' : `Payer ${formatPrice(amountCents)}`}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            <Icon name="arrow-left" />
            Retour au récapitulatif
          </Button>
          <p className="text-small text-muted-foreground">{commitment}</p>
        </div>
      </Form>
    </Card>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { formatPrice } from '#domain/format.ts'
import { errorMessage } from '#domain/messages.ts'
import { type Card as CardDetails, cardSchema, formatCardNumber, formatExpiry } from '#domain/payment/card.ts'
import { Icon } from '#web/components/icon.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { appErrorOf } from '#web/lib/errors.ts'
import { showError, showNotice } from '#web/lib/toast.ts'

type CardFormProps = {
  amountCents: number
  /** What the person commits to, under the button. */
  commitment: string
  failure: AppError | undefined
  onFailure: (failure: AppError | undefined) => void
  /** Hands the card to the provider; throws the refusal that is shown. */
  onPay: (card: CardDetails) => Promise<void>
  onBack: () => void
}

const emptyCard: CardDetails = { number: '', expiry: '', cvc: '', name: '' }

/** In the order of the form; the toast names the first that is wrong. */
const fieldCodes: [keyof CardDetails, ErrorCode][] = [
  ['number', 'card_number_invalid'],
  ['expiry', 'card_expiry_invalid_toast'],
  ['cvc', 'card_cvc_invalid'],
  ['name', 'card_name_invalid'],
]

const fieldOfCode: Partial<Record<ErrorCode, keyof CardDetails>> = {
  card_number_invalid: 'number',
  card_is_not_a_test_card: 'number',
  card_expiry_invalid: 'expiry',
  card_cvc_invalid: 'cvc',
  card_name_invalid: 'name',
}

/** Card details stay in this form: they are sent once, and kept nowhere. */
export function CardForm({ amountCents, commitment, failure, onFailure, onPay, onBack }: CardFormProps) {
  const heading = useRef<HTMLDivElement>(null)
  const form = useForm<CardDetails>({
    resolver: zodResolver(cardSchema),
    mode: 'onTouched',
    defaultValues: emptyCard,
  })
  const { errors, isSubmitting } = form.formState
  useEffect(() => heading.current?.querySelector<HTMLElement>('h2')?.focus(), [])

  const submit = form.handleSubmit(
    async (card) => {
      onFailure(undefined)
      try {
        await onPay(card)
      } catch (error) {
        await refuse(await appErrorOf(error))
      }
    },
    (found) => {
      const [, code = 'card_number_invalid'] = fieldCodes.find(([field]) => found[field]) ?? []
      void showError(new AppError(code))
    },
  )

  async function refuse(error: AppError) {
    if (error.status === 402) form.resetField('cvc')
    const field = fieldOfCode[error.code]
    if (field) form.setError(field, { message: errorMessage(error.code) }, { shouldFocus: true })
    else onFailure(error)
    if (error.code === 'card_refused') showNotice('payment_refused', { tone: 'error' })
    else await showError(error)
  }

  return (
    <div ref={heading}>
      <Card>
        <h2 tabIndex={-1} className="mb-4 text-[22px] leading-7 outline-none">
          Carte bancaire
        </h2>
        <form onSubmit={submit} noValidate inert={isSubmitting} className="grid gap-5">
          <Field id="card-number" label="Numéro de carte" error={errors.number?.message}>
            {(wiring) => (
              <Input
                {...wiring}
                inputMode="numeric"
                autoComplete="cc-number"
                placeholder="1234 5678 9012 3456"
                {...form.register('number', {
                  onChange: ({ target }: { target: HTMLInputElement }) =>
                    form.setValue('number', formatCardNumber(target.value)),
                })}
              />
            )}
          </Field>
          <div className="grid grid-cols-2 items-start gap-4">
            <Field id="card-expiry" label="Expiration (MM/YY)" error={errors.expiry?.message}>
              {(wiring) => (
                <Input
                  {...wiring}
                  inputMode="numeric"
                  autoComplete="cc-exp"
                  placeholder="MM/YY"
                  {...form.register('expiry', {
                    onChange: ({ target }: { target: HTMLInputElement }) =>
                      form.setValue('expiry', formatExpiry(target.value)),
                  })}
                />
              )}
            </Field>
            <Field id="card-cvc" label="Code CVC" error={errors.cvc?.message}>
              {(wiring) => (
                <Input
                  {...wiring}
                  inputMode="numeric"
                  autoComplete="cc-csc"
                  maxLength={4}
                  placeholder="3 ou 4 chiffres"
                  {...form.register('cvc')}
                />
              )}
            </Field>
          </div>
          <Field id="card-name" label="Nom sur la carte" error={errors.name?.message}>
            {(wiring) => <Input {...wiring} autoComplete="cc-name" {...form.register('name')} />}
          </Field>
          {failure && (
            <Alert tone="error">
              <p>{errorMessage(failure.code, failure.params)}</p>
              {failure.status === 402 && <p>Aucun montant n’a été prélevé.</p>}
            </Alert>
          )}
          <Button type="submit" size="large" width="full" isBusy={isSubmitting}>
            {isSubmitting ? 'Paiement en cours…' : `Payer ${formatPrice(amountCents)}`}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            <Icon name="arrow-left" />
            Retour au récapitulatif
          </Button>
          <p className="text-[15px] text-muted-foreground">{commitment}</p>
        </form>
      </Card>
    </div>
  )
}

import { useState } from 'react'
import { actConsequences, beforeRequesting } from '#domain/admin/act-consequences.ts'
import { fileNumber } from '#domain/admin/file-number.ts'
import { formatPrice } from '#domain/format.ts'
import { errorMessage } from '#domain/messages.ts'
import { parseEuros } from '#domain/payment/parse-euros.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { ActDialog } from '../act-dialog.tsx'
import type { AdminPayment } from './queries.ts'

/**
 * One person may refund within the patient's rights; beyond, the server asks for two, and the form keeps its values.
 */
export function RefundDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const [euros, setEuros] = useState((payment.refundable_cents / 100).toFixed(2).replace('.', ','))
  const [problem, setProblem] = useState<string>()
  const [paysPractitioner, setPaysPractitioner] = useState(true)
  const [needsTwo, setNeedsTwo] = useState(false)
  const amountCents = parseEuros(euros)
  const check = () => {
    const isTooMuch = amountCents !== undefined && amountCents > payment.refundable_cents
    const code = isTooMuch ? 'refund_exceeds_payment' : amountCents ? undefined : 'refund_amount_invalid'
    setProblem(code && errorMessage(code))
    return !code
  }
  const run = async (reason: string): Promise<unknown> => {
    const input = { paymentId: payment.id, amountCents: amountCents ?? 0, paysPractitioner }
    if (needsTwo) return invoke('request-act', { act: 'refund-payment', input, reason })
    try {
      return await invoke('refund-payment', { ...input, reason })
    } catch (error) {
      const refusal = await appErrorOf(error)
      if (refusal.code === 'refund_beyond_rights') setNeedsTwo(true)
      throw refusal
    }
  }
  return (
    <ActDialog
      id="refund"
      title={`Rembourser le paiement ${fileNumber(payment.id)}`}
      description={`Il reste ${formatPrice(payment.refundable_cents)} à rembourser au plus. ${needsTwo ? beforeRequesting('refund-payment') : actConsequences['refund-payment']}`}
      confirmLabel={needsTwo ? 'Demander à deux' : 'Rembourser'}
      notice={needsTwo ? 'act_requested' : 'refund_ordered'}
      check={check}
      run={run}
      onClose={onClose}
    >
      {needsTwo && <Alert tone="warning">{errorMessage('refund_beyond_rights')}</Alert>}
      <Field id="refund-amount" label="Montant en euros" need="required" error={problem}>
        {(wiring) => (
          <Input
            {...wiring}
            inputMode="decimal"
            autoComplete="off"
            value={euros}
            onChange={({ target }) => {
              setEuros(target.value)
              setNeedsTwo(false)
            }}
          />
        )}
      </Field>
      {payment.payment_type === 'subscription' && (
        <p>Si tout le mois en cours est remboursé, l’abonnement prend fin aussitôt.</p>
      )}
      {payment.appointment_id && (
        <Checkbox id="refund-pays" checked={paysPractitioner} onCheckedChange={setPaysPractitioner}>
          Le praticien reste payé pour cette séance
        </Checkbox>
      )}
    </ActDialog>
  )
}

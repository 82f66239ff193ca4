import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { z } from 'zod'
import { maskedPhone, spokenPhone } from '#domain/auth/phone-number.ts'
import { phoneField } from '#domain/auth/schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { SentCode } from '#web/components/sent-code.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { phoneQuery } from '#web/features/profile/queries.ts'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { proofByText, textCode } from '#web/lib/auth/second-factors.ts'
import { client } from '#web/lib/client.ts'
import { showNotice } from '#web/lib/toast.ts'
import { forgetAbandonedFactors } from './forget-abandoned-factors.ts'

const schema = z.object({ phone: phoneField })
const labels = { phone: 'Numéro de téléphone' }

type AddPhoneProps = { userId: string; onAdded: () => Promise<void>; onCancel: () => void }

/** SMS enrolment: a number, then the code sent to it. */
export function AddPhone({ userId, onAdded, onCancel }: AddPhoneProps) {
  const { data: known } = useQuery(phoneQuery(userId))
  const form = useZodForm({ id: 'second-step-phone', schema, labels, defaultValues: { phone: '' } })
  const enrol = useMutation({ mutationFn: enrolPhone, meta: { showsItsErrors: true } })

  // Prefilled with the number of the profile.
  const { reset, getFieldState } = form
  useEffect(() => {
    if (known && !getFieldState('phone').isDirty) reset({ phone: spokenPhone(known) })
  }, [known, reset, getFieldState])

  if (enrol.data)
    return (
      <div className="grid gap-3 rounded-xl border p-4">
        <ConfirmPhone {...enrol.data} onAdded={onAdded} />
        <Button variant="ghost" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    )
  return (
    <Form
      form={form}
      act={enrol}
      claims={{ phone_invalid: 'phone', phone_taken: 'phone', sms_unavailable: 'phone' }}
      layout="grid gap-5 rounded-xl border p-4"
    >
      <FormField
        form={form}
        name="phone"
        hint="Un code y sera envoyé par SMS à chaque connexion. Vos autres sessions seront terminées."
      >
        {(control) => <Input {...control} type="tel" autoComplete="tel" />}
      </FormField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={enrol.isPending}>
          Recevoir le code
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </Form>
  )
}

async function enrolPhone({ phone }: z.infer<typeof schema>): Promise<{ factorId: string; phone: string }> {
  const { auth } = await client()
  await forgetAbandonedFactors(auth, 'phone')
  const { data, error } = await auth.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'SMS' })
  if (error) throw await authRefusal(error)
  return { factorId: data.id, phone }
}

type ConfirmPhoneProps = { factorId: string; phone: string; onAdded: () => Promise<void> }

function ConfirmPhone({ factorId, phone, onAdded }: ConfirmPhoneProps) {
  const send = useCallback(() => textCode(factorId), [factorId])

  async function confirm(code: string) {
    const { error } = await proofByText(factorId, code)((await client()).auth)
    if (error) throw await authRefusal(error)
    showNotice('sms_step_on')
    await onAdded()
  }

  return (
    <SentCode
      id="new-phone-code"
      hint={`Envoyé par SMS au ${maskedPhone(phone)}.`}
      submitLabel="Activer"
      send={send}
      onCode={confirm}
    />
  )
}

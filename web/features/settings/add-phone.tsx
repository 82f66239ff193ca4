import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { internationalDigits, maskedPhone, spokenPhone } from '#domain/auth/phone-number.ts'
import { errorMessage } from '#domain/messages.ts'
import { SentCode } from '#web/components/sent-code.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { phoneQuery } from '#web/features/profile/queries.ts'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { proofByText, textCode } from '#web/lib/second-factors.ts'
import { showNotice } from '#web/lib/toast.ts'
import { forgetAbandonedFactors } from './forget-abandoned-factors.ts'

const schema = z.object({
  phone: z.string().refine((text) => internationalDigits(text) !== undefined, errorMessage('phone_invalid')),
})
type Fields = z.infer<typeof schema>

type AddPhoneProps = { userId: string; onAdded: () => Promise<void>; onCancel: () => void }

/** A number, then the code that was texted to it as the proof that it arrived. */
export function AddPhone({ userId, onAdded, onCancel }: AddPhoneProps) {
  const { data: known } = useQuery(phoneQuery(userId))
  const [started, setStarted] = useState<{ factorId: string; phone: string }>()
  const form = useForm<Fields>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    // The number of the profile is most often the one.
    values: { phone: known ? spokenPhone(known) : '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ phone }) => {
    try {
      setStarted({ factorId: await enrolPhone(phone), phone })
    } catch (reason) {
      const { code, params } = await appErrorOf(reason)
      form.setError('phone', { message: errorMessage(code, params) }, { shouldFocus: true })
    }
  })

  if (started)
    return (
      <div className="grid gap-3 rounded-xl border p-4">
        <ConfirmPhone {...started} onAdded={onAdded} />
        <Button variant="ghost" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    )
  return (
    <form onSubmit={submit} noValidate className="grid gap-5 rounded-xl border p-4">
      <Field
        id="second-step-phone"
        label="Numéro de téléphone"
        hint="Un code y sera envoyé par SMS à chaque connexion. Vos autres sessions seront terminées."
        need="required"
        error={errors.phone?.message}
      >
        {(wiring) => <Input {...wiring} type="tel" autoComplete="tel" {...form.register('phone')} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting}>
          Recevoir le code
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}

async function enrolPhone(phone: string): Promise<string> {
  const { auth } = await client()
  await forgetAbandonedFactors(auth, 'phone')
  const { data, error } = await auth.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'SMS' })
  if (error) throw await authRefusal(error)
  return data.id
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

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { href, useNavigate } from 'react-router'
import { z } from 'zod'
import { attestationNumberField } from '#domain/attestation/schema.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { checkedAttestation } from './queries.ts'

const schema = z.object({ number: attestationNumberField })

type CheckAttestationFormProps = {
  typed: string
  /** Why the number in the URL was not found. */
  refusal: string | undefined
}

/** The typed number stays in the field, with its error. */
export function CheckAttestationForm({ typed, refusal }: CheckAttestationFormProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useZodForm({
    id: 'check-attestation',
    schema,
    labels: { number: 'Numéro de l’attestation' },
    defaultValues: { number: typed },
  })
  const { setError } = form
  const check = useMutation({
    mutationFn: async ({ number }: z.infer<typeof schema>) => {
      await queryClient.fetchQuery(checkedAttestation(number))
      await navigate(href('/attestation/:number?', { number }))
    },
    meta: { showsItsErrors: true },
  })
  useEffect(() => {
    if (refusal) setError('number', { type: 'server', message: refusal })
  }, [refusal, setError])
  return (
    <Form form={form} act={check} claims={{ attestation_unknown: 'number' }}>
      <FormField form={form} name="number" hint="En bas du document, par exemple 2026-0417-3856">
        {(control) => <Input {...control} inputMode="numeric" autoComplete="off" spellCheck={false} />}
      </FormField>
      <Button type="submit" size="large" width="full" isBusy={check.isPending}>
        Vérifier
      </Button>
    </Form>
  )
}

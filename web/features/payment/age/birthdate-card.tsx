import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { z } from 'zod'
import { ADULT_AGE_YEARS } from '#domain/constants.ts'
import type { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { plausibleBirthdate } from '#domain/profile/birthdate.ts'
import { fieldIdOf } from '#web/components/form/field-id-of.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormDate } from '#web/components/form/form-date.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { BirthdateQuestion } from '#web/features/booking/shared/birthdate-question.tsx'
import { invoke } from '#web/lib/data/invoke.ts'

const schema = z.object({ birthdate: plausibleBirthdate })
const labels = { birthdate: 'Date de naissance' }

/** Asked once before a payment. */
export function BirthdateCard({ known }: { known: string | null }) {
  const queryClient = useQueryClient()
  const isSure = useRef(false)
  const form = useZodForm({ id: 'age', schema, labels, defaultValues: { birthdate: known ?? '' } })
  const give = useMutation({
    mutationFn: ({ birthdate }: { birthdate: string }) =>
      invoke('give-birthdate', { birthdate, isBirthdateSure: isSure.current }),
    meta: { showsItsErrors: true },
    onSettled: () => (isSure.current = false),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['profile'] }),
  })

  function explain(refusal: AppError) {
    if (refusal.code !== 'birthdate_to_confirm')
      return <Alert tone="error">{errorMessage(refusal.code, refusal.params)}</Alert>
    return (
      <BirthdateQuestion
        refusal={refusal}
        isBusy={give.isPending}
        onSure={() => (isSure.current = true)}
        onCorrect={() => document.getElementById(fieldIdOf(form, 'birthdate'))?.focus()}
      />
    )
  }

  return (
    <Card title="Votre date de naissance">
      <Form form={form} act={give} explain={explain}>
        <FormDate
          form={form}
          name="birthdate"
          autoComplete="bday"
          hint={`Demandée une seule fois : avant ${ADULT_AGE_YEARS} ans, l’accord d’un parent est nécessaire. Par exemple 17/05/1994.`}
        />
        <Button type="submit" isBusy={give.isPending}>
          Continuer
        </Button>
      </Form>
    </Card>
  )
}

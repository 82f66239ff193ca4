import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ParentalPurpose } from '#domain/booking/parental.ts'
import { type ParentalRequest as ParentalRequestFields, parentalRequestSchema } from '#domain/booking/schema.ts'
import { ADULT_AGE_YEARS, PARENT_NAME_MAX_CHARACTERS } from '#domain/constants.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { ParentalRefusal } from './parental-refusal.tsx'
import { isGranted as isGrantedIn, parentalAuthorisations } from './queries.ts'

const labels = { parentName: 'Prénom et nom d’un parent', parentEmail: 'Adresse e-mail d’un parent' }
const fieldsSchema = parentalRequestSchema.omit({ purpose: true })
const defaultValues = { parentName: '', parentEmail: '' }

type ParentalRequestProps = { purpose: ParentalPurpose; onGranted: () => void }

/** Between 16 and 18, a parent consents by e-mail before the payment. */
export function ParentalRequest({ purpose, onGranted }: ParentalRequestProps) {
  const queryClient = useQueryClient()
  const now = useNow(60)
  const { data: asked = [] } = useQuery(parentalAuthorisations(purpose))
  const form = useZodForm({ id: 'parent', schema: fieldsSchema, labels, defaultValues })
  const ask = useMutation({
    mutationFn: (request: Omit<ParentalRequestFields, 'purpose'>) =>
      invoke('request-parental-authorisation', { ...request, purpose }),
    meta: { showsItsErrors: true, notice: 'parental_request_sent' },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: parentalAuthorisations(purpose).queryKey }),
  })
  const [last] = asked
  const isGranted = isGrantedIn(asked)
  const isWaiting = last !== undefined && !last.granted_at && !last.refused_at

  const leave = useEffectEvent(onGranted)
  useEffect(() => {
    if (isGranted) leave()
  }, [isGranted])

  return (
    <Card title="L’accord d’un parent">
      <div className="grid gap-5">
        <p>{errorMessage('parental_authorisation_missing', { n: ADULT_AGE_YEARS })}</p>
        {last && isWaiting && !isGranted && (
          <Alert>
            {new Date(last.expires_at) > now
              ? `Demande envoyée à ${last.parent_email}. Le lien est valable jusqu’au ${formatDateTime(new Date(last.expires_at))}${purpose === 'premium' ? '.' : ' ; si votre créneau n’est plus réservé d’ici là, vous pourrez en choisir un autre.'}`
              : `La demande envoyée à ${last.parent_email} est restée sans réponse, et son lien n’est plus valable. Vous pouvez en envoyer une autre.`}
          </Alert>
        )}
        {last && (last.refused_at || last.withdrawn_at) && (
          <ParentalRefusal purpose={purpose} isWithdrawn={last.withdrawn_at !== null} />
        )}
        <Form form={form} act={ask}>
          <FormField form={form} name="parentName" hint="La personne qui exerce l’autorité parentale.">
            {(control) => <Input {...control} autoComplete="off" maxLength={PARENT_NAME_MAX_CHARACTERS} />}
          </FormField>
          <FormField form={form} name="parentEmail">
            {(control) => <Input {...control} type="email" autoComplete="off" />}
          </FormField>
          <Button type="submit" isBusy={ask.isPending}>
            Envoyer la demande
          </Button>
        </Form>
      </div>
    </Card>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { parentalRequestSchema } from '#domain/booking/schema.ts'
import { ADULT_AGE_YEARS, PARENTAL_REQUEST_DAYS } from '#domain/constants.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { appErrorOf } from '#web/lib/errors.ts'
import { invoke } from '#web/lib/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'
import { parentalAuthorisations } from './queries.ts'

/** Between 16 and 18, a parent agrees by e-mail before anything is paid. */
export function ParentalRequest({ onGranted }: { onGranted: () => void }) {
  const queryClient = useQueryClient()
  const { data: asked = [] } = useQuery(parentalAuthorisations)
  const [parentEmail, setParentEmail] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isGranted = asked.some((one) => one.granted_at !== null)

  useEffect(() => {
    if (isGranted) onGranted()
  }, [isGranted, onGranted])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const request = parentalRequestSchema.safeParse({ parentEmail })
    if (!request.success) return setFailure(errorMessage('contact_email_invalid'))
    setBusy(true)
    setFailure(undefined)
    try {
      await invoke('request-parental-authorisation', request.data)
      showNotice('parental_request_sent')
      await queryClient.invalidateQueries({ queryKey: parentalAuthorisations.queryKey })
    } catch (reason) {
      const { code, params } = await appErrorOf(reason)
      setFailure(errorMessage(code, params))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title="L’accord d’un parent">
      <div className="grid gap-5">
        <p>{errorMessage('parental_authorisation_missing', { n: ADULT_AGE_YEARS })}</p>
        {asked[0] && !isGranted && (
          <Alert>
            Demande envoyée à {asked[0].parent_email}. Le lien est valable {PARENTAL_REQUEST_DAYS} jours ; si votre
            créneau n’est plus réservé d’ici là, vous pourrez en choisir un autre.
          </Alert>
        )}
        <form onSubmit={submit} noValidate className="grid gap-5">
          <Field id="parent-email" label="Adresse e‑mail d’un parent" need="required" error={failure}>
            {(wiring) => (
              <Input
                {...wiring}
                type="email"
                autoComplete="off"
                value={parentEmail}
                onChange={(event) => setParentEmail(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" isBusy={isBusy}>
            Envoyer la demande
          </Button>
        </form>
      </div>
    </Card>
  )
}

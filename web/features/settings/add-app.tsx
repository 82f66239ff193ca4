import { useEffect, useState } from 'react'
import { errorMessage } from '#domain/messages.ts'
import { CodeForm } from '#web/components/code-form.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { showNotice } from '#web/lib/toast.ts'
import { forgetAbandonedFactors } from './forget-abandoned-factors.ts'

interface Offer {
  factorId: string
  picture: string
  secret: string
}

type AddAppProps = { onAdded: () => Promise<void>; onCancel: () => void }

/** TOTP enrolment: the secret as QR code and text, then a first code to confirm it. */
export function AddApp({ onAdded, onCancel }: AddAppProps) {
  const [offer, setOffer] = useState<Offer>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    offerSecret().then(setOffer, (error: unknown) => setFailure(error instanceof Error ? error.message : ''))
  }, [])

  async function confirm(code: string) {
    if (!offer) return
    const { auth } = await client()
    const { error } = await auth.mfa.challengeAndVerify({ factorId: offer.factorId, code })
    if (error) throw await authRefusal(error)
    showNotice('second_step_on')
    await onAdded()
  }

  if (failure !== undefined) return <ErrorState sentence={errorMessage('unexpected')} onRetry={onCancel} />
  if (!offer) return <output>Préparation…</output>
  return (
    <div className="grid gap-5 rounded-xl border p-4">
      <ol className="grid list-decimal gap-4 pl-5">
        <li>
          <p>Dans votre application (Aegis, Google Authenticator, 2FAS…), scannez cette image.</p>
          <img
            src={offer.picture}
            alt="Code QR à scanner avec votre application"
            className="mt-3 size-48 rounded-lg border bg-white p-2"
          />
          <p className="mt-3 text-small text-muted-foreground">
            Vous ne pouvez pas la scanner ? Saisissez cette clé :
            <code className="mt-1 block select-all break-words rounded-lg bg-muted px-3 py-2 text-foreground">
              {offer.secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </p>
        </li>
        <li>
          <CodeForm
            id="new-app-code"
            hint="Affiché par l’application. Vos autres sessions seront terminées."
            submitLabel="Activer"
            onCode={confirm}
          >
            <Button variant="ghost" onClick={onCancel}>
              Annuler
            </Button>
          </CodeForm>
        </li>
      </ol>
    </div>
  )
}

async function offerSecret(): Promise<Offer> {
  const { auth } = await client()
  await forgetAbandonedFactors(auth, 'totp')
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Application' })
  if (error) throw await authRefusal(error)
  return { factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret }
}

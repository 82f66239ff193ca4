import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryState } from '#web/components/query-state.tsx'
import { RequireReauthentication } from '#web/components/require-reauthentication.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { SignedInUser } from '#web/lib/auth/auth-state.ts'
import { client } from '#web/lib/client.ts'
import { usePublicSettings } from '#web/lib/public-settings.ts'
import { AddApp } from './add-app.tsx'
import { AddPhone } from './add-phone.tsx'
import { ChooseSecondStep } from './choose-second-step.tsx'
import { FactorList } from './factor-list.tsx'
import { type MySecondFactors, secondFactorsQuery, sessionsQuery } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const sentAlways = (hasEmail: boolean) =>
  `Un code vous est envoyé par ${hasEmail ? 'e-mail' : 'SMS'} à chaque connexion : votre compte donne accès à d’autres personnes.`

/** Second factor settings: a mailed code by default, an authenticator app or a phone when added. */
export function SecondStep({ user }: { user: SignedInUser }) {
  const queryClient = useQueryClient()
  const factors = useQuery(secondFactorsQuery)
  const [newCodes, setNewCodes] = useState<readonly string[]>()

  async function refresh() {
    await Promise.all([
      queryClient.invalidateQueries(secondFactorsQuery),
      // The server ended the other sessions.
      queryClient.invalidateQueries(sessionsQuery),
    ])
  }

  /** Recovery codes are generated with the first factor. */
  async function added() {
    if (factors.data?.codesLeft === undefined) {
      const { auth } = await client()
      const { data } = await auth.mfa.recoveryCodes.generate({ friendlyName: 'Codes de récupération' })
      setNewCodes(data?.codes)
    }
    await refresh()
  }

  const { app, phone } = factors.data ?? {}
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-heading-xs">Vérification en deux étapes</h3>
        {app && <Badge tone="success">Application active</Badge>}
        {phone && <Badge tone="success">SMS actif</Badge>}
      </div>
      <QueryState query={factors} failure="Nous n’avons pas pu lire vos vérifications.">
        {() => null}
      </QueryState>
      {factors.data &&
        !app &&
        !phone &&
        (user.type === 'patient' ? (
          <ChooseSecondStep hasEmail={user.email !== ''} />
        ) : (
          <p>{sentAlways(user.email !== '')}</p>
        ))}
      {factors.data && (app || phone) && (
        <>
          <FactorList
            factors={factors.data}
            onRemoved={async () => {
              setNewCodes(undefined)
              await refresh()
            }}
          />
          <RecoveryCodes
            codesLeft={factors.data.codesLeft}
            newCodes={newCodes}
            onCodes={setNewCodes}
            onChanged={refresh}
          />
        </>
      )}
      {factors.data && <AddFactor user={user} factors={factors.data} onAdded={added} />}
    </div>
  )
}

type AddFactorProps = { user: SignedInUser; factors: MySecondFactors; onAdded: () => Promise<void> }

function AddFactor({ user, factors: { app, phone }, onAdded }: AddFactorProps) {
  const { canText } = usePublicSettings()
  const [adding, setAdding] = useState<'app' | 'phone'>()
  const close = () => setAdding(undefined)
  const done = async () => {
    close()
    await onAdded()
  }

  if (adding)
    return (
      <RequireReauthentication id="new-factor-proof">
        {adding === 'app' && <AddApp onAdded={done} onCancel={close} />}
        {adding === 'phone' && <AddPhone userId={user.id} onAdded={done} onCancel={close} />}
      </RequireReauthentication>
    )
  return (
    <div className="flex flex-wrap gap-3">
      {!app && (
        <Button variant="outline" onClick={() => setAdding('app')}>
          Ajouter une application d’authentification
        </Button>
      )}
      {!phone && canText && (
        <Button variant="outline" onClick={() => setAdding('phone')}>
          Recevoir les codes par SMS
        </Button>
      )}
    </div>
  )
}

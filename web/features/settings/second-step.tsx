import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#domain/format.ts'
import { errorMessage } from '#domain/messages.ts'
import { wallTimeOf } from '#domain/time.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import type { SignedInUser } from '#web/lib/auth-state.ts'
import { AddApp } from './add-app.tsx'
import { ChooseSecondStep } from './choose-second-step.tsx'
import { type SecondFactors, secondFactorsQuery, sessionsQuery } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RemoveApp } from './remove-app.tsx'

const MAILED_ALWAYS =
  'Un code vous est envoyé par e‑mail à chaque connexion : votre compte donne accès à d’autres personnes.'

/** The second proof beside the password: a mailed code for everybody, an authenticator app for who adds one. */
export function SecondStep({ user }: { user: SignedInUser }) {
  const queryClient = useQueryClient()
  const factors = useQuery(secondFactorsQuery)
  const [isAdding, setAdding] = useState(false)
  const [newCodes, setNewCodes] = useState<readonly string[]>()

  async function refresh() {
    await Promise.all([
      queryClient.invalidateQueries(secondFactorsQuery),
      // Sessions that gave no second proof have ended.
      queryClient.invalidateQueries(sessionsQuery),
    ])
  }

  async function added(codes: readonly string[]) {
    setAdding(false)
    setNewCodes(codes)
    await refresh()
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-[19px] leading-[25px]">Vérification en deux étapes</h3>
        {factors.data?.app && <Badge tone="success">Application active</Badge>}
      </div>
      {factors.isPending && <output>Chargement…</output>}
      {factors.isError && <ErrorState sentence={errorMessage('unexpected')} onRetry={() => void factors.refetch()} />}
      {factors.data && !factors.data.app && (
        <>
          {user.type === 'patient' ? <ChooseSecondStep /> : <p>{MAILED_ALWAYS}</p>}
          {isAdding ? (
            <AddApp onAdded={added} onCancel={() => setAdding(false)} />
          ) : (
            <div>
              <Button variant="outline" onClick={() => setAdding(true)}>
                Ajouter une application d’authentification
              </Button>
            </div>
          )}
        </>
      )}
      {factors.data?.app && (
        <WithApp factors={factors.data} newCodes={newCodes} onCodes={setNewCodes} onChanged={refresh} />
      )}
    </div>
  )
}

type WithAppProps = {
  factors: SecondFactors
  newCodes: readonly string[] | undefined
  onCodes: (codes: readonly string[] | undefined) => void
  onChanged: () => Promise<void>
}

function WithApp({ factors: { app, codesLeft }, newCodes, onCodes, onChanged }: WithAppProps) {
  return (
    <>
      <p>
        Votre application d’authentification est demandée à chaque connexion
        {app && ` depuis le ${formatDate(wallTimeOf(new Date(app.since)).day)}`}.
      </p>
      <RecoveryCodes codesLeft={codesLeft} newCodes={newCodes} onCodes={onCodes} onChanged={onChanged} />
      {app && (
        <RemoveApp
          factorId={app.id}
          onRemoved={async () => {
            onCodes(undefined)
            await onChanged()
          }}
        />
      )}
    </>
  )
}

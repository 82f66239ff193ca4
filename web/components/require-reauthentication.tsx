import { type ReactNode, useEffect, useState } from 'react'
import { isFreshlyAuthenticated } from '#domain/auth/fresh-authentication.ts'
import { client } from '#web/lib/client.ts'
import { ReauthenticationForm } from './reauthentication-form.tsx'

/** Step-up authentication: asks for a code before its children when the last proof of identity is too old. */
export function RequireReauthentication({ id, children }: { id: string; children: ReactNode }) {
  const [isFresh, setFresh] = useState<boolean>()

  useEffect(() => {
    const find = async () => {
      const { data } = await (await client()).auth.mfa.getAuthenticatorAssuranceLevel()
      const proofs = data?.currentAuthenticationMethods.filter((proof) => typeof proof !== 'string') ?? []
      setFresh(isFreshlyAuthenticated(proofs, new Date()))
    }
    void find()
  }, [])

  if (isFresh === undefined) return <output>Chargement…</output>
  if (isFresh) return children
  return (
    <div className="grid gap-4">
      <p>Un code confirme d’abord que c’est bien vous.</p>
      <ReauthenticationForm id={id} onProved={() => setFresh(true)} />
    </div>
  )
}

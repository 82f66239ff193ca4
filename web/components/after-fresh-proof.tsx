import { type ReactNode, useEffect, useState } from 'react'
import { isFreshlyAuthenticated } from '#domain/auth/fresh-authentication.ts'
import { client } from '#web/lib/client.ts'
import { FreshProof } from './fresh-proof.tsx'

/** What the server allows to who has just proved who they are: a code is asked for first, if that is a while ago. */
export function AfterFreshProof({ id, children }: { id: string; children: ReactNode }) {
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
      <FreshProof id={id} onProved={() => setFresh(true)} />
    </div>
  )
}

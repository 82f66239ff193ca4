import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isFreshlyAuthenticated } from '#domain/auth/fresh-authentication.ts'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { QueryState } from './query-state.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'

async function readProofs() {
  const { data, error } = await (await client()).auth.mfa.getAuthenticatorAssuranceLevel()
  if (error) throw await authRefusal(error)
  return data.currentAuthenticationMethods.filter((proof) => typeof proof !== 'string')
}

/** Step-up authentication: asks for a code before its children when the last proof of identity is too old. */
export function RequireReauthentication({ id, children }: { id: string; children: ReactNode }) {
  const [isProved, setProved] = useState(false)
  // Read once for each form that opens: a proof that ages while somebody types does not take the form away.
  const proofs = useQuery({
    queryKey: ['proofs-of-identity', id],
    queryFn: readProofs,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <QueryState query={proofs} failure="Nous n’avons pas pu lire votre connexion." skeleton={<Loading />}>
      {(given) =>
        isProved || isFreshlyAuthenticated(given, new Date(proofs.dataUpdatedAt)) ? (
          children
        ) : (
          <div className="grid gap-4">
            <p>Un code confirme d’abord que c’est bien vous.</p>
            <ReauthenticationForm id={id} onProved={() => setProved(true)} />
          </div>
        )
      }
    </QueryState>
  )
}

function Loading() {
  return <output>Chargement…</output>
}

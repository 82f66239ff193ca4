import { useQuery } from '@tanstack/react-query'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { QueryState } from './query-state.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'

async function readUser() {
  const { data, error } = await (await client()).auth.getUser()
  if (error) throw await authRefusal(error)
  return data.user
}

/** Asks for a code as proof of identity, for accounts without a password. */
export function ReauthenticationForm({ id, onProved }: { id: string; onProved: () => void }) {
  const user = useQuery({ queryKey: ['user-to-prove', id], queryFn: readUser, gcTime: 0 })
  return (
    <QueryState query={user} failure="Nous n’avons pas pu lire votre compte." skeleton={<output>Chargement…</output>}>
      {(read) => (
        <SecondFactorForm
          id={id}
          user={read}
          onProof={async (give) => {
            const { error } = await give((await client()).auth)
            if (error) throw await authRefusal(error)
            onProved()
          }}
        />
      )}
    </QueryState>
  )
}

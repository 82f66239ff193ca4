import type { User } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { SecondProof } from './second-proof.tsx'

/** Asks for a code as proof of identity, for accounts without a password. */
export function FreshProof({ id, onProved }: { id: string; onProved: () => void }) {
  const [user, setUser] = useState<User>()

  useEffect(() => {
    const find = async () => {
      const { data } = await (await client()).auth.getUser()
      if (data.user) setUser(data.user)
    }
    void find()
  }, [])

  if (!user) return <output>Chargement…</output>
  return (
    <SecondProof
      id={id}
      user={user}
      onProof={async (give) => {
        const { error } = await give((await client()).auth)
        if (error) throw await authRefusal(error)
        onProved()
      }}
    />
  )
}

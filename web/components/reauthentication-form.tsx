import type { User } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { SecondFactorForm } from './second-factor-form.tsx'

/** Asks for a code as proof of identity, for accounts without a password. */
export function ReauthenticationForm({ id, onProved }: { id: string; onProved: () => void }) {
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
    <SecondFactorForm
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

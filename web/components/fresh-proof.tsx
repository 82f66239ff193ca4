import type { AuthError, SupabaseClient, User } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { CodeForm } from './code-form.tsx'
import { MAILED_FACTOR, MailedCode } from './mailed-code.tsx'

/** In place of the password of who has none: a code, by mail or of their app, says who is at the screen. */
export function FreshProof({ id, onProved }: { id: string; onProved: () => void }) {
  const [user, setUser] = useState<User>()

  useEffect(() => {
    const find = async () => {
      const { data } = await (await client()).auth.getUser()
      if (data.user) setUser(data.user)
    }
    void find()
  }, [])

  async function verify(take: (auth: SupabaseClient['auth']) => Promise<{ error: AuthError | null }>) {
    const { error } = await take((await client()).auth)
    if (error) throw await authRefusal(error)
    onProved()
  }

  if (!user) return <output>Chargement…</output>
  const app = user.factors?.find(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
  return app ? (
    <CodeForm
      id={id}
      hint="Affiché par votre application d’authentification."
      submitLabel="Vérifier"
      onCode={(code) => verify((auth) => auth.mfa.challengeAndVerify({ factorId: app.id, code }))}
    />
  ) : (
    <MailedCode
      id={id}
      address={user.email ?? 'votre adresse'}
      onCode={(code) => verify((auth) => auth.mfa.verify({ ...MAILED_FACTOR, code }))}
    />
  )
}

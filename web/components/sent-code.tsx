import type { AuthError } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { CodeForm } from './code-form.tsx'
import { ResendButton } from './resend-button.tsx'

type SentCodeProps = {
  id: string
  hint: string
  submitLabel: string
  /** Has a code leave. Must not change between two drawings. */
  send: () => Promise<AuthError | null>
  /** Throws when the code is refused. */
  onCode: (code: string) => Promise<void>
}

/** Has a code sent to who is signed in, and asks for it. */
export function SentCode({ id, hint, submitLabel, send, onCode }: SentCodeProps) {
  const [sentAt, setSentAt] = useState<number>()

  useEffect(() => {
    // One that left less than a minute ago still serves: the server then refuses another, which changes nothing here.
    void send().finally(() => setSentAt(Date.now()))
  }, [send])

  async function resend() {
    const error = await send()
    if (error) return showError(await authRefusal(error))
    setSentAt(Date.now())
    showNotice('new_code_sent')
  }

  return (
    <CodeForm id={id} hint={hint} submitLabel={submitLabel} onCode={onCode}>
      <ResendButton label="Renvoyer le code" sentAt={sentAt} onResend={resend} />
    </CodeForm>
  )
}

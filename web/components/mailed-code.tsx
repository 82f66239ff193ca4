import { useEffect, useState } from 'react'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { CodeForm } from './code-form.tsx'
import { ResendButton } from './resend-button.tsx'

/** The name under which the server offers a proof by mail among the factors. */
const MAIL = 'email'
export const MAILED_FACTOR = { factorId: MAIL, challengeId: MAIL } as const

type MailedCodeProps = { id: string; address: string; onCode: (code: string) => Promise<void> }

/** Has a code mailed to who is signed in, and asks for it. */
export function MailedCode({ id, address, onCode }: MailedCodeProps) {
  const [sentAt, setSentAt] = useState<number>()

  useEffect(() => {
    // One that left less than a minute ago still serves: the server then refuses another, which changes nothing here.
    void sendCode().finally(() => setSentAt(Date.now()))
  }, [])

  async function resend() {
    const error = await sendCode()
    if (error) return showError(await authRefusal(error))
    setSentAt(Date.now())
    showNotice('new_code_sent')
  }

  return (
    <CodeForm id={id} hint={`Envoyé à ${address}.`} submitLabel="Vérifier" onCode={onCode}>
      <ResendButton label="Renvoyer le code" sentAt={sentAt} onResend={resend} />
    </CodeForm>
  )
}

async function sendCode() {
  const { error } = await (await client()).auth.mfa.challenge({ factorId: MAIL })
  return error
}

import type { AuthError } from '@supabase/supabase-js'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { retryAfterSecondsIn } from '#domain/auth/retry-after.ts'
import { RESEND_SECONDS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { CodeForm } from './code-form.tsx'
import { ResendButton } from './resend-button.tsx'

type SentCodeProps = {
  id: string
  hint: string
  submitLabel: string
  /** Alternative to offer when no code can be sent. */
  otherWay?: string | undefined
  /** Sends a code. Must be a stable reference between renders. */
  send: () => Promise<AuthError | null>
  /** Throws when the code is refused. */
  onCode: (code: string) => Promise<void>
}

/** Sends a code to the signed-in person and asks for it. */
export function SentCode({ id, hint, submitLabel, otherWay = '', send, onCode }: SentCodeProps) {
  const [sentAt, setSentAt] = useState<number>()
  const { mutate: sendFirst, error } = useMutation({
    mutationFn: async (leave: typeof send) => {
      const refused = await leave()
      if (refused && !hasJustLeft(refused)) throw await authRefusal(refused)
    },
    meta: { showsItsErrors: true },
    onSuccess: () => setSentAt(Date.now()),
  })
  useEffect(() => sendFirst(send), [sendFirst, send])

  async function resend() {
    const refused = await send()
    if (refused) throw await authRefusal(refused)
    setSentAt(Date.now())
  }

  const failure = sentAt === undefined && error instanceof AppError ? error : undefined
  const hintBefore = failure ? 'Aucun code n’est parti.' : 'Envoi du code…'
  return (
    <div className="grid gap-4">
      {failure && (
        <Alert tone="error">
          {errorMessage(failure.code, failure.params)} {otherWay}
        </Alert>
      )}
      <CodeForm id={id} hint={sentAt === undefined ? hintBefore : hint} submitLabel={submitLabel} onCode={onCode}>
        <ResendButton label="Renvoyer le code" sentAt={sentAt} onResend={resend} />
      </CodeForm>
    </div>
  )
}

/** A new code is refused because one was sent less than a minute ago: that one is still valid. */
function hasJustLeft({ message }: AuthError): boolean {
  const seconds = retryAfterSecondsIn(message)
  return seconds !== undefined && seconds <= RESEND_SECONDS
}

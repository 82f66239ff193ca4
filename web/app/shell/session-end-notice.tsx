import { useTransition } from 'react'
import { prolongedUntil } from '#domain/auth/session-lifetime.ts'
import { AppError } from '#domain/errors.ts'
import { formatCount } from '#domain/format.ts'
import { Button } from '#web/components/ui/button.tsx'
import { callAuth } from '#web/lib/auth/auth-call.ts'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import type { SessionLifetime } from '#web/lib/auth/auth-state.ts'
import { client } from '#web/lib/client.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { showError, showNotice } from '#web/lib/toast.ts'

async function prolong(): Promise<void> {
  const { auth } = await client()
  const { answer } = await callAuth(
    ({ path }) => path.startsWith('/token?grant_type=refresh_token'),
    { 'x-prolong-session': 'true' },
    () => auth.refreshSession(),
  )
  if (answer.error) throw await authRefusal(answer.error)
}

/** Above the page and never over it, so that a person who is writing can extend the session with one press. */
export default function SessionEndNotice({ lifetime }: { lifetime: SessionLifetime }) {
  const now = useNow(15)
  const [isBusy, start] = useTransition()
  const minutes = Math.ceil((lifetime.endsAt.getTime() - now.getTime()) / 60_000)
  const canProlong = prolongedUntil(lifetime, now) > lifetime.endsAt

  const press = () =>
    start(async () => {
      try {
        await prolong()
        showNotice('session_prolonged')
      } catch (error) {
        showError(error instanceof AppError ? error : new AppError('unexpected', { cause: error }))
      }
    })

  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b bg-warning-subtle px-4 py-1.5 text-center text-small">
      <p>
        Votre session se termine dans {minutes > 1 ? formatCount(minutes, 'minute', 'minutes') : 'moins d’une minute'}.{' '}
        {!canProlong && 'Enregistrez ce que vous avez commencé : vous pourrez vous reconnecter aussitôt.'}
      </p>
      {canProlong && (
        <Button variant="secondary" isBusy={isBusy} onClick={press}>
          Prolonger
        </Button>
      )}
    </div>
  )
}

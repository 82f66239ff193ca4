import type { Factor, Session } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { AppError } from '#domain/errors.ts'
import { userTypeOf } from '#domain/profile/user-type.ts'
import { PageLoading } from '#web/app/page-loading.tsx'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { callAuth } from '#web/lib/auth-call.ts'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { deviceHeader } from '#web/lib/device.ts'
import { isSecondStepDue } from '#web/lib/second-step-due.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { AccessCard } from './access-card.tsx'
import { afterSignIn } from './after-sign-in.ts'
import { CodeForm } from './code-form.tsx'
import { ResendButton } from './resend-button.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Vérification en deux étapes',
    description: 'Confirmez votre connexion par un code.',
    path: '/verify-2fa',
    index: false,
  })
}

/** The name under which the server offers the second step by mail. */
const MAIL = 'email'

export default function Verify2faPage() {
  const navigate = useNavigate()
  const [session, setSession] = useState<Session>()

  useEffect(() => {
    const find = async () => {
      const { data } = await (await client()).auth.getSession()
      if (data.session && isSecondStepDue(data.session.access_token)) return setSession(data.session)
      await showError(new AppError('no_verification'))
      await navigate('/login', { replace: true, state: { detourCode: 'no_verification' } })
    }
    void find()
  }, [navigate])

  return session ? <SecondStep session={session} /> : <PageLoading />
}

function appOf(factors: readonly Factor[] | undefined): Factor | undefined {
  return factors?.find(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
}

function SecondStep({ session }: { session: Session }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [sentAt, setSentAt] = useState<number>()
  const app = appOf(session.user.factors)
  const hasApp = app !== undefined

  useEffect(() => {
    // One that left less than a minute ago still serves: the server then refuses another, which changes nothing here.
    if (!hasApp) void sendCode().finally(() => setSentAt(Date.now()))
  }, [hasApp])

  async function resend() {
    const error = await sendCode()
    if (error) return showError(await authRefusal(error))
    setSentAt(Date.now())
    showNotice('new_code_sent')
  }

  async function verify(code: string) {
    const { auth } = await client()
    const { answer } = await callAuth('/factors/', deviceHeader(), () =>
      app
        ? auth.mfa.challengeAndVerify({ factorId: app.id, code })
        : auth.mfa.verify({ factorId: MAIL, challengeId: MAIL, code }),
    )
    if (answer.error) throw await authRefusal(answer.error)
    showNotice('verified')
    await navigate(afterSignIn(userTypeOf(answer.data.user.app_metadata.user_type), search), { replace: true })
  }

  return (
    <AccessCard
      title="Vérification en deux étapes"
      intro={<p>Un code confirme que c’est bien vous. Il protège ce que vous confiez ici.</p>}
    >
      <CodeForm
        id="second-step-code"
        hint={
          app
            ? 'Affiché par votre application d’authentification.'
            : `Envoyé à ${session.user.email ?? 'votre adresse'}.`
        }
        submitLabel="Vérifier"
        onCode={verify}
      >
        {!app && <ResendButton label="Renvoyer le code" sentAt={sentAt} onResend={resend} />}
      </CodeForm>
      <p className="text-center">
        <Link to="/login" className="inline-block py-2 underline underline-offset-4">
          Retour à la connexion
        </Link>
      </p>
    </AccessCard>
  )
}

async function sendCode() {
  const { error } = await (await client()).auth.mfa.challenge({ factorId: MAIL })
  return error
}

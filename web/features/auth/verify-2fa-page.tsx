import type { Session } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { AppError } from '#domain/errors.ts'
import { userTypeOf } from '#domain/profile/user-type.ts'
import { PageLoading } from '#web/app/page-loading.tsx'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { isSecondStepDue } from '#web/lib/auth/second-step-due.ts'
import { client } from '#web/lib/client.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { AccessCard } from './access-card.tsx'
import { afterSignIn } from './after-sign-in.ts'
import { SecondStepForm } from './second-step-form.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Vérification en deux étapes',
    description: 'Confirmez votre connexion par un code.',
    path: href('/verify-2fa'),
    index: false,
  })
}

export default function Verify2faPage() {
  const navigate = useNavigate()
  const [session, setSession] = useState<Session>()

  useEffect(() => {
    const find = async () => {
      const { data } = await (await client()).auth.getSession()
      if (data.session && isSecondStepDue(data.session.access_token)) return setSession(data.session)
      showError(new AppError('no_verification'))
      await navigate(href('/login'), { replace: true, state: { redirectCode: 'no_verification' } })
    }
    void find()
  }, [navigate])

  return session ? <SecondStep session={session} /> : <PageLoading />
}

type SecondStepProps = { session: Session }

function SecondStep({ session }: SecondStepProps) {
  const navigate = useNavigate()
  const { search } = useLocation()

  async function enter() {
    showNotice('verified')
    // Read again: before this step the session said nothing of the person.
    const { data } = await (await client()).auth.getSession()
    await navigate(afterSignIn(userTypeOf(data.session?.user.app_metadata.user_type), search), { replace: true })
  }

  return (
    <AccessCard
      title="Vérification en deux étapes"
      intro={<p>Un code confirme que c’est bien vous. Il protège ce que vous confiez ici.</p>}
    >
      <SecondStepForm user={session.user} onVerified={enter} />
      <div className="grid justify-items-center">
        <TextLink to={href('/login')} look="block">
          Retour à la connexion
        </TextLink>
      </div>
    </AccessCard>
  )
}

import { useEffect, useState } from 'react'
import { href, useNavigate, useSearchParams } from 'react-router'
import { internationalDigits, maskedPhone } from '#domain/auth/phone-number.ts'
import { AppError } from '#domain/errors.ts'
import { dashboardOf, userTypeOf } from '#domain/profile/user-type.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { CodeForm } from '#web/components/code-form.tsx'
import { PartLoading } from '#web/components/part-loading.tsx'
import { ResendButton } from '#web/components/resend-button.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { passSecurityCheck } from '#web/lib/auth/security-check.ts'
import { client } from '#web/lib/client.ts'
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts'
import { redirectAfterSignIn } from '#web/lib/redirect-after-sign-in.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { AccessCard } from './access-card.tsx'
import { pendingPhone } from './shared/pending-phone.ts'
import { verifyChange } from './verify-change.ts'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Vérification du téléphone',
    description: 'Confirmez votre numéro de téléphone par un code.',
    path: href('/verify-phone'),
    index: false,
  })
}

/** The number comes from the form that asked for it, or from the URL. */
export default function VerifyPhonePage() {
  const isHydrated = useHydrated()
  return (
    <AccessCard title="Vérification du téléphone">
      {isHydrated ? <FindPhone /> : <PartLoading />}
      <p className="text-center">
        <TextLink to={href('/login')} look="block">
          Retour à la connexion
        </TextLink>
      </p>
    </AccessCard>
  )
}

/** A code is only sent to a number that the signed-in account asked to confirm. */
function FindPhone() {
  const auth = useAuthState()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [asked] = useState(() => internationalDigits(parameters.get('phone') ?? pendingPhone.read() ?? ''))
  const [phone, setPhone] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const isKnown = auth.status !== 'unknown'
  const isSignedIn = auth.status === 'signed-in'

  useEffect(() => {
    const sendAway = async (code: 'no_phone_verification' | 'not_signed_in', to: string) => {
      showError(new AppError(code))
      await navigate(to, { replace: true, state: { redirectCode: code } })
    }
    const find = async () => {
      if (asked === undefined) return sendAway('no_phone_verification', href('/login'))
      if (!isSignedIn) {
        redirectAfterSignIn.keep(`${href('/verify-phone')}?phone=${asked}`)
        return sendAway('not_signed_in', `${href('/login')}?from=protected`)
      }
      const { data } = await (await client()).auth.getUser()
      if (!data.user) return setFailed(true)
      if (data.user.new_phone !== asked) return sendAway('no_phone_verification', href('/login'))
      setPhone(asked)
    }
    if (isKnown && phone === undefined && !hasFailed) void find().catch(() => setFailed(true))
  }, [asked, isKnown, isSignedIn, phone, hasFailed, navigate])

  if (hasFailed)
    return <ErrorState sentence="Nous n’avons pas pu lire votre compte." onRetry={() => setFailed(false)} />
  return phone === undefined ? <PartLoading /> : <EnterCode phone={phone} />
}

function EnterCode({ phone }: { phone: string }) {
  const navigate = useNavigate()
  const [sentAt, setSentAt] = useState(Date.now)

  async function verify(token: string) {
    const { user } = await verifyChange({ phone, token, type: 'phone_change' })
    pendingPhone.forget()
    showNotice('phone_verified')
    await navigate(dashboardOf(userTypeOf(user?.app_metadata.user_type)), { replace: true })
  }

  async function resend() {
    const { auth } = await client()
    const { error } = await auth.resend({
      phone,
      type: 'phone_change',
      options: { captchaToken: await passSecurityCheck() },
    })
    if (error) throw await authRefusal(error)
    setSentAt(Date.now())
  }

  return (
    <CodeForm
      id="verify-phone-code"
      hint={`Envoyé par SMS au ${maskedPhone(phone)}.`}
      submitLabel="Vérifier"
      onCode={verify}
    >
      <ResendButton label="Renvoyer le code" sentAt={sentAt} onResend={resend} />
    </CodeForm>
  )
}

import { useEffect, useState } from 'react'
import { href, useNavigate, useSearchParams } from 'react-router'
import { internationalDigits, maskedPhone } from '#domain/auth/phone-number.ts'
import { AppError } from '#domain/errors.ts'
import { dashboardOf, userTypeOf } from '#domain/profile/user-type.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { CodeForm } from '#web/components/code-form.tsx'
import { ResendButton } from '#web/components/resend-button.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { pendingPhone } from '#web/lib/pending-phone.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { verifyChange } from '#web/lib/verify-change.ts'
import { AccessCard } from './access-card.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Vérification du téléphone',
    description: 'Confirmez votre numéro de téléphone par un code.',
    path: href('/verify-phone'),
    index: false,
  })
}

/** The number comes from the form that asked for it, or from the address of the page. */
export default function VerifyPhonePage() {
  const [parameters] = useSearchParams()
  const isHydrated = useHydrated()
  return (
    <AccessCard title="Vérification du téléphone">
      {isHydrated && <EnterCode phone={internationalDigits(parameters.get('phone') ?? pendingPhone.read() ?? '')} />}
      <p className="text-center">
        <TextLink to={href('/login')} look="standing">
          Retour à la connexion
        </TextLink>
      </p>
    </AccessCard>
  )
}

function EnterCode({ phone }: { phone: string | undefined }) {
  const navigate = useNavigate()
  const [sentAt, setSentAt] = useState(Date.now)
  const isPending = phone !== undefined

  useEffect(() => {
    if (isPending) return
    void showError(new AppError('no_phone_verification'))
    void navigate(href('/login'), { replace: true, state: { detourCode: 'no_phone_verification' } })
  }, [isPending, navigate])

  if (!isPending) return null

  async function verify(token: string) {
    const { user } = await verifyChange({ phone: phone ?? '', token, type: 'phone_change' })
    pendingPhone.forget()
    showNotice('phone_verified')
    await navigate(dashboardOf(userTypeOf(user?.app_metadata.user_type)), { replace: true })
  }

  async function resend() {
    const { auth } = await client()
    const { error } = await auth.resend({ phone: phone ?? '', type: 'phone_change' })
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

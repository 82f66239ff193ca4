import type { SignedInUser } from '#web/lib/auth/auth-state.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { SecondStep } from './second-step.tsx'
import { Section } from './section.tsx'
import { SessionList } from './session-list.tsx'
import { TrustedDeviceList } from './trusted-device-list.tsx'

export function SecuritySection({ user }: { user: SignedInUser }) {
  return (
    <Section id="securite" title="Sécurité">
      <ChangePasswordForm />
      <SecondStep user={user} />
      <LinkedAccounts />
      <SessionList />
      {user.type === 'patient' && <TrustedDeviceList />}
    </Section>
  )
}

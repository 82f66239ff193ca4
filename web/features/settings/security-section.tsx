import { useQueryClient } from '@tanstack/react-query'
import type { SignedInUser } from '#web/lib/auth-state.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { sessionsQuery } from './queries.ts'
import { SecondStep } from './second-step.tsx'
import { Section } from './section.tsx'
import { SessionList } from './session-list.tsx'
import { TrustedDeviceList } from './trusted-device-list.tsx'

export function SecuritySection({ user }: { user: SignedInUser }) {
  const queryClient = useQueryClient()
  return (
    <Section id="securite" title="Sécurité">
      <ChangePasswordForm onChanged={() => void queryClient.invalidateQueries(sessionsQuery)} />
      <SecondStep user={user} />
      <SessionList />
      {user.type === 'patient' && <TrustedDeviceList />}
    </Section>
  )
}

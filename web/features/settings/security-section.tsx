import { useQueryClient } from '@tanstack/react-query'
import { ChangePasswordForm } from './change-password-form.tsx'
import { sessionsQuery } from './queries.ts'
import { Section } from './section.tsx'
import { SessionList } from './session-list.tsx'

export function SecuritySection() {
  const queryClient = useQueryClient()
  return (
    <Section id="securite" title="Sécurité">
      <ChangePasswordForm onChanged={() => void queryClient.invalidateQueries(sessionsQuery)} />
      <SessionList />
    </Section>
  )
}

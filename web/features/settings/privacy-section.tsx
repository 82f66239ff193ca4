import type { SignedInUser } from '#web/lib/auth/auth-state.ts'
import { AccessLog } from './access-log.tsx'
import { ConsentHistory } from './consent-history.tsx'
import { ConsentList } from './consent-list.tsx'
import { Section } from './section.tsx'

export function PrivacySection({ user }: { user: SignedInUser }) {
  return (
    <Section id="confidentialite" title="Confidentialité">
      {user.type === 'patient' && <ConsentList />}
      <ConsentHistory />
      <AccessLog />
    </Section>
  )
}

import { Link } from 'react-router'
import { profileOf, userTypeLabels } from '#domain/profile/user-type.ts'
import type { SignedInUser } from '#web/lib/auth-state.ts'
import { ChangeEmailForm } from './change-email-form.tsx'
import { Section } from './section.tsx'

export function AccountSection({ user }: { user: SignedInUser }) {
  return (
    <Section id="compte" title="Compte">
      <p>
        <span className="block font-semibold">{user.name}</span>
        <span className="block text-muted-foreground">{userTypeLabels[user.type]}</span>
        <span className="block break-words">{user.email}</span>
      </p>
      <p>
        <Link to={profileOf(user.type)} className="font-semibold text-primary underline underline-offset-4">
          Modifier mon profil et ma photo
        </Link>
      </p>
      <ChangeEmailForm />
    </Section>
  )
}

import { profileOf, userTypeLabels } from '#domain/profile/user-type.ts'
import { TextLink } from '#web/components/ui/text-link.tsx'
import type { SignedInUser } from '#web/lib/auth/auth-state.ts'
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
        <TextLink to={profileOf(user.type)} look="strong">
          Modifier mon profil et ma photo
        </TextLink>
      </p>
      <ChangeEmailForm />
    </Section>
  )
}

import { href } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { useLinkToken } from '#web/lib/hooks/use-link-token.ts'
import { AccessCard } from './access-card.tsx'
import { AskForRecovery } from './ask-for-recovery.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Mot de passe oublié',
    description: 'Choisissez un nouveau mot de passe.',
    path: href('/forgotten-password'),
    index: false,
  })
}

/** Asks for a recovery code and link; the link comes back here with its token. */
export default function ForgottenPasswordPage() {
  const { token, forget } = useLinkToken()
  return token ? (
    <AccessCard title="Nouveau mot de passe" intro={<p>Vos autres appareils seront déconnectés.</p>}>
      <NewPasswordForm proof={{ token_hash: token, type: 'recovery' }} />
      <p className="text-center">
        <TextLink to={href('/forgotten-password')} onClick={forget} look="block">
          Demander un nouveau lien
        </TextLink>
      </p>
    </AccessCard>
  ) : (
    <AccessCard
      title="Mot de passe oublié"
      intro={<p>Indiquez votre adresse : nous vous envoyons un code et un lien pour en choisir un autre.</p>}
    >
      <AskForRecovery />
      <p className="text-center">
        <TextLink to={href('/login')} look="block">
          Retour à la connexion
        </TextLink>
      </p>
    </AccessCard>
  )
}

import { BRAND } from '#domain/constants.ts'
import type { MailTemplate } from '../mail-content.ts'

/** To a person invited by two administrators. */
export const invitation: MailTemplate<{ firstName: string; isAdministrator: boolean }> = (
  { firstName, isAdministrator },
  { publicUrl },
) => ({
  subject: `Votre compte ${BRAND} est prêt`,
  heading: `Votre compte ${BRAND} est prêt`,
  blocks: [
    {
      kind: 'paragraph',
      text: `Bonjour ${firstName}, l’équipe vous a ouvert un compte ${isAdministrator ? 'pour administrer le site' : 'de psychologue'}. Choisissez votre mot de passe avec cette adresse : un code vous sera envoyé.`,
    },
    { kind: 'button', label: 'Choisir mon mot de passe', url: `${publicUrl}/forgotten-password` },
    ...(isAdministrator
      ? [
          {
            kind: 'note' as const,
            text: 'Ajoutez ensuite une application d’authentification dans les paramètres du compte.',
          },
        ]
      : []),
  ],
})

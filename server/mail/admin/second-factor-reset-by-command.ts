import type { MailTemplate } from '../mail-content.ts'

/** To the other administrators; to the team's address when there is none. */
export const secondFactorResetByCommand: MailTemplate<{ name: string }> = ({ name }, { publicUrl }) => ({
  subject: 'Une vérification en deux étapes a été réinitialisée',
  heading: 'Une vérification en deux étapes a été réinitialisée',
  blocks: [
    {
      kind: 'paragraph',
      text: `Une commande, sur le serveur, a retiré à ${name} l’application d’authentification, les codes par SMS et les codes de secours. Tous ses appareils ont été déconnectés.`,
    },
    {
      kind: 'note',
      text: 'Vous n’en saviez rien ? Vérifiez tout de suite auprès de cette personne et de qui exploite le serveur. Le journal en garde la trace.',
    },
    { kind: 'button', label: 'Ouvrir le journal', url: `${publicUrl}/admin/journal` },
  ],
})

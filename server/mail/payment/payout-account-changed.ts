import { maskedIban } from '#domain/payment/iban.ts'
import type { MailTemplate } from '../mail-content.ts'

export const payoutAccountChanged: MailTemplate<{ ibanEnd: string }> = ({ ibanEnd }, { publicUrl }) => ({
  subject: 'Un changement sur votre compte',
  heading: 'Vos coordonnées bancaires ont changé',
  blocks: [
    { kind: 'paragraph', text: `Vos revenus seront désormais versés sur le compte ${maskedIban(ibanEnd)}.` },
    { kind: 'note', text: 'Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe.' },
    { kind: 'button', label: 'Ce n’était pas moi', url: `${publicUrl}/forgotten-password` },
  ],
})

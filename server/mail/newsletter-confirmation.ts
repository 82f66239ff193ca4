import { NEWSLETTER_CONFIRMATION_HOURS } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import type { MailTemplate } from './mail-content.ts'

export const newsletterConfirmation: MailTemplate<{ token: string }> = ({ token }, { publicUrl }) => ({
  subject: 'Confirmez votre inscription',
  heading: 'Encore un clic',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Cette adresse vient d’être donnée pour recevoir notre lettre d’information. Confirmez si c’est bien vous.',
    },
    {
      kind: 'button',
      label: 'Confirmer mon inscription',
      url: `${publicUrl}/newsletter/confirmation#token=${encodeURIComponent(token)}`,
    },
    {
      kind: 'note',
      text: `Le lien est valable ${formatCount(NEWSLETTER_CONFIRMATION_HOURS, 'heure', 'heures')}. Ce n’était pas vous ? Ne faites rien : vous ne recevrez rien d’autre.`,
    },
  ],
})

import { RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY } from '#domain/constants.ts'
import { formatDay } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

export const accountEnds: MailTemplate<{ endsOn: string }> = ({ endsOn }, { publicUrl }) => ({
  subject: 'Votre compte va prendre fin',
  heading: 'Voulez-vous garder votre compte ?',
  blocks: [
    {
      kind: 'paragraph',
      text: `Vous n’êtes pas venu·e depuis presque ${RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY} ans. Comme nous l’avons promis, votre compte sera effacé le ${formatDay(endsOn)}.`,
    },
    { kind: 'paragraph', text: 'Pour le garder, il suffit de vous connecter avant cette date.' },
    { kind: 'button', label: 'Garder mon compte', url: `${publicUrl}/login` },
    { kind: 'note', text: 'Vous pouvez aussi exporter vos données dans vos paramètres.' },
  ],
})

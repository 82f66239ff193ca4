import { alertTitles } from '#domain/supervision/alert-words.ts'
import type { AlertKind } from '#domain/supervision/alerts.ts'
import type { MailTemplate } from '../mail-content.ts'

/** To the supervisor or a referent; without details of the consultation. */
export const supervisionAlert: MailTemplate<{ kind: AlertKind; studentName: string }> = (
  { kind, studentName },
  { publicUrl },
) => ({
  subject: kind === 'crisis' ? 'Votre supervision est demandée, tout de suite' : 'Une alerte de supervision',
  heading: alertTitles[kind](studentName),
  blocks: [
    { kind: 'paragraph', text: 'Le détail vous attend dans votre espace professionnel.' },
    { kind: 'button', label: 'Voir les alertes', url: `${publicUrl}/therapist/dashboard?tab=supervision` },
  ],
})

import type { MailTemplate } from '../mail-content.ts'

/** To the administrators, who decide. The report's text stays with the referent. */
export const suspensionAsked: MailTemplate<{ practitionerName: string; referentName: string; severity: string }> = (
  { practitionerName, referentName, severity },
  { publicUrl },
) => ({
  subject: 'Une suspension est demandée',
  heading: 'Une suspension est demandée',
  blocks: [
    { kind: 'paragraph', text: `${referentName}, psychologue, demande la suspension d’une personne qui reçoit.` },
    {
      kind: 'facts',
      rows: [
        ['Personne', practitionerName],
        ['Gravité', severity],
      ],
    },
    { kind: 'button', label: 'Décider', url: `${publicUrl}/admin/demandes` },
  ],
})

import type { MailTemplate } from '../mail-content.ts'

/** To the team: durations, without names or topic. */
export const consultationToReview: MailTemplate<{
  appointmentId: string
  jointSeconds: number
  why: 'lost-line' | 'no-media'
}> = ({ appointmentId, jointSeconds, why }) => ({
  subject: 'Une séance à examiner',
  heading: 'Une séance à examiner',
  blocks: [
    {
      kind: 'paragraph',
      text:
        why === 'lost-line'
          ? 'La liaison s’est interrompue du côté du patient, pour la troisième fois au moins en douze mois. Aucun remboursement n’est parti.'
          : 'Une des deux personnes dit que la liaison n’a pas marché, l’autre ne l’a pas confirmé. Aucun remboursement n’est parti.',
    },
    {
      kind: 'facts',
      rows: [
        ['Rendez-vous', appointmentId],
        ['Temps ensemble', `${Math.floor(jointSeconds / 60)} min ${jointSeconds % 60} s`],
      ],
    },
  ],
})

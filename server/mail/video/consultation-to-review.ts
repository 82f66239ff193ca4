import type { MailTemplate } from '../mail-content.ts'

/** To the team: durations, without names or topic. */
export const consultationToReview: MailTemplate<{
  appointmentId: string
  jointSeconds: number
  why: 'left-first' | 'no-media'
}> = ({ appointmentId, jointSeconds, why }) => ({
  subject: 'Une séance à examiner',
  heading: 'Une séance à examiner',
  blocks: [
    {
      kind: 'paragraph',
      text:
        why === 'left-first'
          ? 'Le patient a quitté la séance en premier, avant le temps prévu, pour la troisième fois au moins en douze mois : une liaison perdue, une sortie rapide ou un départ. Aucun remboursement n’est parti.'
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

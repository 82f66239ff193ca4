import type { CareFlow } from '../flow.ts'

export const bereavedBySuicide: CareFlow = {
  id: 'bereaved-by-suicide',
  title: 'Deuil après un suicide',
  lines: ['suicide', 'samu', 'europe'],
  start: 'first',
  steps: {
    first: {
      says: [
        'Perdre quelqu’un ainsi bouleverse, avec des questions qui n’ont pas de réponse. Vous n’êtes pas responsable de son geste. Le 3114 écoute aussi les personnes endeuillées, et un médecin ou un proche peut vous soutenir. Et vous, vous arrive-t-il de penser à mourir ?',
      ],
      choices: [
        { label: 'Oui', to: 'flow:suicidal-thoughts', means: 'yes' },
        { label: 'Non', to: 'grief', means: 'no' },
        { label: 'Je ne sais pas', to: 'flow:despair', means: 'unsure' },
      ],
      typed: 'grief',
      careful: { to: 'flow:suicidal-thoughts', unless: 'no' },
    },
    grief: {
      says: [
        'Merci. Dans ce deuil, on peut ressentir du chagrin, de la colère, de la culpabilité, parfois dans la même heure. Voulez-vous en parler ici ?',
      ],
      choices: [
        { label: 'Oui', to: 'flow:grief', means: 'yes' },
        { label: 'Plutôt avec une personne', href: '/appointment' },
        { label: 'Pas maintenant', to: 'end', means: 'no' },
      ],
      typed: 'grief',
    },
  },
}

import type { CareFlow } from '../flow.ts'

export const dangerToOthers: CareFlow = {
  id: 'danger-to-others',
  title: 'Risque pour quelqu’un d’autre',
  lines: ['police', 'samu', 'europe'],
  start: 'first',
  steps: {
    first: {
      says: [
        'Quelqu’un pourrait être blessé : si c’est maintenant, le 17 ou le 112. Si c’est votre propre geste que vous craignez, le 15 aide aussi, sans reproche. D’abord mettre de la distance : où êtes-vous par rapport à cette personne ?',
      ],
      choices: [
        { label: 'Je crains mon geste', to: 'mine' },
        { label: 'Je crains quelqu’un', to: 'theirs' },
        { label: 'Je suis loin, c’est calme', to: 'calm' },
      ],
      typed: 'mine',
    },
    mine: {
      says: [
        'Le dire, c’est déjà freiner. Éloignez-vous de la personne et de ce qui pourrait servir d’arme ; sortez marcher, confiez les clés ou l’objet à quelqu’un. Au 15, dites : « J’ai peur de faire du mal à quelqu’un. » Pouvez-vous vous éloigner maintenant ?',
      ],
      choices: [
        { label: 'Oui', to: 'calm', means: 'yes' },
        { label: 'Non', to: 'now', means: 'no' },
        { label: 'C’est déjà fait', to: 'now' },
      ],
      typed: 'calm',
      lines: ['samu', 'police', 'europe'],
    },
    theirs: {
      says: [
        'Ne tentez pas d’arrêter cette personne par vous-même. Mettez-vous à l’abri, prévenez celle ou celui qui est visé, et appelez le 17 ou le 112 : un projet, une arme, une menace suffisent pour appeler.',
      ],
      choices: [
        { label: 'J’appelle', to: 'calm', means: 'yes' },
        { label: 'Je ne peux pas parler', to: 'now', means: 'cannot-call' },
        { label: 'Pas maintenant', to: 'calm', means: 'no' },
      ],
      typed: 'calm',
    },
    now: {
      says: [
        'Le 17 ou le 112 tout de suite, ou le 114 par SMS si parler est impossible. Si quelqu’un est blessé, le 15. Donnez l’adresse d’abord.',
      ],
      choices: [
        { label: 'C’est fait', to: 'calm', means: 'yes' },
        { label: 'Pas encore', to: 'mine', means: 'no' },
      ],
      typed: 'calm',
      lines: ['police', 'text', 'samu'],
    },
    calm: {
      says: [
        'Bien. La colère redescend quand le corps bouge et que l’autre est loin. Une fois au calme, un médecin ou un psychologue peut aider à ce que cela ne revienne pas. Voulez-vous en parler ici ?',
      ],
      choices: [
        { label: 'Parler de la colère', to: 'flow:anger' },
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'Ça remonte', to: 'mine' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'calm',
    },
  },
}

import type { CareFlow } from '../flow.ts'

/** Opened by « Ça ne va pas du tout », in every state of the chat: taps lead to the right situation. */
export const notWell: CareFlow = {
  id: 'not-well',
  title: 'Ça ne va pas du tout',
  lines: ['suicide', 'samu', 'europe'],
  start: 'first',
  hears: [
    {
      form: / (?:me frappe|m attend|me menace|veut me (?:tuer|planter)|peur de lui|mon (?:mari|mec|ex|copain)) /,
      to: 'hurt',
    },
  ],
  steps: {
    first: {
      says: [
        'Vous avez bien fait de le dire. Le 3114 écoute jour et nuit ; le 15 ou le 112 si une vie est en danger maintenant. Qu’est-ce qui se passe, là ?',
      ],
      choices: [
        { label: 'Je pense à mourir', to: 'flow:suicidal-thoughts' },
        { label: 'J’ai pris quelque chose, ou je me suis blessé·e', to: 'done' },
        { label: 'On me fait du mal', to: 'hurt' },
        { label: 'J’ai peur pour quelqu’un', to: 'flow:worry-for-other' },
        { label: 'Je panique, là', to: 'flow:panic' },
        { label: 'Autre chose', to: 'else' },
      ],
      typed: 'else',
    },
    done: {
      says: ['Le 15 ou le 112, maintenant. Qu’est-ce que c’est ?'],
      choices: [
        { label: 'Des médicaments ou un produit', to: 'flow:overdose' },
        { label: 'Une blessure', to: 'flow:wound' },
      ],
      typed: 'listen',
      lines: ['samu', 'europe', 'text'],
    },
    hurt: {
      says: [
        'Vous n’y êtes pour rien. Si le danger est là maintenant : le 17 ou le 112, ou le 114 par SMS sans parler. De qui s’agit-il ?',
      ],
      choices: [
        { label: 'De mon ou ma partenaire, ou de mon ex', to: 'flow:partner-violence' },
        { label: 'De quelqu’un d’autre, une agression sexuelle', to: 'flow:sexual-violence' },
        { label: 'De ma famille, et j’ai moins de 21 ans', to: 'flow:child-in-danger' },
        { label: 'De gens en ligne ou de l’école', to: 'flow:cyber-violence' },
      ],
      typed: 'listen',
      lines: ['police', 'text', 'europe'],
    },
    else: {
      says: [
        'D’accord. Vous pouvez l’écrire comme cela vient. Et si c’est trop lourd à écrire, le 3114 écoute aussi sans qu’on sache par où commencer. Êtes-vous en sécurité, là où vous êtes ?',
      ],
      choices: [
        { label: 'Oui', to: 'safe', means: 'yes' },
        { label: 'Non', to: 'hurt', means: 'no' },
        { label: 'Je ne sais pas', to: 'flow:despair', means: 'unsure' },
      ],
      typed: 'listen',
    },
    listen: {
      says: [
        'Je vous lis. Je ne comprends pas tout ce que vous écrivez ; le 3114 écoute, le 15 ou le 112 si une vie est en danger. Qu’est-ce qui est le plus proche ?',
        'Merci de continuer à écrire. Prenez la réponse la plus proche, même si elle n’est pas tout à fait juste :',
      ],
      choices: [
        { label: 'Je pense à mourir', to: 'flow:suicidal-thoughts' },
        { label: 'On me fait du mal', to: 'hurt' },
        { label: 'J’ai peur pour quelqu’un', to: 'flow:worry-for-other' },
        { label: 'Je panique, là', to: 'flow:panic' },
        { label: 'Je suis à l’abri', to: 'safe', means: 'yes' },
      ],
      typed: 'listen',
    },
    misread: {
      says: [
        'Pardon, je vous ai mal compris : je suis un programme. Le 3114 et le 15 restent là, le 17 si quelqu’un vous menace. Qu’est-ce qui est le plus proche ?',
        'Je n’ai toujours pas compris, et je le regrette. Une personne comprendra : le 3114, ou le 17 si quelqu’un vous menace. Qu’est-ce qui est le plus proche ?',
      ],
      choices: [
        { label: 'Je pense à mourir', to: 'flow:suicidal-thoughts' },
        { label: 'On me fait du mal', to: 'hurt' },
        { label: 'J’ai peur pour quelqu’un', to: 'flow:worry-for-other' },
        { label: 'C’est mon corps', to: 'flow:medical' },
        { label: 'Rien de grave', to: 'safe', means: 'no' },
      ],
      typed: 'listen',
      lines: ['suicide', 'police', 'samu'],
    },
    safe: {
      says: ['Alors prenons le temps. Qu’est-ce qui vous aiderait le plus, maintenant ?'],
      choices: [
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'Être entendu·e par une personne', href: '/appointment' },
      ],
      typed: 'listen',
    },
  },
}

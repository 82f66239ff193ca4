import type { CareFlow } from '../flow.ts'
import { WISHES_DEATH } from './heard-words.ts'

export const sexualViolence: CareFlow = {
  id: 'sexual-violence',
  title: 'Violences sexuelles',
  lines: ['rape', 'women', 'police'],
  start: 'first',
  hears: [
    { form: WISHES_DEATH, to: 'flow:suicidal-thoughts' },
    {
      form: / (?:hier|ce matin|cette nuit|tout a l heure|avant hier|ce week end|aujourd hui|il y a (?:deux|trois|quelques) (?:jours|heures)) /,
      to: 'recent',
    },
    { form: / (?:saigne|mal au|mal a la|blessee?|enceinte) /, to: 'doctor' },
    { form: / (?:recommence|continue|chaque (?:semaine|nuit|jour)|encore|tous les (?:soirs|jours)) /, to: 'goes-on' },
    {
      form: / (?:quand j (?:etais|avais)|enfance|petite|il y a (?:\w+ ){0,2}(?:ans|annees|mois)|longtemps) /,
      to: 'past',
    },
    { form: / (?:il|elle) (?:arrive|revient|est la|est derriere) /, to: 'now' },
  ],
  steps: {
    first: {
      says: [
        'Vous avez bien fait de le dire, et ce n’est jamais de votre faute. Le 0 800 05 95 95 écoute, gratuitement et anonymement ; le 3919 aussi, jour et nuit. En danger maintenant : le 17 ou le 112. Êtes-vous en sécurité, là ?',
      ],
      choices: [
        { label: 'Oui', to: 'when', means: 'yes' },
        { label: 'Non', to: 'now', means: 'no' },
        { label: 'Je ne peux pas parler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'listen',
    },
    now: {
      says: [
        'Le 17 ou le 112 maintenant, ou le 114 par SMS. Rejoignez un endroit où il y a du monde, si c’est possible.',
      ],
      choices: [
        { label: 'J’appelle', to: 'when', means: 'yes' },
        { label: 'Je ne peux pas parler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'listen',
      lines: ['police', 'text', 'europe'],
    },
    text: {
      says: [
        'Le 114 répond par SMS, sans parler : écrivez où vous êtes et « agression ». Le 3919 écoute quand vous pourrez parler.',
      ],
      choices: [
        { label: 'C’est envoyé', to: 'when', means: 'yes' },
        { label: 'Pas maintenant', to: 'when', means: 'no' },
      ],
      typed: 'listen',
      lines: ['text', 'police', 'women'],
    },
    when: {
      says: ['Merci. Sans détail : est-ce arrivé ces derniers jours, ou est-ce plus ancien ?'],
      choices: [
        { label: 'Ces derniers jours', to: 'recent' },
        { label: 'Plus ancien', to: 'past' },
        { label: 'Ça continue', to: 'goes-on' },
        { label: 'Je préfère ne pas dire', to: 'past' },
      ],
      typed: 'listen',
    },
    recent: {
      says: [
        'Un hôpital peut vous soigner vite, protéger d’une grossesse ou d’une infection, et garder les traces sans que vous ayez à porter plainte : le plus tôt est le mieux, sans se laver si possible. Quelqu’un peut-il vous accompagner ?',
      ],
      choices: [
        { label: 'Oui', to: 'past', means: 'yes' },
        { label: 'Non', to: 'past', means: 'no' },
        { label: 'J’ai mal ou je saigne', to: 'doctor' },
      ],
      typed: 'listen',
    },
    doctor: {
      says: [
        'Alors le 15 maintenant, ou les urgences les plus proches. Vous pouvez dire seulement : « J’ai été agressé·e. »',
      ],
      choices: [
        { label: 'J’appelle', to: 'past', means: 'yes' },
        { label: 'Pas maintenant', to: 'past', means: 'no' },
      ],
      typed: 'listen',
      lines: ['samu', 'rape', 'police'],
    },
    'goes-on': {
      says: [
        'Alors il faut vous protéger, à votre rythme. Si vous avez moins de 21 ans, le 119 est là jour et nuit. Sinon le 3919 prépare avec vous comment vous mettre à l’abri. Vous décidez de ce qui est dit, et à qui.',
      ],
      choices: [
        { label: 'J’ai moins de 21 ans', to: 'flow:child-in-danger' },
        { label: 'J’appelle', to: 'past', means: 'yes' },
        { label: 'Pas maintenant', to: 'past', means: 'no' },
      ],
      typed: 'listen',
      lines: ['women', 'child', 'police'],
    },
    listen: {
      says: [
        'Je vous crois. Je suis un programme, je ne comprends pas tout : au 0 800 05 95 95 ou au 3919, une personne formée écoute, sans donner de nom. Qu’est-ce qui est le plus proche ?',
        'Merci de continuer à écrire, rien n’oblige à donner des détails. Qu’est-ce qui est le plus proche ?',
      ],
      choices: [
        { label: 'Ces derniers jours', to: 'recent' },
        { label: 'Plus ancien', to: 'past' },
        { label: 'Ça continue', to: 'goes-on' },
        { label: 'Le danger est là', to: 'now' },
      ],
      typed: 'listen',
    },
    past: {
      says: [
        'Même longtemps après, en parler à quelqu’un de formé aide : le 0 800 05 95 95, un médecin, une psychologue. Vous n’avez pas à tout raconter. De quoi avez-vous besoin maintenant ?',
      ],
      choices: [
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'Parler à une personne ici', href: '/appointment' },
        { label: 'J’ai des idées noires', to: 'flow:suicidal-thoughts' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'listen',
    },
  },
}

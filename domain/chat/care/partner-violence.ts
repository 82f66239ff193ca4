import type { CareFlow } from '../flow.ts'

export const partnerViolence: CareFlow = {
  id: 'partner-violence',
  title: 'Violences dans le couple',
  lines: ['women', 'police', 'text'],
  start: 'first',
  steps: {
    first: {
      says: [
        'Ce que vous décrivez n’est pas normal, et vous n’y êtes pour rien. Le 3919 écoute, femmes et hommes, anonymement et gratuitement, jour et nuit. En danger tout de suite : le 17 ou le 112, ou le 114 par SMS sans parler. Êtes-vous en sécurité, là, maintenant ?',
        'Vous avez raison d’en parler. Le 3919 est là pour cela, et le 17 ou le 114 par SMS si le danger est présent. Êtes-vous en sécurité en ce moment ?',
      ],
      choices: [
        { label: 'Oui', to: 'plan', means: 'yes' },
        { label: 'Non', to: 'now', means: 'no' },
        { label: 'Je ne sais pas', to: 'now', means: 'unsure' },
        { label: 'Je ne peux pas parler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'now',
    },
    now: {
      says: [
        'Si le danger est là, ou peut revenir vite : mettez-vous, si vous le pouvez, là où il y a une sortie ou des gens : palier, voisin, rue. Évitez la cuisine et la salle de bain. Appelez le 17 ou le 112 et donnez l’adresse ; le 114 répond par SMS. Les enfants avec vous, si possible.',
      ],
      choices: [
        { label: 'J’appelle', to: 'plan', means: 'yes' },
        { label: 'Je ne peux pas parler', to: 'text', means: 'cannot-call' },
        { label: 'Je suis dehors', to: 'plan' },
      ],
      typed: 'plan',
      lines: ['police', 'text', 'europe'],
    },
    text: {
      says: [
        'Écrivez au 114 : « Violences, je ne peux pas parler », et l’adresse. Effacez ensuite le message si votre téléphone est surveillé. Le bouton « Quitter rapidement » ferme cette page.',
      ],
      choices: [
        { label: 'C’est envoyé', to: 'plan', means: 'yes' },
        { label: 'Je ne peux pas maintenant', to: 'plan', means: 'no' },
      ],
      typed: 'plan',
      lines: ['text', 'police', 'women'],
    },
    plan: {
      says: [
        'Merci. Le 3919 peut préparer les choses avec vous, à votre rythme : un lieu sûr, des papiers et un double de clés chez quelqu’un, un mot convenu avec un proche. Rien ne vous oblige à partir ni à porter plainte aujourd’hui. Qu’est-ce qui vous aiderait d’abord ?',
      ],
      choices: [
        { label: 'Un lieu où aller', to: 'place' },
        { label: 'Savoir quoi dire au 3919', to: 'call' },
        { label: 'Des coups, une blessure', to: 'doctor' },
        { label: 'Il y a des enfants', to: 'children' },
      ],
      typed: 'call',
    },
    place: {
      says: [
        'Le 115 cherche un hébergement d’urgence, jour et nuit ; le 3919 oriente vers des lieux protégés. Un proche que l’autre ne connaît pas, un commissariat, un hôpital sont aussi des portes ouvertes.',
      ],
      choices: [
        { label: 'Savoir quoi dire au 3919', to: 'call' },
        { label: 'Le danger revient', to: 'now' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'call',
      lines: ['women', 'shelter', 'police'],
    },
    call: {
      says: [
        'Une phrase suffit au 3919 : « Il se passe des choses chez moi et j’ai peur. » L’appel ne paraît pas sur la facture. Appelez d’un autre téléphone si le vôtre est regardé.',
      ],
      choices: [
        { label: 'J’appelle', to: 'later', means: 'yes' },
        { label: 'Plus tard', to: 'later', means: 'no' },
        { label: 'Le danger revient', to: 'now' },
      ],
      typed: 'later',
    },
    doctor: {
      says: [
        'Un médecin ou les urgences peuvent soigner et écrire un certificat, même sans plainte. Des mains sur le cou, un choc à la tête, une grossesse : allez-y aujourd’hui, ou le 15.',
      ],
      choices: [
        { label: 'Savoir quoi dire au 3919', to: 'call' },
        { label: 'C’est maintenant', to: 'now' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'call',
      lines: ['women', 'samu', 'police'],
    },
    children: {
      says: [
        'Le 119 conseille pour les enfants, jour et nuit, sans dire votre nom. Voir ou entendre les violences les touche aussi, et les protéger commence par vous protéger.',
      ],
      choices: [
        { label: 'Savoir quoi dire au 3919', to: 'call' },
        { label: 'Un lieu où aller', to: 'place' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'call',
      lines: ['women', 'child', 'police'],
    },
    later: {
      says: [
        'D’accord, à votre rythme. Gardez le 3919 quelque part de sûr, sous un autre nom. Vous pouvez revenir ici quand vous voulez.',
      ],
      choices: [
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'Le danger revient', to: 'now' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'later',
    },
  },
}

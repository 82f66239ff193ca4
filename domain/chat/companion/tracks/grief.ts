import type { TopicFlow } from '../../flow.ts'
import { closingSteps } from '../closing-steps.ts'
import { dyingQuestion } from '../dying-question.ts'

export const grief: TopicFlow = {
  id: 'grief',
  chip: 'Deuil',
  title: 'Deuil',
  start: 'what',
  steps: {
    what: {
      says: ['Perdre quelqu’un n’a pas de mode d’emploi. Qui avez-vous perdu ?'],
      choices: [
        { label: 'Un parent', to: 'when' },
        { label: 'Mon ou ma partenaire', to: 'when' },
        { label: 'Un enfant', to: 'when' },
        { label: 'Quelqu’un d’autre, un animal', to: 'when' },
      ],
      typed: 'when',
      known:
        / (?:mari|femme|mere|pere|maman|papa|soeur|frere|fils|fille|enfant|bebe|mamie|papi|meme|pepe|amie?|copain|copine|conjointe?|compagne|compagnon|patiente?|chat|chatte|chien|chienne|minou|animal) /,
      isKept: true,
      number: 1,
    },
    when: {
      says: ['Et c’était il y a combien de temps, à peu près ?'],
      choices: [
        { label: 'Quelques jours ou semaines', to: 'now' },
        { label: 'Quelques mois', to: 'now' },
        { label: 'Des années', to: 'now' },
      ],
      typed: 'now',
      known:
        / (?:hier|aujourd hui|ce matin|ce soir|cette nuit|il y a|ca fait|depuis|derniere?|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)) /,
      isKept: true,
      number: 2,
    },
    now: {
      says: [
        'Le chagrin n’a pas de mode d’emploi, pour une personne comme pour un animal. Qu’est-ce qui est le plus présent aujourd’hui ?',
      ],
      choices: [
        { label: 'Le manque', to: 'dying' },
        { label: 'La colère', to: 'dying' },
        { label: 'La culpabilité', to: 'guilt' },
        { label: 'Rien, je suis comme anesthésié·e', to: 'dying' },
      ],
      typed: 'dying',
      isKept: true,
      number: 3,
    },
    guilt: {
      says: [
        'Après une mort, presque tout le monde cherche ce qu’il aurait pu faire. Ce qu’on sait maintenant, on ne le savait pas alors. Que diriez-vous à un ami qui se reprocherait la même chose ?',
      ],
      choices: [
        { label: 'Je lui dirais que ce n’est pas sa faute', to: 'dying' },
        { label: 'Je ne sais pas', to: 'dying', means: 'unsure' },
      ],
      typed: 'dying',
      isKept: true,
      number: 4,
    },
    dying: dyingQuestion('memory', 5),
    memory: {
      says: ['Y a-t-il un souvenir, un objet, un mot que vous aimez garder près de vous ?'],
      choices: [
        { label: 'Oui', to: 'support', means: 'yes' },
        { label: 'Pas encore, c’est trop dur', to: 'support', means: 'no' },
      ],
      typed: 'support',
      isKept: true,
      number: 6,
    },
    support: {
      says: [
        'Le chagrin vient par vagues, même des mois après, et il n’y a pas de bonne façon de faire. Avec qui pouvez-vous en parler sans devoir aller bien ?',
      ],
      choices: [
        { label: 'Quelqu’un', to: 'step' },
        { label: 'Personne vraiment', to: 'alone' },
      ],
      typed: 'step',
      isKept: true,
      number: 7,
    },
    alone: {
      says: [
        'C’est lourd de porter cela sans personne. Des associations accompagnent le deuil, gratuitement, et SOS Amitié écoute jour et nuit au 09 72 39 40 50. Voulez-vous continuer ici ?',
      ],
      choices: [
        { label: 'Oui', to: 'step', means: 'yes' },
        { label: 'Parler à une personne', href: '/appointment' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'step',
      number: 7,
    },
    step: {
      says: [
        'Certaines personnes écrivent une lettre à celui ou celle qui est parti, sans l’envoyer. Voulez-vous essayer ?',
      ],
      choices: [
        { label: 'Oui', to: 'flow:unsent-letter', means: 'yes' },
        { label: 'Plutôt souffler', to: 'exercises' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'door',
      number: 8,
    },
    ...closingSteps(
      9,
      'Empreintes et d’autres associations accompagnent le deuil gratuitement, et votre médecin peut aider si vous ne mangez ou ne dormez plus.',
    ),
  },
}

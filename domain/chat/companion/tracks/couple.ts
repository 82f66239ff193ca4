import type { TopicFlow } from '../../flow.ts'
import { closingSteps } from '../closing-steps.ts'

export const couple: TopicFlow = {
  id: 'couple',
  chip: 'Couple',
  title: 'Couple',
  start: 'what',
  steps: {
    what: {
      says: ['Le couple touche à tout. De quoi s’agit-il surtout ?'],
      choices: [
        { label: 'Des disputes', to: 'safe' },
        { label: 'De la distance', to: 'safe' },
        { label: 'Une rupture', to: 'after' },
        { label: 'Une tromperie', to: 'safe' },
      ],
      typed: 'safe',
      isKept: true,
      number: 1,
    },
    safe: {
      says: ['Une question que je pose toujours : avez-vous peur de cette personne, parfois ?'],
      choices: [
        { label: 'Oui', to: 'flow:partner-violence', means: 'yes' },
        { label: 'Non', to: 'pattern', means: 'no' },
      ],
      typed: 'pattern',
      number: 2,
    },
    pattern: {
      says: [
        'Merci. Comment cela se passe-t-il, en général : qu’est-ce qui lance la chose, et comment est-ce que ça finit ?',
      ],
      choices: [
        { label: 'On crie puis on se tait', to: 'need' },
        { label: 'On évite d’en parler', to: 'need' },
        { label: 'L’un de nous s’en va', to: 'need' },
      ],
      typed: 'need',
      isKept: true,
      number: 3,
    },
    after: {
      says: ['Une séparation est un deuil, avec ses allers-retours. Où en êtes-vous aujourd’hui ?'],
      choices: [
        { label: 'C’est tout récent', to: 'apart' },
        { label: 'J’y pense sans cesse', to: 'apart' },
        { label: 'Je suis en colère', to: 'apart' },
      ],
      typed: 'apart',
      isKept: true,
      number: 3,
    },
    need: {
      says: ['Derrière tout cela, de quoi auriez-vous le plus besoin ?'],
      choices: [
        { label: 'Être écouté·e', to: 'words' },
        { label: 'Du temps ensemble', to: 'words' },
        { label: 'De l’air', to: 'words' },
        { label: 'Savoir où on va', to: 'words' },
      ],
      typed: 'words',
      isKept: true,
      number: 4,
    },
    apart: {
      says: ['De quoi auriez-vous le plus besoin, ces jours-ci ?'],
      choices: [
        { label: 'Être écouté·e', to: 'letting-go' },
        { label: 'Comprendre', to: 'letting-go' },
        { label: 'Tenir la journée', to: 'letting-go' },
      ],
      typed: 'letting-go',
      isKept: true,
      number: 4,
    },
    'letting-go': {
      says: [
        'Une rupture se traverse par petites journées : pleurer est permis, un proche dans la confidence, le téléphone loin du lit, un repas, dehors une fois par jour. Voulez-vous écrire ce que vous n’avez pas pu lui dire, sans l’envoyer ?',
      ],
      choices: [
        { label: 'Oui', to: 'flow:unsent-letter', means: 'yes' },
        { label: 'Plutôt souffler', to: 'exercises' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'door',
      number: 5,
    },
    words: {
      says: [
        'Une phrase qui commence par « je » et dit un fait, un ressenti, une demande, s’entend mieux : « Quand…, je me sens…, j’aimerais que… » Comment commencerait la vôtre ?',
      ],
      choices: [
        { label: 'Je préfère l’écrire pour moi', to: 'flow:unsent-letter' },
        { label: 'Ce n’est pas possible de lui parler', to: 'step' },
        { label: 'Plus tard', to: 'step' },
      ],
      typed: 'step',
      isKept: true,
      number: 5,
    },
    step: {
      says: [
        'Rien ne presse : un moment calme, pas au milieu d’une dispute, ou une feuille pour vous. Voulez-vous autre chose avant de finir ?',
      ],
      choices: [
        { label: 'M’aider à décider', to: 'flow:decision' },
        { label: 'Écrire sans envoyer', to: 'flow:unsent-letter' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'door',
      number: 6,
    },
    ...closingSteps(
      7,
      'Des conseillers conjugaux reçoivent gratuitement dans les centres de santé sexuelle et les espaces vie affective. Ici, une consultation est possible seul·e ou à deux.',
    ),
  },
}

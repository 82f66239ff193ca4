import type { TopicFlow } from '../../flow.ts'
import { closingSteps } from '../closing-steps.ts'

export const anger: TopicFlow = {
  id: 'anger',
  chip: 'Colère',
  title: 'Colère',
  start: 'what',
  steps: {
    what: {
      says: ['La colère dit souvent qu’une limite a été franchie. Contre qui ou quoi est-elle ?'],
      choices: [
        { label: 'Une personne', to: 'now' },
        { label: 'Moi-même', to: 'now' },
        { label: 'Une injustice', to: 'now' },
      ],
      typed: 'now',
      isKept: true,
      number: 1,
    },
    now: {
      says: ['Est-elle là, forte, en ce moment ? Si vous craignez de faire du mal, dites-le-moi.'],
      choices: [
        { label: 'Oui, mais je me tiens', to: 'cool' },
        { label: 'J’ai peur de faire du mal', to: 'flow:danger-to-others' },
        { label: 'Elle est passée', to: 'trigger' },
      ],
      typed: 'trigger',
      number: 2,
    },
    cool: {
      says: [
        'Alors d’abord le corps : s’éloigner de la scène, marcher vite, souffler plus longtemps qu’on n’inspire. On réfléchit mieux après vingt minutes. Pouvez-vous vous éloigner ?',
      ],
      choices: [
        { label: 'Oui', to: 'trigger', means: 'yes' },
        { label: 'Respirer maintenant', to: 'flow:breathing' },
      ],
      typed: 'trigger',
      number: 2,
    },
    trigger: {
      says: ['Qu’est-ce qui l’a déclenchée, exactement ?'],
      choices: [
        { label: 'Un mot', to: 'under' },
        { label: 'Un geste', to: 'under' },
        { label: 'Une fois de trop', to: 'under' },
      ],
      typed: 'under',
      isKept: true,
      number: 3,
    },
    under: {
      says: ['Sous la colère, il y a souvent autre chose. Laquelle serait la plus proche ?'],
      choices: [
        { label: 'De la peine', to: 'need' },
        { label: 'De la peur', to: 'need' },
        { label: 'De la fatigue', to: 'need' },
        { label: 'De la honte', to: 'need' },
      ],
      typed: 'need',
      isKept: true,
      number: 4,
    },
    need: {
      says: ['Et qu’auriez-vous voulu qu’il se passe ?'],
      choices: [
        { label: 'Du respect', to: 'say' },
        { label: 'Des excuses', to: 'say' },
        { label: 'Qu’on m’aide', to: 'say' },
      ],
      typed: 'say',
      isKept: true,
      number: 5,
    },
    say: {
      says: [
        'À froid, cela peut se dire sans attaquer : un fait, ce que cela vous a fait, ce que vous demandez. Voulez-vous l’écrire d’abord, sans l’envoyer ?',
      ],
      choices: [
        { label: 'Oui', to: 'flow:unsent-letter', means: 'yes' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'door',
      number: 6,
    },
    ...closingSteps(
      7,
      'Si la colère déborde souvent ou fait peur à vos proches, un médecin ou un psychologue peut aider vraiment. Ici aussi, en consultation.',
    ),
  },
}

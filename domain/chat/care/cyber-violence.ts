import type { CareFlow } from '../flow.ts'
import { CALLED, NOT_CALLED } from './heard-words.ts'

export const cyberViolence: CareFlow = {
  id: 'cyber-violence',
  title: 'Harcèlement, violences en ligne ou à l’école',
  lines: ['cyber', 'police', 'suicide'],
  start: 'first',
  hears: [
    {
      form: / (?:ma mere|mon pere|mes parents|infirmiere|cpe|prof|professeure?|surveillante?|ma copine|mon copain|ma pote|mon pote|amie?) /,
      to: 'told',
    },
    { form: / (?:argent|euros|payer|paye|virement|pcs|paypal) /, to: 'money' },
    { form: / (?:honte|gene|nulle?) /, to: 'shame' },
    { form: NOT_CALLED, to: 'shame' },
    { form: CALLED, to: 'after' },
    { form: / (?:devant chez moi|menace de (?:venir|me frapper|me tuer)|sait ou j habite) /, to: 'now' },
  ],
  steps: {
    first: {
      says: [
        'Ce qu’on vous fait est interdit, et ce n’est pas de votre faute. Le 3018 aide gratuitement : il écoute, et peut faire retirer des images ou des comptes. En danger physique : le 17 ou le 112. Est-ce que quelqu’un vous menace maintenant ?',
      ],
      choices: [
        { label: 'Oui', to: 'now', means: 'yes' },
        { label: 'Non', to: 'proof', means: 'no' },
        { label: 'On me demande de l’argent', to: 'money' },
        { label: 'J’ai des idées noires', to: 'flow:suicidal-thoughts' },
      ],
      typed: 'proof',
    },
    now: {
      says: [
        'Ne répondez pas et ne vous rendez à aucun rendez-vous. Le 17 ou le 112 si la menace est proche, le 114 par SMS. Dites-le à un adulte ou à un proche, tout de suite.',
      ],
      choices: [
        { label: 'C’est fait', to: 'proof', means: 'yes' },
        { label: 'Je ne peux pas', to: 'proof', means: 'no' },
      ],
      typed: 'listen',
      lines: ['police', 'text', 'cyber'],
    },
    money: {
      says: [
        'Ne payez pas et n’envoyez rien de plus : payer fait continuer. Gardez les preuves, bloquez, et appelez le 3018 : ils connaissent ce chantage et peuvent bloquer des images avant qu’elles circulent.',
      ],
      choices: [
        { label: 'J’ai déjà payé', to: 'proof' },
        { label: 'J’appelle', to: 'after', means: 'yes' },
        { label: 'J’ai trop honte', to: 'shame' },
      ],
      typed: 'listen',
    },
    shame: {
      says: [
        'La honte devrait être de l’autre côté. Au 3018, on entend cela tous les jours, sans jugement. Une phrase suffit : « On me fait du chantage avec une photo. »',
      ],
      choices: [
        { label: 'J’appelle', to: 'after', means: 'yes' },
        { label: 'Pas maintenant', to: 'proof', means: 'no' },
        { label: 'J’ai des idées noires', to: 'flow:suicidal-thoughts' },
      ],
      typed: 'listen',
    },
    proof: {
      says: [
        'Gardez des captures d’écran avec les noms et les dates, ne répondez plus, bloquez. Puis le 3018, et quelqu’un près de vous : parent, infirmière ou professeur, ami. À qui pourriez-vous le dire aujourd’hui ?',
        'Le 3018 répond par téléphone ou par tchat, et sait quoi faire avec l’école et les réseaux : c’est le plus simple pour commencer. Qui pourrait être à côté de vous pendant ce temps ?',
      ],
      choices: [
        { label: 'À quelqu’un', to: 'after', means: 'yes' },
        { label: 'À personne', to: 'shame', means: 'no' },
      ],
      typed: 'listen',
    },
    told: {
      says: [
        'En parler à cette personne est une bonne idée, même si elle ne comprend pas tout de suite : « On me harcèle, j’ai besoin que tu m’aides. » Le 3018 peut lui expliquer quoi faire. Quand pouvez-vous lui en parler ?',
      ],
      choices: [
        { label: 'Aujourd’hui ou demain', to: 'after', means: 'yes' },
        { label: 'Je n’ose pas', to: 'shame', means: 'no' },
        { label: 'J’ai des idées noires', to: 'flow:suicidal-thoughts' },
      ],
      typed: 'listen',
    },
    listen: {
      says: [
        'Je vous lis, et ce n’est pas de votre faute. Je ne comprends pas tout : au 3018, une personne sait quoi faire, par téléphone ou par tchat. Qu’est-ce qui est le plus proche ?',
        'Merci de continuer à écrire. Le 3018 aide gratuitement, le 17 si la menace est proche. Qu’est-ce qui est le plus proche ?',
      ],
      choices: [
        { label: 'On me menace', to: 'now' },
        { label: 'On me demande de l’argent', to: 'money' },
        { label: 'Je ne sais pas quoi faire', to: 'proof' },
        { label: 'J’ai des idées noires', to: 'flow:suicidal-thoughts' },
      ],
      typed: 'listen',
    },
    after: {
      says: ['Le 3018 reste joignable, même plusieurs fois. Et vous, dans tout cela, comment ça va ?'],
      choices: [
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'J’ai des idées noires', to: 'flow:suicidal-thoughts' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'listen',
    },
  },
}

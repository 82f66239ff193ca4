import type { CareFlow } from '../flow.ts'
import { AFRAID_FOR_CHILD, CALLED, CHILD_OF_ONES_OWN, WENT_AWAY } from './heard-words.ts'

export const dangerToOthers: CareFlow = {
  id: 'danger-to-others',
  title: 'Risque pour quelqu’un d’autre',
  lines: ['police', 'samu', 'europe'],
  start: 'first',
  hears: [
    { form: AFRAID_FOR_CHILD, to: 'flow:parent-at-limit', atOnce: true },
    {
      form: / (?:chambre|a cote|piece) (?:\w+ ){0,3}avec les (?:petits|enfants|gosses) | casse (?:la|le|une|un) /,
      to: 'away',
    },
    { form: CHILD_OF_ONES_OWN, to: 'flow:parent-at-limit' },
    // Lying in wait is no distance.
    { form: / (?:l|les) attend\w* | devant chez (?:lui|elle|eux) | (?:batte|couteau|fusil|arme) /, to: 'now' },
    { form: CALLED, to: 'calm' },
    { form: WENT_AWAY, to: 'outside' },
  ],
  steps: {
    first: {
      says: [
        'Quelqu’un pourrait être blessé : si c’est maintenant, le 17 ou le 112. Si c’est votre propre geste que vous craignez, le 15 aide aussi, sans reproche. D’abord mettre de la distance : où êtes-vous par rapport à cette personne ?',
      ],
      choices: [
        { label: 'Je crains mon geste', to: 'mine' },
        { label: 'Sur un enfant dont j’ai la garde', to: 'flow:parent-at-limit' },
        { label: 'Je crains quelqu’un', to: 'theirs' },
        { label: 'Je suis loin, c’est calme', to: 'calm' },
      ],
      typed: 'listen',
    },
    mine: {
      says: [
        'Le dire, c’est déjà freiner. Éloignez-vous de la personne et de ce qui pourrait servir d’arme ; sortez marcher, confiez les clés ou l’objet à quelqu’un. Au 15, dites : « J’ai peur de faire du mal à quelqu’un. » Pouvez-vous vous éloigner maintenant ?',
        'La distance d’abord, encore : une porte entre vous, puis la rue. Et une voix : le 15, ou quelqu’un qui vienne vous chercher. Est-ce possible ?',
      ],
      choices: [
        { label: 'Oui', to: 'calm', means: 'yes' },
        { label: 'Non', to: 'now', means: 'no' },
        { label: 'C’est déjà fait', to: 'now' },
      ],
      typed: 'listen',
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
      typed: 'listen',
    },
    now: {
      says: [
        'Le 17 ou le 112 tout de suite, ou le 114 par SMS si parler est impossible. Si quelqu’un est blessé, le 15. Donnez l’adresse d’abord.',
      ],
      choices: [
        { label: 'C’est fait', to: 'calm', means: 'yes' },
        { label: 'Pas encore', to: 'held', means: 'no' },
      ],
      typed: 'listen',
      lines: ['police', 'text', 'samu'],
    },
    held: {
      says: [
        'Quelque chose retient d’appeler, et c’est souvent la peur des suites. Au 15, on aide d’abord. Le 114 répond par SMS : « J’ai peur de mon geste », et l’adresse. Sinon un ami, un frère, un voisin, au téléphone, tout de suite. Qui pouvez-vous joindre ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'calm', means: 'yes' },
        { label: 'J’écris au 114', to: 'calm' },
        { label: 'Je suis sorti·e', to: 'outside' },
        { label: 'Personne', to: 'away', means: 'no' },
      ],
      typed: 'listen',
      lines: ['samu', 'text', 'police'],
    },
    away: {
      says: [
        'N’allez pas vers cette personne, et laissez les enfants avec elle. Rien dans les mains, et dehors maintenant : palier, rue, voiture à l’arrêt. Puis le 15 : « J’ai peur de mon geste », ou le 17. Pouvez-vous sortir ?',
      ],
      choices: [
        { label: 'Je suis sorti·e', to: 'outside', means: 'yes' },
        { label: 'Non', to: 'held', means: 'no' },
        { label: 'J’appelle', to: 'calm' },
      ],
      typed: 'listen',
      lines: ['samu', 'police', 'text'],
    },
    outside: {
      says: [
        'Vous avez mis de la distance : c’est ce qui protège tout le monde. Restez-y, même si l’on vous parle ou vous provoque, et ne conduisez pas tant que vous tremblez. Le 15 écoute, un ami peut venir. Est-ce que cela redescend ?',
      ],
      choices: [
        { label: 'Un peu', to: 'calm', means: 'yes' },
        { label: 'Non', to: 'held', means: 'no' },
        { label: 'J’appelle le 15', to: 'calm' },
      ],
      typed: 'listen',
      lines: ['samu', 'police', 'text'],
    },
    listen: {
      says: [
        'Je vous lis. Tant que c’est aussi fort : de la distance, rien dans les mains, et le 15 si vous craignez votre geste, le 17 ou le 112 si quelqu’un menace. Qu’est-ce qui est le plus proche ?',
        'Je ne comprends pas tout ce que vous écrivez. Au 15, une personne vous écoute sans reproche, tout de suite. Qu’est-ce qui est le plus proche ?',
        'Continuez d’écrire si cela aide à attendre, loin de cette personne. Le 15 et le 17 répondent en ce moment. Où en êtes-vous ?',
      ],
      choices: [
        { label: 'Je crains mon geste', to: 'mine' },
        { label: 'Je crains quelqu’un', to: 'theirs' },
        { label: 'Sur un enfant dont j’ai la garde', to: 'flow:parent-at-limit' },
        { label: 'Je suis loin, c’est calme', to: 'calm', means: 'yes' },
      ],
      typed: 'listen',
    },
    calm: {
      says: [
        'La colère redescend quand le corps bouge et que l’autre est loin. Si elle remonte, le 15 ou le 17 d’abord. Une fois au calme, un médecin ou un psychologue peut aider à ce que cela ne revienne pas. Voulez-vous en parler ici ?',
        'Gardez la distance. Le 15 et le 17 restent là. De quoi avez-vous besoin maintenant ?',
      ],
      choices: [
        { label: 'Parler de la colère', to: 'flow:anger' },
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'Ça remonte', to: 'mine' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'listen',
    },
  },
}

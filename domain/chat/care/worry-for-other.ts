import type { CareFlow } from '../flow.ts'
import { FIREARM, NO_ANSWER } from './heard-words.ts'

export const worryForOther: CareFlow = {
  id: 'worry-for-other',
  title: 'Inquiétude pour quelqu’un',
  lines: ['suicide', 'samu', 'europe'],
  start: 'first',
  hears: [
    { form: NO_ANSWER, to: 'flow:other-in-crisis' },
    { form: FIREARM, to: 'flow:other-in-crisis' },
    {
      form: / (?:donne ses affaires|lettre|adieux?|arme|fusil|cachets?|mourir|se tuer|suicid\w+|en finir|sans (?:lui|elle)|cahier|carnet) /,
      to: 'soon',
    },
    { form: / (?:veut pas|refuse) /, to: 'refuses' },
  ],
  steps: {
    first: {
      says: [
        'Votre inquiétude compte. Le 3114 conseille aussi les proches, gratuitement, jour et nuit : que dire, que faire. Si elle est loin de vous, qui peut la voir aujourd’hui ? Et a-t-elle parlé de mourir, ou laissé entendre qu’elle pourrait se faire du mal ?',
      ],
      choices: [
        { label: 'Oui', to: 'soon', means: 'yes' },
        { label: 'Non', to: 'ask', means: 'no' },
        { label: 'Je ne sais pas', to: 'ask', means: 'unsure' },
        { label: 'Quelqu’un lui fait du mal', to: 'hurt' },
      ],
      typed: 'listen',
      careful: { to: 'soon', unless: 'no' },
    },
    soon: {
      says: ['Est-ce que cela pourrait arriver dans les heures qui viennent, ou est-ce déjà commencé ?'],
      choices: [
        { label: 'Oui', to: 'flow:other-in-crisis', means: 'yes' },
        { label: 'Non', to: 'ask', means: 'no' },
        { label: 'Je ne sais pas', to: 'flow:other-in-crisis', means: 'unsure' },
      ],
      typed: 'listen',
      careful: { to: 'flow:other-in-crisis', unless: 'no', isNamed: true },
    },
    ask: {
      says: [
        'Vous pouvez poser la question tout droit, avec douceur : « Je te sens mal. Est-ce que tu penses parfois à mourir ? » Demander ne donne pas l’idée, cela soulage souvent. Puis proposer d’appeler ensemble le 3114 ou un médecin. Êtes-vous en contact avec cette personne ?',
      ],
      choices: [
        { label: 'Oui', to: 'together', means: 'yes' },
        { label: 'Non', to: 'through', means: 'no' },
        { label: 'Elle ne veut pas d’aide', to: 'refuses' },
      ],
      typed: 'listen',
    },
    hurt: {
      says: [
        'Si le danger est là maintenant : le 17 ou le 112. Sinon, il y a des personnes formées pour chaque situation. De qui s’agit-il ?',
      ],
      choices: [
        { label: 'Un enfant ou un adolescent', to: 'flow:child-in-danger' },
        { label: 'Une personne âgée', to: 'flow:elder-abuse' },
        { label: 'Quelqu’un dans son couple', to: 'flow:partner-violence' },
      ],
      typed: 'listen',
      lines: ['police', 'europe', 'suicide'],
    },
    listen: {
      says: [
        'Je vous lis. Je ne comprends pas tout : le 3114 conseille aussi les proches, et vous dira quoi faire pour cette personne précisément. Qu’est-ce qui est le plus proche ?',
        'Merci de continuer à écrire. Le 3114 est là à toute heure, le 15 ou le 112 si le danger est immédiat. Qu’est-ce qui est le plus proche ?',
      ],
      choices: [
        { label: 'Il ou elle parle de mourir', to: 'soon' },
        { label: 'Je ne la joins plus du tout', to: 'flow:other-in-crisis' },
        { label: 'Comment lui en parler', to: 'ask' },
        { label: 'Quelqu’un lui fait du mal', to: 'hurt' },
      ],
      typed: 'listen',
    },
    together: {
      says: [
        'Gardez le lien par de petites choses, sans tout porter : un message par jour, un repas, une autre personne dans la confidence. Et vous, comment allez-vous avec tout cela ?',
      ],
      choices: [
        { label: 'Parler de moi', to: 'topics' },
        { label: 'Ça s’aggrave pour elle ou lui', to: 'flow:other-in-crisis' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'listen',
    },
    through: {
      says: [
        'Alors quelqu’un de plus proche d’elle peut faire le relais : famille, ami, infirmière scolaire, médecin. Le 3114 peut vous dire comment le prévenir.',
      ],
      choices: [
        { label: 'Parler de moi', to: 'topics' },
        { label: 'Je ne la joins plus du tout', to: 'flow:other-in-crisis' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'listen',
    },
    refuses: {
      says: [
        'On ne peut pas forcer, mais on peut rester présent : dire ce que l’on voit, sans reproche, et redire que de l’aide existe. Le 3114 vous aide à trouver les mots. Si un jour le danger est immédiat, c’est le 15, même contre son avis.',
      ],
      choices: [
        { label: 'Parler de moi', to: 'topics' },
        { label: 'Ça s’aggrave pour elle ou lui', to: 'flow:other-in-crisis' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'listen',
    },
  },
}

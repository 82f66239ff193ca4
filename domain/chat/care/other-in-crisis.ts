import type { CareFlow } from '../flow.ts'
import { CALLED, FIREARM, NO_ANSWER, NOT_CALLED } from './heard-words.ts'

export const otherInCrisis: CareFlow = {
  id: 'other-in-crisis',
  title: 'Quelqu’un d’autre est en train de se mettre en danger',
  lines: ['samu', 'europe', 'suicide'],
  start: 'first',
  hears: [
    {
      form: / (?:(?:l ont|ont) (?:re)?trouvee?|est consciente?|a l hopital|prise? en charge|sont avec (?:lui|elle)|saine? et sauve) /,
      to: 'cared-for',
    },
    { form: NOT_CALLED, to: 'afraid' },
    { form: CALLED, to: 'called' },
    { form: NO_ANSWER, to: 'lost' },
    { form: FIREARM, to: 'weapon' },
    { form: / (?:pont|rails|voies|toit|balcon|falaise|gare) /, to: 'elsewhere' },
    { form: / (?:appeler|appelle|prevenir) (?:\w+ ){0,3}(?:parents|famille|police|qui|pompiers) /, to: 'whom' },
    { form: / (?:enfermee?|barricadee?|ferme la porte|ouvre pas) /, to: 'door' },
    {
      form: / (?:pris|avale|gobe|bu|(?:il|elle) (?:a|tient|prepare|compte)) (?:\w+ ){0,4}(?:cachets?|medicaments?|boites?|comprimes?) | (?:saigne|inconsciente?|endormie?) /,
      to: 'act',
      atOnce: true,
    },
    { form: / (?:est|reste) (?:avec moi|a cote|chez moi) /, to: 'beside' },
  ],
  steps: {
    first: {
      says: [
        'Prenez-le au sérieux, vous avez raison. Si cette personne a pris quelque chose, est blessée, ou s’apprête à le faire : le 15 ou le 112 maintenant, en donnant l’adresse où elle se trouve. Pour savoir quoi dire ou faire, le 3114 conseille aussi les proches. Savez-vous où elle est, et qui peut la voir tout de suite ?',
        'On ne perd pas de temps : le 15 ou le 112 si le danger est immédiat, le 3114 pour être guidé·e. Savez-vous où se trouve cette personne, et qui peut y aller ?',
      ],
      choices: [
        { label: 'Oui, avec moi', to: 'beside', means: 'yes' },
        { label: 'Oui, ailleurs', to: 'elsewhere' },
        { label: 'Non', to: 'lost', means: 'no' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'elsewhere',
    },
    beside: {
      says: [
        'Restez à côté, sans laisser cette personne seule, et éloignez médicaments, armes ou objets dangereux. Demandez simplement : « Est-ce que tu penses à mourir ? » : la question ne donne pas l’idée. Le 3114 peut parler avec vous deux.',
      ],
      choices: [
        { label: 'Elle ou il a pris quelque chose', to: 'act' },
        { label: 'Je reste à côté', to: 'stay', means: 'yes' },
        { label: 'J’appelle', to: 'called' },
      ],
      typed: 'stay',
    },
    elsewhere: {
      says: [
        'Appelez le 15 ou le 112 et donnez son adresse, même approximative : les secours y vont. Ensuite, si vous le pouvez, appelez cette personne et restez en ligne : « Je suis là, quelqu’un arrive. » Y a-t-il un proche ou un voisin à côté d’elle ?',
        'Le 15 ou le 112 tout de suite, avec cet endroit précis, et restez en ligne avec les secours. Si quelqu’un de proche peut y aller sans danger, qu’il y aille aussi. Quelqu’un est-il à côté de cette personne ?',
      ],
      choices: [
        { label: 'Oui', to: 'stay', means: 'yes' },
        { label: 'Non', to: 'stay', means: 'no' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'stay',
    },
    lost: {
      says: [
        'Sans nouvelles, n’attendez pas. Si vous avez une adresse : le 15 ou le 112, maintenant. Sinon le 17 ou le 112 peut faire rechercher quelqu’un : son nom, son numéro, le dernier message, où cette personne a l’habitude d’aller. Pouvez-vous appeler ?',
        'Un silence après ce que vous avez lu suffit pour appeler : le 15 ou le 112 avec l’adresse, le 17 sans adresse. Un voisin, un gardien ou la famille peut aller sonner. Pouvez-vous appeler ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'called', means: 'yes' },
        { label: 'J’ai peur d’appeler pour rien', to: 'afraid', means: 'no' },
        { label: 'Je sais où elle est', to: 'elsewhere' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'stay',
      lines: ['police', 'europe', 'suicide'],
    },
    weapon: {
      says: [
        'S’il y a une arme, c’est maintenant : le 15 ou le 112, en disant qu’il peut y avoir une arme, et l’adresse. Ne l’affrontez pas ; parlez-lui de loin, doucement, si vous le pouvez. Pouvez-vous appeler ?',
        'Le 112 ou le 17, maintenant, avant toute autre chose : « Il peut y avoir une arme. » Restez à l’abri, les autres personnes de la maison aussi. Pouvez-vous appeler ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'called', means: 'yes' },
        { label: 'J’ai peur d’appeler pour rien', to: 'afraid', means: 'no' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'stay',
    },
    'cared-for': {
      says: [
        'Cette personne est prise en charge, et vous y êtes pour quelque chose. Qu’elle vous en veuille sur le moment est fréquent, et cela passe : vous avez bien fait. Et vous, comment tenez-vous ?',
      ],
      choices: [
        { label: 'Parler de moi', to: 'topics' },
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'you',
    },
    whom: {
      says: [
        'D’abord le 15 ou le 112, qui envoient de l’aide. Puis ses parents ou quelqu’un de proche, qui peut aller sur place : vous n’avez pas besoin de leur permission, et il vaut mieux le dire trop tôt. Pouvez-vous appeler maintenant ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'called', means: 'yes' },
        { label: 'J’ai peur d’appeler pour rien', to: 'afraid', means: 'no' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'stay',
    },
    door: {
      says: [
        'Restez près de la porte et parlez-lui, sans reproche : « Je suis là, je ne pars pas. » Le 15 ou le 112 maintenant, pendant que vous parlez : dites ce que vous avez vu, et l’adresse. Pouvez-vous appeler ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'called', means: 'yes' },
        { label: 'Ça s’aggrave', to: 'act' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'stay',
    },
    act: {
      says: [
        'Le 15 maintenant, même sans signe, avec l’adresse où se trouve cette personne. Si vous êtes à côté : éloignez les boîtes et gardez-les, ne faites pas vomir, allongez-la sur le côté si elle s’endort, et restez avec elle. Si vous êtes loin : restez en ligne avec elle, et prévenez quelqu’un qui peut y aller.',
      ],
      choices: [
        { label: 'Les secours arrivent', to: 'called', means: 'yes' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'stay',
    },
    text: {
      says: [
        'Le 114 répond par SMS : écrivez ce qui se passe et l’adresse. Quelqu’un d’autre peut aussi appeler le 15 pour vous.',
      ],
      choices: [
        { label: 'C’est envoyé', to: 'called', means: 'yes' },
        { label: 'Pas encore', to: 'elsewhere', means: 'no' },
      ],
      typed: 'stay',
      lines: ['text', 'samu', 'europe'],
    },
    stay: {
      says: [
        'Je vous lis. Le plus utile maintenant : le 15 ou le 112 avec son adresse, puis rester joignable et prévenir une deuxième personne. Est-ce que l’appel est fait ?',
        'Vous n’êtes pas responsable de tout, et vous n’avez pas à juger si c’est assez grave : le 15 et le 3114 le font avec vous. Avez-vous pu appeler ?',
        'Je ne comprends pas tout ce que vous écrivez. Au 15 ou au 3114, quelqu’un vous guide pas à pas. Où en est-on ?',
      ],
      choices: [
        { label: 'J’ai appelé', to: 'called', means: 'yes' },
        { label: 'Pas encore', to: 'afraid', means: 'no' },
        { label: 'Toujours pas de nouvelles', to: 'lost' },
        { label: 'Ça s’aggrave', to: 'act' },
      ],
      typed: 'stay',
    },
    afraid: {
      says: [
        'Vous ne dérangerez personne : le 15 et le 3114 sont faits pour ce doute-là. Dites ce qu’il ou elle a dit ou fait, et l’adresse ; c’est le médecin qui décide d’envoyer quelqu’un. Mieux vaut un appel de trop. Pouvez-vous appeler maintenant ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'called', means: 'yes' },
        { label: 'Je ne peux pas appeler', to: 'text', means: 'cannot-call' },
        { label: 'Toujours pas de nouvelles', to: 'lost' },
      ],
      typed: 'stay',
    },
    called: {
      says: [
        'Appeler, c’est ce qu’il faut. Gardez le téléphone libre, prévenez un proche ou un voisin qui puisse y aller, et attendez leur retour. Quelqu’un est-il près de vous, pendant ce temps ?',
      ],
      choices: [
        { label: 'Oui', to: 'you', means: 'yes' },
        { label: 'Non', to: 'you', means: 'no' },
        { label: 'Des secours ou un proche sont là', to: 'you' },
        { label: 'Toujours pas de nouvelles', to: 'lost' },
      ],
      typed: 'stay',
    },
    you: {
      says: ['Et vous, comment tenez-vous ? Avoir peur pour quelqu’un épuise, et cela se dit aussi.'],
      choices: [
        { label: 'Parler de moi', to: 'topics' },
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'stay',
    },
  },
}

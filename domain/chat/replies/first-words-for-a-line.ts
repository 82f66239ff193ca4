import type { LineQuestion } from './questions-about-lines.ts'

const CALL = '(appelle|appeler|appel|téléphone|téléphoner)'
const LINES = '(3114|119|3919|3018|3977|15|17|112|samu)'

/** « Je dis quoi au 3919, quand ça décroche ? »: a sentence that can be said as it is. */
export const firstWordsForALine: LineQuestion = {
  id: 'first-words',
  patterns: [
    `${LINES} ... (dis quoi|dit quoi|dire quoi|quoi dire|je dis|commence par|première phrase|que dire|raconte quoi|raconter quoi|explique quoi)`,
    `(dis|dit|dire|commence*|raconte*) .. quoi .. (premier|début|${LINES}|décroche*)`,
    `(quoi|que) .. (dire|dis|raconter) .. (${LINES}|quand [ça|ils|on] décroche*|en premier) & ! (vont|va|disent|diront)`,
    `${CALL} .. (je [leur] dis quoi|quoi [leur] dire)`,
  ],
  asksBeside: [
    '(leur|je|on|faut) [leur] (dis|dit|dire|raconte|explique) quoi',
    'quoi [leur] dire',
    'que (dire|leur dire)',
    'dire quoi',
  ],
  ofWorry: [
    'Une phrase suffit : « Je ne vais pas bien, et je ne sais pas par où commencer. » Ensuite c’est la personne au bout du fil qui pose les questions ; vous pouvez aussi lire ce que vous m’avez écrit.',
  ],
  ofOwnAct: [
    '« Je suis à bout, j’ai peur de mes gestes, et j’ai besoin d’aide. » Cette phrase suffit : on vous écoute sans juger, puis on pose les questions. Vous pouvez dire d’abord que vous préférez taire votre nom.',
  ],
  ofWitness: [
    'L’adresse, l’étage, le nom si vous l’avez ; puis ce que vous avez vu ou entendu, les mots mêmes, quels jours et à quelles heures ; l’âge s’il y a un enfant. Dites que vous êtes témoin, et ce que vous craignez. Pendant que cela arrive, c’est le 17.',
  ],
  answers: {
    suicide: [
      'Au 3114, une phrase suffit : « J’ai des idées de suicide, et il n’y a personne avec moi. » Ensuite c’est la personne au bout du fil qui pose les questions.',
      'Vous pouvez dire au 3114 : « Je ne sais pas par où commencer, mais je pense à mourir. » Ou lire à voix haute ce que vous m’avez écrit.',
    ],
    child: [
      'Au 119, une phrase suffit : « Il se passe des choses graves à la maison, et j’ai besoin d’en parler. » Ils posent ensuite les questions.',
    ],
    women: [
      'Au 3919, une phrase suffit : « Il se passe dans mon couple des choses qui me font peur, je ne sais pas si c’est grave, et je voudrais en parler. » Ensuite ce sont elles qui posent les questions.',
      'Vous pouvez dire au 3919 : « Je ne suis pas sûre d’avoir le bon numéro, voilà ce qui s’est passé la dernière fois. » Un seul fait suffit pour commencer.',
    ],
    samu: [
      'Au 15 : l’adresse d’abord, puis pour qui vous appelez et ce que vous craignez, en une phrase. La personne qui répond pose les autres questions ; restez en ligne.',
    ],
    police: [
      'Au 17 : l’adresse d’abord, puis ce qui se passe, si la personne est encore là, s’il y a une arme ou des enfants. Restez en ligne si vous le pouvez.',
    ],
    elder: [
      'Au 3977, une phrase suffit : « Je m’occupe de quelqu’un jour et nuit, je n’en peux plus, et j’ai peur de mes gestes. »',
    ],
    cyber: ['Au 3018, une phrase suffit : « On me fait du mal en ligne, et je ne sais pas comment l’arrêter. »'],
  },
}

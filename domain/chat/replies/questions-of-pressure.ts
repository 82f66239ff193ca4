import type { DirectQuestion } from './direct-question.ts'

/** What is asked by somebody who is pressed, threatened or mocked online. */
export const questionsOfPressure: readonly DirectQuestion[] = [
  {
    id: 'send-once-more',
    asks: [
      '(envoie|envoyer|renvoie|renvoyer|donne|donner|paie|paye|payer|cède|céder) .. (dernière|une autre|encore|argent|photo*|vidéo*|nude*|pour que il|pour qu il|ce qu il veut|arrête*|ou pas|tranquille)',
    ],
    answers: [
      'Non : n’envoyez plus rien, ne payez pas, qui obtient une fois redemande. Gardez des captures, ne répondez plus, et appelez le 3018 : ils connaissent ce chantage, et savent quoi faire.',
      'Non, même « une dernière » : cela ne l’arrêtera pas. Ne répondez plus, et parlez-en au 3018 ou à un adulte, aujourd’hui.',
    ],
  },
  {
    id: 'block-them',
    asks: ['(bloque*|bloquer) & ! (porte|compte bancaire|carte)'],
    answers: [
      'Oui, mais après les captures : pseudo, messages, demandes, dates. Ensuite bloquez, sans prévenir ni répondre, et donnez tout cela au 3018.',
    ],
  },
  {
    id: 'answer-them',
    asks: ['(je|dois|faut|devrais|peux) [je] [lui|leur] (réponds|répondre|répond) ... & ! (quoi|comment)'],
    answers: [
      'Non, ne répondez plus : chaque réponse relance. Gardez tout en captures, bloquez ensuite, et laissez le 3018 ou un adulte prendre la suite avec vous.',
    ],
  },
  {
    id: 'trouble-for-me',
    asks: [
      '(problème*|ennuis|puni*|prison|condamné*|dénoncé*|casier) & (moi|je|me|avoir|aurai|risque)',
      '(moi|je) .. (police|gendarmes|plainte) .. (contre moi|arrêté*|$) & ! (porte|porter|dépose*|appelle|appeler|vais à)',
    ],
    answers: [
      'C’est vous qui subissez cela, et c’est l’autre qui est en faute. Le 3018 vous explique, sans juger, comment une plainte se dépose, et ce qui s’y dit.',
    ],
  },
]

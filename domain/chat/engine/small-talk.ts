/** Short exchanges that are not a theme, answered whole. The first that fits answers. */
export interface SmallTalk {
  id: string
  patterns: readonly string[]
  answers: readonly string[]
  /** Followed by a way back to what was being talked about. */
  keepsThread?: true
}

export const smallTalk: readonly SmallTalk[] = [
  {
    id: 'how-are-you',
    patterns: [
      'comment (allez vous|vas tu|tu vas|vous allez|ça va)',
      '(ça va|tu vas bien|vous allez bien) [et] (toi|vous)',
      'et (toi|vous) ça va',
      '^ [et] (toi|vous) $',
    ],
    answers: [
      'Je suis une IA : pas d’humeur de mon côté, mais je vous lis volontiers. Et vous, comment va cette journée ?',
      'De mon côté rien ne change, je suis un programme. C’est vous qui comptez ici : comment vous sentez-vous ?',
    ],
  },
  {
    id: 'about-me',
    patterns: [
      '(tu fais|vous faites|fais tu|faites vous) quoi & (journée|soir|vie|toi|vous)',
      '(quel temps|quelle heure|météo)',
      '(ton|votre|quel) (âge|prénom|nom|métier|couleur)',
      '(tu dors|vous dormez|tu manges|vous mangez)',
    ],
    answers: [
      'Je suis un programme : pas de journée ni de météo de mon côté. De quoi aimeriez-vous parler ?',
      'Rien de tel chez une IA. Et pour vous, aujourd’hui ?',
    ],
  },
  {
    id: 'joke',
    patterns: ['blague', 'raconte* moi', 'fais moi rire'],
    answers: [
      'Je ne suis pas très fort en blagues. Je peux en revanche chercher avec vous ce qui vous a fait sourire dernièrement. Qu’est-ce qui vous vient ?',
      'L’humour n’est pas mon talent. Quel petit moment agréable pourriez-vous vous offrir aujourd’hui ?',
    ],
  },
  {
    id: 'thanks-for-idea',
    patterns: [
      'merci* .. (idée*|conseil*|piste*|astuce*|exercice*) & ! (mais|sauf|pourtant)',
      '(bonne|super) idée [merci] $',
    ],
    answers: [
      'Je vous en prie. Vous me direz ce que cela donne, si vous voulez.',
      'Tant mieux si cela vous parle. À vous de l’arranger à votre façon.',
    ],
  },
  {
    id: 'thanks',
    patterns: [
      'merci*',
      "ça m'a fait du bien",
      'ça aide',
      "(vous êtes|tu es|c'est) [bien|très|trop|vraiment] (gentil*|sympa*|adorable*|top)",
    ],
    answers: [
      'Je vous en prie. Si autre chose vous occupe, je vous lis.',
      'Je vous en prie. La suite est à vous, quand vous voulez.',
      'Tant mieux si cela a aidé un peu. Vous pouvez revenir quand vous voulez.',
      'C’est vous qui avez fait le plus dur, en mettant des mots.',
    ],
  },
  {
    id: 'will-think',
    patterns: ['(vais|besoin de|envie de|laissez-moi) [y] réfléchir', 'je (verrai|vais voir|réfléchis)'],
    answers: [
      'Prenez le temps qu’il faut. Cette conversation vous attend.',
      'Rien ne presse, en effet. Vous saurez où me retrouver.',
      'D’accord, laissez décanter.',
    ],
  },
  {
    id: 'no-exercise-under-way',
    patterns: ['^ suite $'],
    answers: [
      'Il n’y a pas d’exercice en cours. Dites « un exercice » si vous en voulez un ; sinon, je vous lis.',
      'Nous parlions simplement. Continuez où vous voulez.',
    ],
  },
  {
    id: 'still-there',
    patterns: ["^ [tu|vous] (es là|êtes là|t'es là|es tu là|êtes vous là|allo)", '^ (allo|il y a quelqu)'],
    answers: ['Oui, je vous lis. Où en étiez-vous ?', 'Toujours là. Écrivez ce qui vient.'],
  },
  {
    id: 'hello',
    patterns: ['^ (bonjour|bonsoir|salut|coucou|hello|hey|yo|wesh|bjr|slt|hi|re) & ! (plus|ciao)'],
    answers: [
      'Bonjour, je suis là pour vous lire. Comment se passe votre journée ?',
      'Bonjour à vous. Qu’est-ce qui occupe vos pensées en ce moment ?',
      'Bonjour. Par où voulez-vous commencer ?',
    ],
  },
  {
    id: 'fine',
    patterns: ['^ [oui|bah|ben] (ça va|je vais bien|super|nickel|tout va bien) & ! (pas|plus|moins|mal|sauf|mais)'],
    answers: [
      'Bonne nouvelle. Qu’est-ce qui a bien marché ces jours-ci ?',
      'Bien. Y a-t-il quelque chose dont vous aimeriez profiter pour parler ?',
    ],
  },
]

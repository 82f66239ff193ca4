/** Short exchanges that are not a theme, answered whole. The first that fits answers. */
export interface SmallTalk {
  id: string
  patterns: readonly string[]
  answers: readonly string[]
}

export const smallTalk: readonly SmallTalk[] = [
  {
    id: 'joke',
    patterns: ['blague', 'raconte* moi', 'fais moi rire'],
    answers: [
      'Je ne suis pas très fort en blagues. Je peux en revanche chercher avec vous ce qui vous a fait sourire dernièrement. Qu’est-ce qui vous vient ?',
      'L’humour n’est pas mon talent. Quel petit moment agréable pourriez-vous vous offrir aujourd’hui ?',
    ],
  },
  {
    id: 'thanks',
    patterns: ['merci*', "ça m'a fait du bien", 'ça aide', "c'est gentil"],
    answers: [
      'Je vous en prie. Qu’est-ce que vous aimeriez garder de cet échange ?',
      'C’est vous qui avez fait le plus dur, en mettant des mots.',
      'Tant mieux si cela a aidé un peu. Vous pouvez revenir quand vous voulez.',
      'C’est vous qui avez avancé. Prenez soin de vous.',
    ],
  },
  {
    id: 'bye',
    patterns: [
      'au revoir',
      'à (demain|bientôt|plus)',
      'bonne (nuit|soirée|journée)',
      'je vais (dormir|me coucher|au lit|y aller)',
      '(bye|ciao|tchao|bisous)',
      'salut à plus',
    ],
    answers: [
      'À bientôt. Cette conversation vous attend si vous voulez la reprendre.',
      'Bonne suite à vous. Je serai ici la prochaine fois.',
      'Prenez soin de vous, et à une prochaine fois.',
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
    id: 'hello',
    patterns: ['^ (bonjour|bonsoir|salut|coucou|hello|hey|yo|wesh|bjr|slt|hi)'],
    answers: [
      'Bonjour, je suis là pour vous lire. Comment se passe votre journée ?',
      'Bonjour à vous. Qu’est-ce qui occupe vos pensées en ce moment ?',
      'Bonjour. Par où voulez-vous commencer ?',
    ],
  },
  {
    id: 'fine',
    patterns: ['^ (ça va|je vais bien|bien|super|nickel|tout va bien)'],
    answers: [
      'Bonne nouvelle. Qu’est-ce qui a bien marché ces jours-ci ?',
      'Bien. Y a-t-il quelque chose dont vous aimeriez profiter pour parler ?',
    ],
  },
]

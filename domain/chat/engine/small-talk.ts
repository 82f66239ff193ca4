/** Short exchanges that are not a theme. The first that fits answers. */
export interface SmallTalk {
  id: string
  patterns: readonly string[]
  answers: readonly string[]
}

export const smallTalk: readonly SmallTalk[] = [
  {
    id: 'are-you-human',
    patterns: [
      "(es tu|t'es|tu es|vous êtes|êtes vous) .. (robot|humain*|personne|ia|machine|qui|vrai*|bot|réel*)",
      'tu es qui',
      "t'es qui",
      'qui es tu',
      'qui êtes vous',
    ],
    answers: [
      'Je suis Mivoix IA, une intelligence artificielle : ni une personne, ni un professionnel de santé. Je peux vous écouter, vous aider à mettre des mots et proposer de petits exercices. De quoi aimeriez-vous parler ?',
      'Un programme, oui, et je peux me tromper. Ce que je sais faire, c’est vous lire avec attention. Qu’est-ce qui vous amène ?',
      'Toujours une IA. Je n’éprouve rien, mais je garde le fil de ce que vous dites. Où en étiez-vous ?',
    ],
  },
  {
    id: 'feelings',
    patterns: [
      "tu m'aimes",
      "vous m'aimez",
      '(tu|vous) (ressens|ressentez|éprouv*)',
      'amoureu* de (toi|vous)',
      "je (t'|vous) aime",
    ],
    answers: [
      'Je suis une intelligence artificielle : je n’aime ni ne ressens rien, mais je vous lis avec attention. De quelle présence auriez-vous besoin en ce moment ?',
      'Une IA ne peut pas aimer, et je préfère vous le dire franchement. Qui, autour de vous, vous montre de l’affection, même maladroitement ?',
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
    id: 'remember',
    patterns: ['(tu te|vous vous|te|vous) souv*', 'tu te rappelles', "ce que je (t'|vous) ai dit"],
    answers: [
      'Je garde le fil de cette conversation, et d’elle seule. Par quoi voulez-vous reprendre ?',
      'Je me souviens de ce que vous avez écrit ici. Qu’est-ce qui reste important pour vous ?',
    ],
  },
  {
    id: 'thanks',
    patterns: ['merci*', "ça m'a fait du bien", 'ça aide', "c'est gentil"],
    answers: [
      'Avec plaisir. Qu’est-ce que vous aimeriez garder de cet échange ?',
      'Je vous en prie. Vous avez fait le plus dur en mettant des mots.',
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
      'je vais dormir',
      'bye',
      'salut à plus',
    ],
    answers: [
      'À bientôt. Cette conversation vous attend si vous voulez la reprendre.',
      'Bonne suite à vous. Je serai ici la prochaine fois.',
      'Prenez soin de vous, et à une prochaine fois.',
    ],
  },
  {
    id: 'insult',
    patterns: [
      '(nul*|nulle|ridicule*|inutile*|stupide*|débile*|con|conne|merde) .. (robot|bot|réponse*|ia|appli|machine|toi)',
      "(robot|bot|réponses|ia|tu es|t'es|vous êtes) .. (nul*|ridicule*|inutile*|stupide*|débile*|con|pourri*)",
      'ferme-la',
      'ferme la',
      'ta gueule',
      'va te faire',
      'taisez-vous',
      'tais-toi',
      '(tu|vous) (comprends|comprenez) rien',
      'va mourir',
      'sers à rien',
      'casse toi',
      'dégage',
    ],
    answers: [
      'Ma réponse est tombée à côté, et cela peut agacer. Qu’est-ce que vous auriez voulu lire ?',
      'Message reçu. Dites-moi avec vos mots ce qui serait utile, et je m’y tiens.',
      'D’accord, je laisse cela de côté. Qu’est-ce qui vous pèse, là ?',
    ],
  },
  {
    id: 'hello',
    patterns: ['^ (bonjour|bonsoir|salut|coucou|hello|hey|yo|wesh|bjr|slt|hi)'],
    answers: [
      'Bonjour, je suis là pour vous lire. Comment se passe votre journée ?',
      'Bonjour à vous. Qu’est-ce qui occupe vos pensées en ce moment ?',
      'Rebonjour. Par où voulez-vous commencer ?',
    ],
  },
  {
    id: 'fine',
    patterns: ['^ (ça va|je vais bien|bien|super|nickel|tout va bien)'],
    answers: [
      'Content de l’apprendre pour vous. Qu’est-ce qui a bien marché ces jours-ci ?',
      'Bien. Y a-t-il quelque chose dont vous aimeriez profiter pour parler ?',
    ],
  },
  {
    id: 'lost',
    patterns: [
      '(sais|sait) (pas|plus) (quoi dire|par où|comment dire|trop|quoi faire)',
      'par où commencer',
      "^ (ok|lol|mdr|d'accord|bof|hmm|euh|je sais pas|jsp)",
    ],
    answers: [
      'On peut commencer petit : un moment de votre journée, agréable ou non. Lequel vous vient ?',
      'Il n’y a pas de bon début. Si votre humeur avait une météo, ce serait laquelle ?',
      'Prenez votre temps. Qu’est-ce qui a pris le plus de place dans votre tête aujourd’hui ?',
      'Rien ne presse. Qu’aimeriez-vous voir changer, même un peu, d’ici demain ?',
    ],
  },
]

/** Said when a message names no theme the engine knows: still attended to, never random. */
export const openListening = {
  heard: [
    'Je vous lis.',
    'C’est noté.',
    'Vous avez bien fait de le poser ici.',
    'Cela mérite qu’on s’y arrête.',
    'Je garde cela en tête.',
    'Prenez le temps qu’il faut.',
    'Vous pouvez dire les choses comme elles viennent.',
  ],
  questions: [
    'Qu’est-ce que cela représente pour vous ?',
    'Comment vivez-vous cela, au quotidien ?',
    'Qu’est-ce qui vous touche le plus là-dedans ?',
    'Qu’aimeriez-vous qu’il se passe ?',
    'Depuis quand y pensez-vous ?',
    'Que s’est-il passé juste avant ?',
    'Qui est au courant, autour de vous ?',
    'Qu’avez-vous déjà essayé ?',
    'Qu’est-ce qui vous aiderait, ne serait-ce qu’un peu ?',
    'Comment vous sentez-vous en l’écrivant ?',
    'Qu’est-ce que vous diriez à un ami dans cette situation ?',
    'Qu’est-ce qui compte le plus pour vous dans cette histoire ?',
  ],
}

/** A human being is never far from these conversations. No number here: nothing says that there is danger. */
export const humanSupport: readonly string[] = [
  'Si cela dure, un médecin ou un proche peut aussi vous épauler.',
  'En parler à un proche de confiance aide souvent autant que de l’écrire.',
  'Un professionnel peut vous accompagner si cela prend trop de place.',
  'Vous pouvez aussi vous appuyer sur un proche, ou sur votre médecin.',
  'Et si le poids reste le même, un professionnel saura vous écouter plus longuement que moi.',
  'Un proche qui vous connaît bien pourrait entendre cela aussi.',
]

/** Asked when a message is heavy without being clear: direct, and never leading. */
export const checkInQuestions: readonly string[] = [
  'Je préfère vous le demander simplement : avez-vous des idées noires en ce moment, ou êtes-vous en sécurité ?',
  'Une question directe, pour bien vous comprendre : y a-t-il des moments où vous ne voulez plus vivre, ou où vous avez peur de quelqu’un ?',
  'Comment vous sentez-vous là, maintenant : en sécurité, ou pas tout à fait ?',
]

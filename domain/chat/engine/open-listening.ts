/** Said when a message names no theme the engine knows: still attended to, never random. */
export const openListening = {
  heard: [
    'Je vous lis.',
    'D’accord, je vous suis.',
    'Prenez le temps qu’il faut.',
    'Je lis ce que vous dites.',
    'Cela se comprend.',
    'Merci de me le dire.',
    'Dites-moi la suite quand vous voulez.',
    'Je prends ces mots comme ils viennent.',
    'Il y a de la place ici pour cela.',
    'Rien ne presse, je vous lis.',
    'Vous pouvez dire les choses comme elles viennent.',
  ],
  /** To begin with, nobody is left without a question. */
  opening: ['Que se passe-t-il, au juste ?', 'Qu’est-ce qui vous préoccupe le plus, là-dedans ?'],
  /** Asked of what weighs, now and then: asked of everything they would be asked of nothing. */
  questions: [
    'Qu’est-ce qui pèse le plus, là ?',
    'Qu’est-ce qui vous aide à tenir avec cela ?',
    'Par quoi cela a-t-il commencé ?',
    'Qu’avez-vous déjà essayé ?',
    'De quoi auriez-vous besoin, en premier ?',
    'Qu’est-ce que les autres n’en voient pas ?',
    'Qui, autour de vous, le sait ?',
    'Comment vous sentez-vous en l’écrivant ?',
    'Qu’est-ce qui rendrait demain un peu plus léger ?',
    'Qu’est-ce que cela vous fait, à vous ?',
    'Que diriez-vous à un ami dans cette situation ?',
    'Qu’est-ce qui vous aiderait, ne serait-ce qu’un peu ?',
    'Quel moment de la journée est le moins lourd ?',
    'Qu’est-ce qui compte le plus pour vous, là-dedans ?',
    'À quoi verriez-vous que cela va un peu mieux ?',
    'Qu’aimeriez-vous que l’on comprenne ?',
    'Qu’est-ce qui a changé, depuis le début ?',
    'Sur quoi avez-vous un peu de prise, aujourd’hui ?',
    'Qu’est-ce qui vous a surpris, ces temps-ci ?',
    'De quoi n’osez-vous pas parler, d’habitude ?',
    'Qu’est-ce qui vous est revenu en tête, aujourd’hui ?',
  ],
  /** Of somebody else. */
  backToThem: [
    'Et vous, dans tout cela ?',
    'Comment le vivez-vous, de votre côté ?',
    'Qu’est-ce que cela vous fait de voir cela ?',
    'Quelle place cela vous laisse-t-il ?',
    'Que voulez-vous que j’en retienne ?',
  ],
  /** Of what happened. */
  questionsOfThePast: [
    'Comment l’avez-vous vécu, sur le moment ?',
    'Que s’est-il passé ensuite ?',
    'Que se passe-t-il en vous quand vous y repensez ?',
    'Et depuis, comment cela se passe-t-il ?',
    'Qu’est-ce qui vous reste de ce moment ?',
  ],
  /** Of what is meant to happen. */
  questionsOfTheFuture: [
    'Qu’est-ce que vous en espérez ?',
    'Qu’est-ce qui vous y aiderait ?',
    'Comment vous voyez-vous, juste après ?',
    'Qu’est-ce qui vous donne envie de le faire ?',
    'Quel serait le premier pas ?',
  ],
}

/** A human being is never far from these conversations. No number here: nothing says that there is danger. */
export const humanSupport: readonly string[] = [
  'Si cela dure, un médecin ou un proche peut aussi vous épauler.',
  'En parler à un proche de confiance aide souvent autant que de l’écrire.',
  'Un professionnel peut vous accompagner si cela prend trop de place.',
  'Vous pouvez aussi vous appuyer sur un proche, ou sur votre médecin.',
  'Et si rien ne s’allège, un professionnel saura vous écouter plus longuement que moi.',
  'Un proche qui vous connaît bien pourrait entendre cela aussi.',
]

export const professionalSupport: readonly string[] = [
  'Si cela dure, un médecin peut aussi vous épauler.',
  'Un professionnel peut vous accompagner si cela prend trop de place.',
  'Votre médecin peut entendre cela, et vous orienter.',
]

/** Said when a message names no theme the engine knows: still attended to, never random. */
export const openListening = {
  heard: [
    'Je vous lis.',
    'Prenez le temps qu’il faut.',
    'Vous pouvez dire les choses comme elles viennent.',
    'Continuez si vous le souhaitez, je vous suis.',
    'Dites-moi la suite quand vous voulez.',
  ],
  questions: [
    'Qu’est-ce qui est le plus difficile là-dedans ?',
    'Qu’est-ce que cela change pour vous ?',
    'Est-ce nouveau pour vous, ou déjà connu ?',
    'Qu’aimeriez-vous qu’il se passe maintenant ?',
    'Qu’est-ce qui compte le plus pour vous dans cette histoire ?',
    'Pouvez-vous m’en dire un peu plus ?',
    'Qu’est-ce que les autres n’en voient pas ?',
    'Qu’est-ce qui vous aiderait, ne serait-ce qu’un peu ?',
    'Qu’avez-vous déjà essayé ?',
    'Comment vous sentez-vous en l’écrivant ?',
    'Qu’est-ce que vous diriez à un ami dans cette situation ?',
    'Qu’est-ce que cela vous fait, à vous ?',
    'Qu’est-ce qui vous aide à tenir avec cela ?',
    'Par quoi cela a-t-il commencé ?',
  ],
  /** Of a word or a thing: room to go on. */
  waysOn: [
    'Racontez-moi.',
    'Qu’est-ce que cela représente pour vous ?',
    'Que se passe-t-il en vous quand vous y pensez ?',
    'Continuez, je vous suis.',
    'Qu’est-ce qui vous vient avec cela ?',
    'Dites-m’en ce que vous voulez.',
    'Qu’est-ce qui vous fait y penser aujourd’hui ?',
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

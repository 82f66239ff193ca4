/** Said when a message names no theme the engine knows: still attended to, never random. */
export const openListening = {
  heard: [
    'Je vous lis.',
    'D’accord, je vous suis.',
    'Dites-moi la suite quand vous voulez.',
    'Rien ne presse, je vous lis.',
  ],
  /** What they think of themselves, where it would hurt to say it again. */
  verdict: ['C’est un mot bien dur, pour soi.', 'Vous vous jugez durement, là.'],
  /** Made for nothing in particular: once each, and seldom. */
  questions: [
    'Qu’est-ce qui pèse le plus, là ?',
    'De quoi auriez-vous besoin, en premier ?',
    'Qu’est-ce qui vous aide à tenir avec cela ?',
    'Par quoi cela a-t-il commencé ?',
    'Qu’avez-vous déjà essayé ?',
    'Qu’est-ce que les autres n’en voient pas ?',
    'Qui, autour de vous, le sait ?',
    'Que diriez-vous à un ami dans cette situation ?',
    'Quel moment de la journée est le moins lourd ?',
    'Qu’est-ce qui vous tient à cœur, là-dedans ?',
    'À quoi verriez-vous que cela va un peu mieux ?',
    'Qu’aimeriez-vous que l’on sache, de tout cela ?',
    'Sur quoi avez-vous un peu de prise, aujourd’hui ?',
    'Qu’est-ce qui vous est revenu en tête, aujourd’hui ?',
  ],
  /** Of somebody else. */
  backToThem: ['Et vous, dans tout cela ?', 'Quelle place cela vous laisse-t-il ?'],
  /** Of what is meant to happen. */
  questionsOfTheFuture: [
    'Qu’est-ce que vous en espérez ?',
    'Qu’est-ce qui vous y aiderait ?',
    'Quel serait le premier pas ?',
  ],
  /** After one of many things that were told at once. */
  begin: ['De tout cela, par quoi aimeriez-vous commencer ?'],
  /** Of a fact of their life, in a talk about something that weighs. */
  livingIt: ['Et vous, comment le vivez-vous ?'],
  /** Where nothing could be said back. */
  whatComes: ['Dans tout cela, qu’est-ce qui compte le plus pour vous ?'],
  /** Of a wish or a view of theirs. */
  whatCounts: ['Qu’est-ce qui compte le plus pour vous, là-dedans ?', 'Qu’aimeriez-vous que l’on en comprenne ?'],
  /** After their own words, which are never said back alone, where no question fits: room to go on comes last of all. */
  goOn: [
    'Je vous lis, continuez si le cœur vous en dit.',
    'Ce que vous racontez là a sa place ici.',
    'Ce sont souvent de petites choses comme celle-là qui en disent le plus.',
    'Merci de me le dire, je le garde en tête pour la suite.',
    'Rien ne presse : la suite viendra comme elle vient.',
    'Prenez la place qu’il faut pour le raconter.',
    'Racontez un peu plus, si vous voulez.',
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

/** Said when a message names no theme the engine knows: still attended to, never random. */
export const openListening = {
  heard: [
    'Je vous lis.',
    'D’accord.',
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

export const professionalSupport: readonly string[] = [
  'Si cela dure, un médecin peut aussi vous épauler.',
  'Un professionnel peut vous accompagner si cela prend trop de place.',
  'Votre médecin peut entendre cela, et vous orienter.',
]

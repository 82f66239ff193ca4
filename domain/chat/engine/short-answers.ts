/** Answers of a word or two. They are taken as an answer, and followed by a question that is easier to answer. */
export interface ShortAnswer {
  id: string
  patterns: readonly string[]
  heard: readonly string[]
}

export const shortAnswers: readonly ShortAnswer[] = [
  {
    id: 'unknown',
    patterns: ['(sais|sait) (pas|plus)', 'aucune idée', 'je ne sais', '^ (euh|hmm|hum|heu) $'],
    heard: [
      'Ne pas savoir est une réponse aussi.',
      'Ce n’est pas grave, cela viendra peut-être plus tard.',
      'Ce n’est pas simple à dire, et rien ne presse.',
      'On peut laisser la question ouverte.',
      'D’accord, prenons-le par un autre bout.',
    ],
  },
  {
    id: 'nobody',
    patterns: ['^ [vraiment] personne $', 'pas grand monde', '^ personne [ne] (sait|le sait|est au courant)'],
    heard: [
      'Personne, pour l’instant : cela fait beaucoup à porter sans relais.',
      'Pas une seule personne, donc, et cela pèse.',
      'Personne ne le sait encore, si je vous lis bien.',
    ],
  },
  {
    id: 'nothing',
    patterns: ['^ (rien|pas grand chose|rien du tout|rien de spécial) $'],
    heard: [
      'Rien qui vienne, d’accord.',
      'Rien pour l’instant, et ce n’est pas grave.',
      'Il y a des jours où rien ne vient.',
    ],
  },
  {
    id: 'everything',
    patterns: ['^ (tout|un peu tout|de tout) $'],
    heard: [
      'Tout à la fois, c’est beaucoup.',
      'Tout : alors prenons-en un seul bout.',
      'Quand c’est tout, on ne sait plus où poser les mains.',
    ],
  },
  {
    id: 'never',
    patterns: ['^ (jamais|plus jamais|pas une fois) $'],
    heard: ['Jamais, d’accord.', 'Pas une fois, donc.', 'C’est dit clairement.'],
  },
  {
    id: 'often',
    patterns: ['^ (souvent|toujours|tout le temps|tous les jours|chaque jour|constamment) $'],
    heard: ['Sans répit, donc.', 'Presque sans pause : cela use.', 'Chaque jour, c’est beaucoup.'],
  },
  {
    id: 'sometimes',
    patterns: ['^ (parfois|des fois|ça dépend|quelquefois|de temps en temps|rarement) $'],
    heard: [
      'Par moments, donc.',
      'Pas tout le temps : c’est bon à savoir.',
      'Cela varie, et ces variations disent quelque chose.',
    ],
  },
  {
    id: 'long',
    patterns: ['^ [depuis|trop|très|assez] (longtemps|toujours) $'],
    heard: ['Cela dure, donc.', 'C’est long à porter.', 'Depuis le temps, on finit par oublier comment c’était avant.'],
  },
  {
    id: 'maybe',
    patterns: ['^ [oui|ouais|ben|bah] (peut être|possible|probablement|sans doute|mouais|on verra) [oui|ouais|bien] $'],
    heard: [
      'Peut-être, oui.',
      'Cela se peut.',
      'Laissons-le à l’état de peut-être.',
      'On verra, en effet.',
      'Rien n’oblige à trancher.',
    ],
  },
  {
    id: 'meh',
    patterns: ['^ (bof|pas terrible|pas top|moyen|couci couça|comme ci comme ça|pas ouf) $'],
    heard: [
      'Pas terrible, donc.',
      'J’entends que l’entrain n’y est pas.',
      'Entre deux, plutôt vers le bas.',
      'Un « bof » dit parfois plus qu’un long message.',
      'D’accord, ce n’est pas un grand jour.',
    ],
  },
  {
    id: 'laugh',
    patterns: ['^ [ok|oui|non|ah|bah] (lol|mdr|ptdr|haha*|xd) [ok|oui|non|merci|ouais] $'],
    heard: [
      'Un peu de légèreté ne fait pas de mal.',
      'Un sourire au passage, c’est toujours cela de pris.',
      'Cela fait sourire, ou cela protège un peu.',
    ],
  },
  {
    id: 'yes',
    patterns: [
      "^ [bah|ben|euh|ah] (oui|ouais|ouai|oue|yes|exactement|voilà|en effet|c'est ça|carrément|grave|tout à fait)",
    ],
    heard: ['D’accord.', 'Oui, c’est clair.', 'Merci de me le confirmer.', 'Bien, je garde cela.', 'Entendu.'],
  },
  {
    id: 'no',
    patterns: ['^ [bah|ben|euh|ah] (non|nan|nope|pas vraiment|pas du tout|pas trop|même pas)'],
    heard: ['D’accord.', 'Entendu.', 'C’est clair, merci.', 'Bien, on cherche ailleurs.', 'Pas de souci.'],
  },
  {
    id: 'fine',
    patterns: ["^ [bon|ah|ben|bah] (ok|d'accord|dac|bien|entendu|vas y|vzy|si tu veux|si vous voulez|c'est bon)"],
    heard: ['Bien.', 'D’accord.', 'Alors continuons.', 'Allons-y doucement.', 'Entendu, on avance.'],
  },
]

/** Answered with a word, and still worth asking. */
export const easyQuestions: readonly string[] = [
  'Aujourd’hui, est-ce plutôt mieux, pareil ou moins bien qu’hier ?',
  'Si votre humeur avait une météo, ce serait laquelle ?',
  'C’est plus lourd le matin, ou plus lourd le soir ?',
  'Quel mot irait le mieux : tendu, vide, lourd, ou un autre ?',
  'Qu’avez-vous fait juste avant d’ouvrir cette page ?',
  'Avez-vous pu manger et dormir à peu près, ces derniers jours ?',
  'S’il fallait enlever une seule chose de cette journée, laquelle serait-ce ?',
  'Autour de vous, là, est-ce plutôt calme ou bruyant ?',
  'Qui avez-vous croisé aujourd’hui, même une minute ?',
  'Entre parler, vous changer les idées et vous reposer, de quoi auriez-vous le plus besoin ?',
  'Quel a été le moment le moins pénible depuis ce matin ?',
  'Cela se passe plutôt dans la tête, ou plutôt dans le corps ?',
  'Y a-t-il une chanson, un lieu ou un animal qui vous fait du bien ?',
  'Si demain était un peu plus facile, qu’est-ce qui serait différent ?',
  'Sur un chemin d’une heure, où en seriez-vous : au début, au milieu, vers la fin ?',
  'Quelle question auriez-vous préféré qu’on vous pose ?',
  'De quoi n’avez-vous pas envie de parler aujourd’hui ?',
]

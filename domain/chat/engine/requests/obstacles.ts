/** What stands in the way of something that was proposed. */
interface Obstacle {
  id: string
  patterns: readonly string[]
  /** What we had proposed, where another way is for that only. */
  after?: readonly string[]
  heard: readonly string[]
  /** Another way, for this obstacle; none where any other advice will do. */
  instead?: readonly string[]
}

const WORDS_TO_SAY =
  '(dites|dire|dit|dis|phrase*|écrivez|écrire|message|mots|parlez|parler|demandez|demander|proposez|lettre|lignes|répondez)'

export const obstacles: readonly Obstacle[] = [
  {
    id: 'tried',
    patterns: [
      "(j'ai|on a|je l'ai|je lui ai|ai) [déjà|tout|bien] (essayé|tenté|testé)",
      '(déjà|deja) (fait|essayé|tenté|testé|dit|demandé|proposé)',
      '(je le fais|je fais ça) déjà',
      "(j'ai|on a) déjà (un|une|des|ça|tout|le|la) *",
    ],
    heard: ['D’accord, cela, c’est déjà fait.', 'Bien, cette piste-là est derrière vous.'],
  },
  {
    id: 'afraid-to-say-it',
    patterns: [
      "(j'ose|j'oserai|j'oserais|j'oserais|je me vois) (pas|jamais) [trop] [lui|leur|le|la|en|ça] [le|la|en] [dire|parler|demander|écrire|répondre|envoyer] [ça|cela] $",
      "pas (le courage|la force) [de|d'] [lui|leur|le|la|en] [dire|parler|demander|écrire] [ça] $",
      "(j'y arriverai|j'y arrive|j'arriverai|je saurai|je pourrai) (pas|jamais) [à] [lui|leur|le|la] [dire|parler] [ça] $",
      "(trop peur|peur) (de|d'|que|qu') [lui|leur|il|elle|ils|sa|la] .. (dire|parler|demander|réaction|énerve|fâche|moque|braque|prenne mal|dise non|refuse)",
      "^ .. j'ai trop peur $",
    ],
    after: [WORDS_TO_SAY],
    heard: ['Alors c’est encore trop haut.', 'Dans ce cas, visons plus petit.'],
    instead: [
      'Commencez par l’écrire, sans rien envoyer ni dire, trois lignes ; puis lisez-les à voix haute, une fois. C’est souvent là que cela devient faisable.',
      'Choisissez la version de deux minutes : un mot, un message, un seul essai, avec le droit de s’arrêter là.',
    ],
  },
  {
    id: 'no-time-or-means',
    patterns: [
      "pas (le temps|les moyens|d'argent|la place|de place|possible|chez moi)",
      '(trop cher|trop loin|pas une minute|impossible|aucun moment)',
    ],
    heard: [
      'C’est vrai que cela demande du temps ou des moyens que vous n’avez pas là.',
      'D’accord, pas comme cela, alors.',
    ],
    instead: [
      'Ce qui reste possible sans rien de plus : cinq minutes accrochées à une chose que vous faites déjà, le café, le trajet, le coucher. Et une seule chose à laisser tomber cette semaine.',
      'Alors commençons par retirer plutôt qu’ajouter : quelle tâche pourrait ne pas être faite du tout, sans que rien n’arrive ?',
    ],
  },
  {
    id: 'they-will-not',
    patterns: [
      '(il|elle|ils|elles|mari|femme|chef|cheffe|mère|père|fille|fils) .. (voudra|voudront|veut|écoute|écoutera|comprendra|acceptera|acceptera|répondra|fera|changera|écoutent|veulent) (pas|jamais|rien)',
      '(il|elle|ils|elles) (va|vont) (dire non|refuser|se moquer|se braquer|crier|mal le prendre|s énerver|rien)',
    ],
    heard: [
      'Si l’autre ne suit pas, il faut une voie qui ne dépende que de vous.',
      'D’accord, comptons sans son accord.',
    ],
    instead: [
      'Décidez d’une chose que vous ferez, ou ne ferez plus, quoi que l’autre réponde, et dites-la simplement, sans demander la permission. C’est le seul morceau qui soit à vous.',
      'Passez par quelqu’un que cette personne écoute, ou par écrit, à un autre moment : on refuse souvent la manière avant de refuser la chose.',
    ],
  },
  {
    id: 'will-not-work',
    patterns: [
      '(ça|cela) [ne|n] (marchera|marche|fonctionne|fonctionnera|changera|change|servira|sert|suffira|aide|aidera) (pas|jamais|rien|à rien)',
      '(sert à rien|servira à rien|inutile|facile à dire|plus facile à dire|j y crois pas|pas pour moi)',
      "^ (oui|ouais|ok|d'accord|bah|ben) [,] mais (ça|cela|c'est pas|c'est trop|pas|j'ai pas|je peux pas|impossible|je vois pas)",
    ],
    heard: ['D’accord, essayons par un autre côté.', 'Entendu, laissons cela.'],
  },
]

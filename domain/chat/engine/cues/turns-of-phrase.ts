import type { Cue } from './cue.ts'

/** How something is told, whatever it is about: the question takes up the turn of phrase itself. */
export const turnsOfPhrase: readonly Cue[] = [
  {
    id: 'for-someone-else',
    isFact: true,
    isTender: true,
    patterns: ["^ [bonjour|bonsoir|salut] [,] (c'est|je viens|j'écris) pour (mon|ma|un|une)"],
    heard: ['D’accord, parlons-en.'],
    questions: ['Que se passe-t-il ?'],
  },
  {
    id: 'introduction',
    isFact: true,
    isTender: true,
    patterns: [
      'je suis [un|une|aussi|encore] (prof*|instit*|chef*|infirmi*|aide soignant*|médecin|étudiant*|lycéen*|apprenti*|retraité*|cadre|ouvrier*|vendeu*|caissi*|chauffeur|serveu*|comptable*|ingénieur*|agricult*|éleveu*|artisan*|éducat*|assistant*|secrétaire|cuisini*|avocat*|développeu*|militaire|pompier|polici*|livreu*|maman|papa)',
      'je suis en (master|licence|l1|l2|l3|m1|m2|première|terminale|seconde|stage|alternance|thèse|doctorat|bts|prépa|retraite)',
      'je suis dans (le|la|les|un|une) *',
      'je (travaille|bosse) (dans|chez|à|au|comme|en)',
      "j'habite (à|dans|avec|chez|en)",
      '(on est|nous sommes) (ami*|marié*|en couple|pacsé*|collègues|voisin*) depuis',
      'on (travaille|bosse) sur',
    ],
    heard: ['D’accord, je vois mieux d’où vous parlez.'],
    questions: ['Et en ce moment, comment cela se passe-t-il ?', 'Qu’est-ce qui occupe vos pensées, ces jours-ci ?'],
  },
  {
    id: 'good-words-received',
    patterns: [
      "(dit|écrit|répondu) que c'était (bien|très bien|super|du bon)",
      "m'a pourtant (dit|félicité*|rassuré*)",
      '(des|ses|leurs|un|les) compliment*',
    ],
    heard: ['Ce retour-là existe aussi.'],
    questions: ['Qu’est-ce qui le rend difficile à croire ?', 'Que se passerait-il si vous le preniez tel quel ?'],
  },
  {
    id: 'checking',
    patterns: [
      'je (vérifie|recompte|relis|contrôle) .. (tout|fois|toujours|sans arrêt|porte|gaz|mails)',
      'je recommence .. fois',
    ],
    heard: ['Vérifier calme un instant, puis le doute revient.'],
    questions: ['Que craignez-vous qu’il arrive si vous ne le faisiez qu’une fois ?'],
  },
  {
    id: 'going-over-it',
    patterns: [
      '(repasse|refais|rejoue|repense|tourne|tournent) .. (tête|boucle|journée|film|scène)',
      "(arrête|arrive) pas (de|d'|à arrêter de) (penser|y penser|ruminer)",
      'je pense à tout',
    ],
    heard: ['Les pensées reprennent la scène sans jamais la finir.', 'À force de tourner, la tête ne se repose plus.'],
    questions: ['Sur quoi s’arrêtent-elles le plus souvent ?', 'Qu’est-ce qui les interrompt, parfois ?'],
  },
  {
    id: 'comparing',
    holdsAnywhere: true,
    patterns: [
      '(les autres|tout le monde) [ils|elles] (y arrive*|réussi*|semble*|avance*|sont|ont tous|a des|ont des)',
      'pas comme les autres',
      '(mieux|plus *) que moi & ! (aime|grand*|petit*)',
    ],
    heard: ['Vous vous comparez aux autres.'],
    questions: ['À qui vous comparez-vous le plus ?', 'Que ne voit-on pas, de l’extérieur, de ce que vous faites ?'],
  },
  {
    id: 'never-enough',
    patterns: [
      '(père|mère|parents|il|elle) [ne] (supportait|acceptait|tolérait) pas',
      '(père|mère|parents|il|elle) .. (exigeant*|sévère*|jamais content*)',
      'jamais assez (bien|bon|bonne)',
      "(suffisait|suffit|c'était) jamais [assez]",
    ],
    heard: ['Grandir sous un regard aussi exigeant laisse des traces.'],
    questions: [
      'Qu’auriez-vous eu besoin d’entendre, à ce moment-là ?',
      'Qu’en reste-t-il dans la façon dont vous vous parlez aujourd’hui ?',
    ],
  },
  {
    id: 'all-on-me',
    holdsAnywhere: true,
    patterns: [
      'tout sur (le|mon) dos',
      "(toujours|encore) (moi|à moi) [qui|de|d']",
      'je (gère|porte|fais) tout [seul*|toute seule|à la maison|$]',
      'tout (repose|retombe) sur moi',
    ],
    heard: ['Tout repose sur vous.'],
    questions: [
      'Qu’est-ce que vous pourriez poser, ne serait-ce qu’une semaine ?',
      'Qui pourrait en prendre une petite part ?',
    ],
  },
  {
    id: 'quarrels',
    patterns: [
      '(on|nous) .. (dispute*|engueule*|prend la tête|crie dessus)',
      'claque* la porte',
      'se parle* [presque] (plus|pas)',
      '(ça|cela) (finit|tourne|dégénère) .. (dispute*|cris)',
    ],
    heard: ['Après une dispute, chacun reste souvent de son côté de la porte.'],
    questions: ['Par quoi cela commence-t-il, d’habitude ?', 'Comment revenez-vous l’un vers l’autre, après ?'],
  },
  {
    id: 'helped-by-someone',
    holdsAnywhere: true,
    patterns: [
      "(m'a|m'ont|nous a) [beaucoup|bien|tout de suite] (aidé*|accompagné*|rassuré*|soutenu*|écouté*|consolé*)",
      "m'a (donné|apporté|proposé) (de l'|un|une|du|son|sa)",
    ],
    heard: ['Quelqu’un a été là à ce moment-là.'],
    questions: ['Qu’est-ce que ce geste vous a fait ?'],
  },
  {
    id: 'easier-said',
    patterns: ['[plus] facile à dire', '(vite|facile) dit'],
    heard: ['Plus facile à dire qu’à vivre, oui.'],
    questions: ['Qu’est-ce qui vous aiderait vraiment, là ?'],
  },
  {
    id: 'again',
    holdsAnywhere: true,
    patterns: [
      '(deuxième|troisième|quatrième|cinquième|énième) fois',
      'encore une fois',
      '(ça|cela) (recommence|revient)',
    ],
    heard: ['Cela vous arrive donc encore.'],
    questions: ['Qu’est-ce qui était différent, cette fois ?', 'Comment les autres fois se sont-elles terminées ?'],
  },
  {
    id: 'told-by-a-doctor',
    patterns: ['(médecin|docteur|généraliste|cardiologue|gynéco*|psy|psychologue|psychiatre) [*] (dit|trouve|pense)'],
    heard: [],
    questions: ['Qu’est-ce que cela vous a fait de l’entendre ?'],
  },
]

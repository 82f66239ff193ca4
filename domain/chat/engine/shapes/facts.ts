import type { Shape } from './shape.ts'

/** Short answers of more than a word, and facts told in passing. */
export const facts: readonly Shape[] = [
  {
    id: 'not-true',
    patterns: ["(c'est|ce est) [vraiment|même|tellement|trop] (pas vrai|faux|injuste|pas juste)"],
    heard: ['Vous ne vous y reconnaissez pas.', 'Ce n’est pas ainsi que vous le voyez.', 'Cela vous paraît injuste.'],
    questions: [
      'Qu’est-ce que {proche} ne voit pas, d’après vous ?',
      'Qu’est-ce qu’on ne voit pas, de ce que vous faites ?',
      'Comment le diriez-vous, vous ?',
    ],
  },
  {
    id: 'all-the-same',
    patterns: ["^ (quand même|n'empêche|malgré tout) $"],
    heard: ['Cela reste, malgré tout.'],
    questions: ['Qu’est-ce qui ne passe pas ?'],
  },
  {
    id: 'keeps-thinking',
    patterns: ["(j'y pense|j'y repense)", '(ça|cela) (tourne|me travaille|me trotte|revient)'],
    heard: ['C’est resté en tête, donc.', 'Cela vous suit.'],
    questions: ['Qu’est-ce qui revient le plus ?', 'Qu’aimeriez-vous pouvoir dire, ou défaire ?'],
  },
  {
    id: 'eases',
    patterns: ['(ça|cela) [me] (détend|repose|vide la tête|change les idées|occupe|distrait)'],
    heard: ['Cela aide, sur le moment.'],
    questions: ['Et après, comment vous sentez-vous ?', 'Qu’est-ce que cela vous apporte, surtout ?'],
  },
  {
    id: 'both',
    patterns: ['^ [un peu] (les deux|des deux) [en fait|je dirais] $', '^ tout à la fois'],
    heard: ['Les deux, donc.', 'L’un et l’autre ensemble, d’accord.'],
    questions: ['Lequel des deux prend le plus de place ?', 'Par lequel voulez-vous commencer ?'],
  },
  {
    id: 'waiting',
    patterns: ['en attendant ($|,|mieux|de)'],
    heard: ['{mots}.', 'C’est une étape, donc.'],
    questions: ['En attendant quoi, si cela ne tenait qu’à vous ?', 'Comment vivez-vous cette attente ?'],
  },
  {
    id: 'regularly',
    isFact: true,
    patterns: [
      'fois par (jour|semaine|mois|an)',
      '(tous les|toutes les|chaque|à chaque) * & ! tous les (deux|trois|quatre)',
    ],
    heard: ['{mots}.'],
    questions: [],
  },
  {
    id: 'years-together',
    isFact: true,
    patterns: [
      '(mariés|mariées|marié|mariée|ensemble|pacsés|en couple) .. (ans|années)',
      '(ans|années|mois) (de mariage|de vie commune|de couple|de relation|ensemble)',
    ],
    heard: ['{mots}.', 'Toutes ces années à deux, ce n’est pas rien.'],
    questions: [],
  },
  {
    id: 'for-long',
    isFact: true,
    patterns: ['(depuis|ça fait|cela fait|il y a|y a) .. (ans|an|année*|mois|toujours|longtemps)'],
    heard: ['{mots}.', 'Tout ce temps, cela compte.', 'Cela ne date pas d’hier.'],
    questions: ['Qu’est-ce qui a changé, depuis le début ?', 'Comment avez-vous tenu jusqu’ici ?'],
  },
  {
    id: 'for-short',
    isFact: true,
    patterns: [
      '(depuis|ça fait|cela fait|il y a|y a) .. (jour*|semaine*|hier)',
      'depuis {jour dit}',
      '^ * (jours|semaines) (que|qu)',
    ],
    heard: [],
    questions: ['Comment étaient les choses, juste avant ?', 'Comment se passent les journées, depuis ?'],
  },
  {
    id: 'age',
    isFact: true,
    patterns: [
      '(je ai|il a|elle a|il avait|elle avait|ils ont) [bientôt|presque|déjà] * ans',
      '^ {autrui} (a|avait|ont) * ans',
    ],
    heard: ['{mots}.'],
    questions: [],
  },
  {
    id: 'work-home',
    isFact: true,
    patterns: [
      'je (travaille|bosse|habite|vis|étudie|suis en|suis dans|fais des études) *',
      'je suis [un|une|encore|aussi] (étudiant*|lycéen*|retraité*|infirmi*|aide|prof*|instit*|caissi*|vendeu*|serveu*|chauffeur|apprenti*|ouvrier*|cadre|comptable|assistant*|au chômage|intérimaire)',
    ],
    heard: ['{mots}.'],
    questions: [],
  },
  {
    id: 'in-the-balance',
    patterns: ["(on attend|j'attends|nous attendons|en attente|on sait pas|on ne sait pas) *"],
    heard: ['Attendre sans savoir, c’est long.'],
    questions: ['Comment se passe cette attente, pour vous ?', 'Qu’est-ce qui aiderait, d’ici là ?'],
  },
  {
    id: 'coming',
    isFact: true,
    patterns: ['^ {jour dit} (je|on|il|elle) *', '^ (à noël|cet été|bientôt) (je|on) *'],
    heard: [],
    questions: ['Comment abordez-vous ce moment ?', 'Qu’est-ce qui vous aiderait, ce jour-là ?'],
  },
  {
    id: 'what-someone-did',
    isFact: true,
    patterns: [
      "{autrui} (m'a|m'ont|l'a|l'ont|a|ont|lui a|nous a|nous ont|s'est|se sont|est venu*|est parti*|est arrivé*|est sorti*|est rentré*|est monté*) * & ! ^ je",
      "^ c'est .. qui (m'a|m'ont|l'a|a|ont|nous a) *",
    ],
    heard: ['{mots}.'],
    questions: [],
  },
  {
    id: 'what-we-do',
    isFact: true,
    patterns: ['^ on *'],
    heard: ['{mots}.'],
    questions: ['Qu’est-ce que cela donne, concrètement ?', 'Et cela, depuis quand ?'],
  },
  {
    id: 'will-be',
    isFact: true,
    patterns: ['(je serai|je vais être|je devrai|je vais devoir|je vais me retrouver|on sera|il y aura) *'],
    heard: ['{mots}.'],
    questions: ['Qu’est-ce que vous appréhendez le plus, là-dedans ?', 'Qu’est-ce qui aiderait, ce jour-là ?'],
  },
  {
    id: 'own-state',
    isFact: true,
    patterns: ["^ (j'ai|je suis|j'avais|j'étais) *"],
    heard: ['{mots}.'],
    questions: [],
  },
  {
    id: 'falls-on-me',
    patterns: ["^ c'est (moi qui|à moi de|sur moi que) * & ! (faute|sais|pense|dit)"],
    heard: ['{mots}.', 'C’est donc à vous que cela revient.'],
    questions: ['Qu’est-ce qui vous aiderait, là-dessus ?', 'Qui pourrait en prendre un petit bout ?'],
  },
  {
    id: 'lacks',
    patterns: [
      "^ (j'ai|je n'ai|on a|on n'a) (pas|plus) (de|d') * & ! (souci*|problème*|chance|raison*|idée*|question*|mal|honte)",
    ],
    heard: ['{mots}.', 'Voilà une chose de moins sur quoi compter.'],
    questions: ['Qu’est-ce que cela complique le plus ?', 'Comment faites-vous, sans ?'],
  },
  {
    id: 'own-days',
    isFact: true,
    patterns: [
      '^ (le|les|la) * je *',
      '^ je .. (tous les|toutes les|chaque|souvent|toujours|tout le temps|le soir|le matin|la nuit|le dimanche|des heures|toute la nuit|en boucle|sans arrêt)',
      "^ je (scrolle|rumine|pleure|crie|tourne|joue|m'enferme|grignote|traîne|range|nettoie|vérifie|compte|marche|dors|me lève|me réveille|sursaute) *",
    ],
    heard: ['{mots}.'],
    questions: [
      'Et après, comment vous sentez-vous ?',
      'Qu’est-ce que cela vous apporte, ou vous évite ?',
      'Que se passe-t-il en vous, à ce moment-là ?',
    ],
  },
  {
    id: 'means-to',
    isFact: true,
    patterns: [
      '^ je vais [quand même|sûrement|peut être] [y] (aller|rester|attendre|garder|laisser|continuer|adapter|me contenter) *',
      '^ je vais [quand même|sûrement|peut être] y aller $',
    ],
    heard: ['{mots}.'],
    questions: ['Qu’est-ce qui vous a décidé ?'],
  },
  {
    id: 'own-fact',
    isFact: true,
    patterns: ['^ je * & ! (je ai|je suis|je avais|je étais|je en ai|je y ai|je en avais)'],
    heard: ['{mots}.'],
    questions: [],
  },
  {
    id: 'how-a-thing-is',
    isFact: true,
    patterns: [
      '^ (le|la|les|mon|ma|mes|notre) (maison|appartement|appart|chambre|lit|table|frigo|cuisine|salon|loyer|bail|voiture|compte|jardin) *',
    ],
    heard: ['{mots}.'],
    questions: ['À quel moment est-ce le plus dur ?'],
  },
]

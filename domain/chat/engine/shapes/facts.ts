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
    id: 'partly-true',
    patterns: [
      '(a|ont) pas [{beaucoup}|complètement|tout à fait|totalement] (tort|faux)',
      '(pas faux|en partie|un peu vrai|vrai aussi|du vrai)',
      "^ c'est vrai",
      '^ [peut être] un peu [oui] $',
    ],
    heard: ['Il y a du vrai là-dedans, donc.', 'Vous le reconnaissez, et ce n’est pas si simple à faire.'],
    questions: [
      'Qu’est-ce qui est vrai là-dedans, et qu’est-ce qui l’est moins ?',
      'Que faudrait-il, pour que cela change un peu ?',
    ],
  },
  {
    id: 'all-the-same',
    patterns: ["^ (quand même|n'empêche|malgré tout) $"],
    heard: ['Cela reste, malgré tout.'],
    questions: ['Qu’est-ce qui ne passe pas ?'],
  },
  {
    id: 'weary',
    patterns: [
      "comme (d'hab*|d'habitude|toujours|à chaque fois|d'hab)",
      "^ (c'est|c'était) (la vie|comme ça|la routine|toujours pareil|pareil)",
      '(on fait|je fais|faut faire) avec',
      '^ (tant pis|peu importe|bof|faut bien)',
      "(j'ai l'habitude|je suis habitué*)",
    ],
    heard: [
      'Ce n’est donc pas la première fois.',
      'Il y a de la lassitude, là.',
      'À force, on n’en attend plus grand-chose.',
    ],
    questions: [
      'Et à force, qu’est-ce que cela vous fait ?',
      'Qu’est-ce qui, cette fois, vous a touché quand même ?',
      'Qu’aimeriez-vous voir changer en premier ?',
    ],
  },
  {
    id: 'bad-time',
    patterns: [
      '(semaine|journée|période|soirée|nuit|week-end|année) [{beaucoup}] (horrible|pourri*|dur*|difficile|compliqué*|affreu*|nul*|galère|épuisant*|de merde)',
      '(mauvaise|sale|grosse|dure) (semaine|journée|période|soirée|nuit|année)',
    ],
    heard: ['{mots}.', 'Cela a été rude, donc.'],
    questions: ['Que s’est-il passé ?', 'Qu’est-ce qui a été le plus lourd ?'],
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
    id: 'before',
    patterns: [
      '^ avant [,|ça|c était] *',
      "(à l'époque|dans le temps)",
      "^ (j'aimais|j'adorais|on se téléphonait|on se voyait|on faisait|on allait)",
      '^ (on|je) (devait|devais|avait prévu|avais prévu)',
    ],
    heard: ['{mots}.', 'Cela comptait pour vous.', 'Il y a un avant et un après, donc.'],
    questions: ['Qu’est-ce qui vous en manque le plus ?', 'Qu’est-ce qui a changé, entre avant et maintenant ?'],
  },
  {
    id: 'regularly',
    isFact: true,
    patterns: ['fois par (jour|semaine|mois|an)', '(tous les|toutes les|chaque|à chaque) *'],
    heard: ['{mots}.'],
    questions: ['Y a-t-il eu une fois différente des autres ?'],
  },
  {
    id: 'for-long',
    isFact: true,
    patterns: [
      '(depuis|ça fait|cela fait|il y a|y a) .. (ans|an|année*|mois|toujours|longtemps)',
      '^ * (ans|mois) ensemble',
    ],
    heard: ['Cela ne date pas d’hier.', 'Tout ce temps, cela compte.'],
    questions: ['Qu’est-ce qui a changé, depuis le début ?', 'Comment avez-vous tenu jusqu’ici ?'],
  },
  {
    id: 'since-event',
    isFact: true,
    patterns: ['^ depuis (la|le|les|que|mon|ma|notre|sa|son|cet|cette|l) *'],
    heard: [],
    questions: ['Qu’est-ce qui a changé, à ce moment-là ?', 'Et avant, comment était-ce ?'],
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
    id: 'did-not',
    isFact: true,
    patterns: [
      "(j'ai|je lui ai|je leur ai|je l'ai|je n'ai|je ne lui ai|je ne leur ai|je ne l'ai|j'en ai|je n'en ai) [même|encore|toujours] (pas|rien|jamais) (dit|répondu|fait|pris|vu|écrit|appelé|rappelé|parlé|demandé|envoyé|montré|osé|pu|su|voulu|réagi|bougé|expliqué|insisté|lu|rappelé|réussi)",
    ],
    heard: ['{mots}.', 'Cela n’a pas été possible, ou pas encore.'],
    questions: ['Qu’est-ce qui vous a retenu ?', 'Qu’auriez-vous aimé faire, ou dire ?'],
  },
  {
    id: 'own-act',
    isFact: true,
    patterns: [
      "(j'ai|je lui ai|je leur ai|je l'ai|je les ai|je n'ai) [pas|rien|juste|tout|même|quand même|bien|encore|fini par|jamais] (dit|répondu|crié|raccroché|fait|pris|mis|vu|reçu|écrit|appelé|parlé|demandé|envoyé|arrêté|commencé|raté|refusé|quitté|donné|trouvé|souri|pleuré|claqué|laissé|attendu|gardé|acheté|vendu|perdu|menti|caché|accepté|frappé|passé|mangé|bu|dormi|révisé|travaillé|téléchargé|expliqué|annoncé|cherché|préparé|postulé|été|visité|repris|changé|pensé|signé|payé|regardé|lu|couru|marché|annulé|quitté|déménagé|appris)",
      'je suis (partie|parti|sortie|sorti|montée|monté|rentrée|rentré|restée|resté|allée|allé|venue|venu|arrivée|arrivé|tombée|tombé|passée|passé)',
      '^ je me suis *',
    ],
    heard: ['{mots}.'],
    questions: [
      'Et ensuite, que s’est-il passé ?',
      'Comment étiez-vous, juste après ?',
      'Qu’en pensez-vous, avec un peu de recul ?',
    ],
  },
  {
    id: 'coming',
    isFact: true,
    patterns: ['^ {jour dit} (je|on|il|elle) *', '^ (à noël|cet été|bientôt) (je|on) *'],
    heard: [],
    questions: ['Comment abordez-vous ce moment ?', 'Qu’est-ce qui vous aiderait, ce jour-là ?'],
  },
  {
    id: 'once',
    isFact: true,
    patterns: ["^ (la dernière fois|la première fois|l'autre jour|l'autre soir|une fois|hier) *"],
    heard: [],
    questions: ['Et ensuite, que s’est-il passé ?'],
  },
  {
    id: 'what-someone-did',
    isFact: true,
    patterns: [
      "{autrui} (m'a|m'ont|l'a|l'ont|a|ont|lui a|nous a|nous ont|s'est|se sont|est venu*|est parti*|est arrivé*|est sorti*|est rentré*|est monté*) * & ! ^ je",
      "^ c'est .. qui (m'a|m'ont|l'a|a|ont|nous a) *",
    ],
    heard: ['{mots}.'],
    questions: [
      'Qu’avez-vous fait, à ce moment-là ?',
      'Que vous êtes-vous dit, à ce moment-là ?',
      'Comment cela s’est-il terminé ?',
    ],
  },
  {
    id: 'ends-or-leaves',
    isFact: true,
    patterns: [
      '(part|partent|finit|finissent|termine|terminent|quitte|quittent|ferme|déménage|déménagent|arrête|prend sa retraite) .. (en|le|dans|à|demain|bientôt|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)',
    ],
    heard: ['{mots}.'],
    questions: ['Qu’est-ce que cela va changer, pour vous ?', 'Et après, comment le voyez-vous ?'],
  },
  {
    id: 'what-someone-is',
    isFact: true,
    patterns: [
      '^ {autrui} (est|sont|était|étaient|a|ont|avait|avaient|aime|aiment|dort|dorment|vit|vivent|se) * & ! (il y|il a dit)',
    ],
    heard: ['{mots}.'],
    questions: ['Qu’est-ce que cela change, entre vous ?'],
  },
  {
    id: 'what-someone-does',
    isFact: true,
    patterns: ['^ {autrui} * & ! (il y|il faut|il pleut|il fait)'],
    heard: ['{mots}.'],
    questions: ['Comment le prenez-vous, vous ?', 'Qu’attendriez-vous de {proche}, dans ces moments-là ?'],
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
    id: 'how-it-was',
    isFact: true,
    patterns: ["^ (c'était|on était|on avait) *"],
    heard: ['{mots}.'],
    questions: ['Qu’est-ce qui vous en reste, aujourd’hui ?'],
  },
  {
    id: 'how-it-is',
    isFact: true,
    patterns: ["^ (c'est|ça|cela) *"],
    heard: [],
    questions: ['Qu’est-ce qui vous touche, là-dedans ?', 'Et vous, où en êtes-vous avec cela ?'],
  },
  {
    id: 'own-days',
    isFact: true,
    patterns: ['^ [le *|les *|la *] je * & ! (je ai|je suis|je avais|je étais|je en ai|je y ai|je en avais)'],
    heard: ['{mots}.'],
    questions: [
      'Que se passe-t-il en vous, à ce moment-là ?',
      'Et après, comment vous sentez-vous ?',
      'Qu’est-ce que cela vous apporte, ou vous évite ?',
    ],
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

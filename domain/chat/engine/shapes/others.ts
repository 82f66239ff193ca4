import type { Shape } from './shape.ts'

/** What somebody else says, does not say, does or could do. */
export const others: readonly Shape[] = [
  {
    id: 'silent',
    patterns: [
      '{autrui} ... (rien dit|dit rien|disent rien|dire rien|rien dire|rien répondu|répond rien|pas réagi|réagit pas|pas bougé|pas répondu|pas rappelé|rappelle pas|dit jamais rien|se tait|se taisent|change de sujet|pas en parler|rien voir|voit rien) & ! ^ je',
    ],
    heard: ['{mots}.', 'Pas un mot, donc.', 'Ce silence aussi dit quelque chose, sans qu’on sache quoi.'],
    questions: [
      'Comment prenez-vous ce silence ?',
      'Qu’auriez-vous voulu entendre de {proche} ?',
      'D’après vous, que se passe-t-il de l’autre côté ?',
    ],
  },
  {
    id: 'no-contact',
    patterns: [
      '(on|nous) [ne] (se|nous) (parle|parlons|parlait|appelle|écrit|voit|voyons|adresse|dit) [presque|la parole] (plus|pas|moins|jamais|à peine|juste|rien)',
      '(on|nous) [ne] (se|nous) (est|sommes) (pas|plus|jamais) [encore] (parlé*|reparlé*|vu*|revu*|appelé*|dit)',
      'pas [encore] reparlé',
      '{autrui} [ne] [me|nous] (répond|répondent|parle|parlent|écrit|écrivent|appelle|appellent|voit) [presque] (plus|pas|jamais|moins)',
      'pas de nouvelles',
    ],
    heard: ['{mots}.', 'Il n’y a plus beaucoup de mots entre vous, donc.', 'C’est long, sans vraiment se parler.'],
    questions: [
      'Qui fait le premier pas, d’habitude ?',
      'Que diriez-vous à {proche}, si c’était facile ?',
      'Qu’est-ce qui rend le premier mot difficile ?',
    ],
  },
  {
    id: 'told-to',
    patterns: ['(me|nous) (dit|disent|conseille*|répète*|demande*) de *', "(m'a|m'ont) (dit|conseillé|demandé) de *"],
    heard: ['{mots}.', 'Voilà ce que vous entendez.'],
    questions: [
      'Comment le prenez-vous ?',
      'Et vous, qu’en pensez-vous ?',
      'Qu’est-ce que cela laisse de côté ?',
      'Qu’auriez-vous préféré entendre ?',
    ],
  },
  {
    id: 'said-of-me',
    patterns: [
      '{autrui} .. (dit|disent|disait|trouve|trouvent|pense|pensent|croit|croient|répète|répètent|prétend|dirait|diraient) que je * & ! ^ je & ! (prêt*|capable*|doué*|fort*|courageu*|mérite|vais (y arriver|réussir)|peux y arriver|bien|super|très bien)',
      '{autrui} me (traite*|reproche*|critique*|compare*) & ! ^ je',
      "{autrui} (m'a|m'ont) [encore] (traité*|reproché|critiqué*) & ! ^ je",
    ],
    heard: [
      '{mots}.',
      'Entendre cela de {proche}, ce n’est pas rien.',
      'Ces mots-là, on ne les oublie pas tout de suite.',
    ],
    questions: [
      'Comment recevez-vous cela ?',
      'Que répondriez-vous, si c’était facile ?',
      'Qu’auriez-vous voulu entendre, à la place ?',
    ],
  },
  {
    id: 'others-say',
    patterns: [
      '{autrui} .. (dit|disent|disait|trouve|trouvent|pense|pensent|croit|croient|répète|répètent|prétend|reproche|reprochent|dirait|diraient) (que|qu|de|comme) & ! ^ je',
      "{autrui} .. (m'a|m'ont|nous a) [juste|encore] (dit|répondu|lancé|balancé|sorti|reproché|traité*)",
      '{autrui} (a|ont) dit & ! ^ je',
    ],
    heard: [
      '{mots}.',
      'Du côté de {proche}, c’est vu ainsi.',
      'C’est donc ce que l’on vous en dit.',
      'Voilà comment c’est vu en face.',
    ],
    questions: [
      'Et vous, qu’en pensez-vous ?',
      'Comment le prenez-vous, sur le fond ?',
      'Qu’est-ce que cela laisse de côté ?',
    ],
  },
  {
    id: 'could-at-least',
    patterns: ['{autrui} (pourrait|pourraient|devrait|devraient) (au moins|quand même|un peu) & ! ^ je'],
    heard: ['C’est peu demander, en effet.', 'Ce petit geste-là compterait.'],
    questions: ['Qu’est-ce que ce geste changerait, pour vous ?', 'Comment pourriez-vous le dire à {proche} ?'],
  },
  {
    id: 'someone-could',
    patterns: ['{autrui} (pourrait|pourraient|peut|peuvent|devrait|devraient) * & ! (pas|plus|rien) & ! ^ je'],
    heard: ['{mots} : c’est une piste.', 'Ce serait possible, alors.', 'Voilà une piste concrète.'],
    questions: [
      'Comment pourriez-vous le demander à {proche} ?',
      'Qu’est-ce que cela changerait pour vous ?',
      'Qu’est-ce qui l’empêche, pour l’instant ?',
    ],
  },
  {
    id: 'does-not-know',
    patterns: [
      '{autrui} [ne] [le|la] (sait|savent) (pas|rien) & ! (quoi|comment|si|où)',
      '{autrui} [ne] (est|sont) pas au courant',
    ],
    heard: ['{mots}.', 'Cela reste de votre côté, pour l’instant.'],
    questions: ['Qu’est-ce qui vous retient d’en parler ?', 'Que craindriez-vous, si c’était dit ?'],
  },
  {
    id: 'someone-there',
    patterns: [
      "j'ai [que] (un|une|mon|ma|deux) [bon|bonne|seule|seul|meilleur*] (collègue*|ami*|soeur|frère|voisin*|pote*|copine*|copain*|cousin*|tante) & ! qui",
    ],
    heard: ['Il y a donc quelqu’un.'],
    questions: [
      'Que sait cette personne de ce que vous vivez ?',
      'Qu’est-ce qui est plus simple avec cette personne ?',
    ],
  },
  {
    id: 'support',
    patterns: [
      "{autrui} .. (croit en moi|me soutient|me soutiennent|m'aide|m'aident|m'a [beaucoup] aidé*|est là pour moi|me comprend|m'apporte|me dépose|me propose|m'a proposé|venir m'aider)",
      "{autrui} (m'a|m'ont) (filé|prêté|dépanné*|avancé|hébergé*) *",
      '(venu*|venue) (me voir|vers moi|me parler)',
    ],
    heard: ['Il y a donc quelqu’un de votre côté.', 'C’est un appui, et il compte.'],
    questions: ['Qu’est-ce que cela vous apporte ?', 'Que pourriez-vous demander de plus, si besoin ?'],
  },
  {
    id: 'someone-refuses',
    patterns: [
      '{autrui} [ne] (veut|veulent|voulait|voulaient|accepte|acceptent) (pas|plus|personne|rien) & ! ^ je',
      '{autrui} .. refuse* & ! ^ je',
    ],
    heard: ['{mots}.', 'C’est un refus, de ce côté-là.'],
    questions: [
      'Comment vous y prenez-vous, alors ?',
      'D’après vous, qu’est-ce qui rend cela si difficile, en face ?',
      'Que faites-vous de ce refus ?',
    ],
  },
  {
    id: 'someone-wants',
    patterns: ['{autrui} [ne] (veut|veulent|voudrait|voudraient|exige*|attend*) * & ! ^ je'],
    heard: ['{mots}.'],
    questions: ['Et vous, que voudriez-vous ?', 'Que pourriez-vous répondre ?'],
  },
  {
    id: 'knows-nobody',
    patterns: ['(connais|vois|croise) [vraiment|plus|presque] personne', 'connais pas grand monde'],
    heard: ['{mots}.', 'Cela fait bien peu de visages.'],
    questions: [
      'Qui croisez-vous quand même, ne serait-ce que de loin ?',
      'Comment se faisaient les rencontres, pour vous, avant ?',
    ],
  },
  {
    id: 'nobody',
    lacksSomeone: true,
    patterns: ['(je ai|je ne ai|y a|parle à) [vraiment|plus|presque] personne', '^ personne (à qui|pour|ne)'],
    heard: ['{mots}.', 'C’est beaucoup à porter sans relais.', 'Tout reste à l’intérieur, alors.'],
    questions: [
      'Que diriez-vous à quelqu’un qui écouterait vraiment ?',
      'Qui, même loin, vous manque le plus ?',
      'Cela a-t-il toujours été ainsi ?',
    ],
  },
]

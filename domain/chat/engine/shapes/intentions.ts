import type { Shape } from './shape.ts'

/** What is wanted, planned, tried, possible or out of reach. */
export const intentions: readonly Shape[] = [
  {
    id: 'doubts',
    patterns: [
      'sais (pas|plus) [trop|vraiment|même|du tout] (si|ce que|quoi|comment|où|lequel|laquelle) *',
      'me demande (si|ce que|pourquoi)',
      'hésite*',
      '(pas|ni) [{beaucoup}] (sûr|sûre|certain*|convaincu*)',
    ],
    heard: [
      '{mots}.',
      'Rien n’est tranché, donc.',
      'La question reste ouverte, et rien n’oblige à la fermer aujourd’hui.',
    ],
    questions: [
      'De quel côté penchez-vous, là, tout de suite ?',
      'Qu’est-ce qui vous aiderait à y voir plus clair ?',
      'Qu’est-ce qui vous retient ?',
    ],
  },
  {
    id: 'disbelieves',
    patterns: ['je [ne] [le|la|les|lui|y|me] crois (pas|plus)', 'y crois (pas|plus)'],
    heard: ['Vous n’y croyez pas vraiment.', 'La confiance n’y est pas, donc.'],
    questions: ['Qu’est-ce qui vous en fait douter ?', 'Qu’est-ce qui vous aiderait à y croire un peu ?'],
  },
  {
    id: 'useless',
    patterns: ['(ça|cela) [ne] (sert|servira|servirait|change|changera|changerait) [de toute façon] (à rien|rien)'],
    heard: ['Se dire que cela n’aura servi à rien, c’est décourageant.'],
    questions: ['Qu’est-ce qui en reste, malgré tout ?', 'Qu’est-ce qui compterait, à vos yeux ?'],
  },
  {
    id: 'failed',
    patterns: [
      "j'ai [déjà|bien|tout] (essayé|tenté|testé) ... (marche|marché|fonctionne|sert|servi|changé|rien|pas)",
      '(ça|cela|rien) [ne|a] [a] (marche|marché|fonctionne|fonctionné|servi|changé|aide) (pas|rien|plus|à rien)',
      '(ça|cela) [ne] a (pas|rien) (marché|servi|changé|fonctionné|donné|aidé)',
      'rien [ne] y fait',
      'personne [ne] (le|la|les|me) (suit|fait|respecte|écoute)',
    ],
    heard: [
      'Vous avez donc déjà essayé, et cela n’a pas pris.',
      'Ce n’est pas faute d’avoir essayé.',
      'Essayer sans que rien ne bouge, cela décourage.',
    ],
    questions: [
      'À quel endroit cela coince-t-il ?',
      'Qu’est-ce qui a aidé, même un tout petit peu ?',
      'Qu’auriez-vous encore envie de tenter, ou pas du tout ?',
    ],
  },
  {
    id: 'tried',
    patterns: ["(j'ai|je lui ai|je leur ai) [déjà|bien|quand même] (essayé|tenté|proposé)", "j'essaie (de|d'|tout)"],
    heard: ['{mots}.', 'Vous avez fait le pas d’essayer.', 'Cet essai vous a demandé quelque chose.'],
    questions: [
      'Comment cela s’est-il passé, pour vous ?',
      'Qu’en gardez-vous, avec le recul ?',
      'Qu’est-ce qui vous donnerait envie de retenter ?',
    ],
  },
  {
    id: 'plans-to-say',
    isPraise: true,
    patterns: [
      "(je vais|je compte|je pense|je veux|j'ai prévu de|j'ai décidé de) [essayer de|peut être|sûrement|quand même] [lui|leur|la|le|les|en|vous] [en] (demander|parler|dire|écrire|appeler|téléphoner|proposer|expliquer|annoncer|répondre|envoyer|rappeler|inviter)",
      'je [lui|leur|le|la] [en] (dirai|parlerai|demanderai|écrirai|appellerai|proposerai|rappellerai|expliquerai)',
      'je [lui|leur|le|la] [en] (dis|parle|demande|écris|appelle|propose) {jour dit}',
    ],
    heard: ['{mots}.', 'Voilà un pas concret.', 'C’est simple et c’est clair.', 'Cela ouvre quelque chose.'],
    questions: [
      'Par quels mots pensez-vous commencer ?',
      'Qu’aimeriez-vous que {proche} comprenne ?',
      'Quelle serait la phrase la plus simple pour le dire ?',
      'Et si la réponse n’est pas celle espérée, qu’est-ce qui vous aiderait ?',
    ],
  },
  {
    id: 'idea-of-theirs',
    patterns: [
      '^ [ou|et|oui] [peut être|juste|genre] (lui|leur) (demander|dire|proposer|envoyer|écrire|parler|offrir|raconter|montrer) *',
      '^ [ou|et|oui] (peut être|juste|genre) [la|le|les|l] (demander|dire|proposer|envoyer|écrire|appeler|inviter|parler|essayer|aller|passer|m inscrire|reprendre|faire) *',
    ],
    heard: ['Voilà une idée simple, et qui vient de vous.', 'Cela peut se faire, et c’est à votre portée.'],
    questions: ['À quel moment pourriez-vous essayer ?', 'Qu’est-ce qui vous en donnerait l’élan ?'],
  },
  {
    id: 'must-tell',
    patterns: [
      '(dois|devoir|faut|va falloir|faudra|faudrait) [que je|encore|bien|absolument] [que] [je] [lui|leur] (annoncer|annonce|dire|dise|avouer|avoue|apprendre|apprenne|expliquer|explique) *',
    ],
    heard: ['Une chose difficile à annoncer.', 'Il y a des mots qui coûtent à dire.'],
    questions: ['Que craignez-vous le plus, dans la réponse ?', 'Qu’aimeriez-vous que l’on entende, surtout ?'],
  },
  {
    id: 'dares-not',
    patterns: ['ose [vraiment|même|toujours] (pas|plus)', 'pas le courage'],
    heard: ['{mots}.', 'Oser, là, demanderait beaucoup.', 'Quelque chose retient, et cela se comprend.'],
    questions: [
      'Que craignez-vous qu’il se passe ?',
      'Qu’est-ce qui rendrait le premier pas un peu plus facile ?',
      'Et si vous le faisiez, qu’est-ce que cela vous apporterait ?',
    ],
  },
  {
    id: 'must-hold',
    patterns: [
      'pas le droit de (craquer|flancher|pleurer|lâcher|tomber|me plaindre)',
      '(faut que je tienne|je dois tenir|je peux pas craquer)',
    ],
    heard: ['C’est une exigence bien lourde.', 'Tenir ainsi, sans relâche, cela coûte.'],
    questions: [
      'Auprès de qui pouvez-vous relâcher, ne serait-ce qu’une heure ?',
      'Que se passerait-il, si vous flanchiez un peu ?',
    ],
  },
  {
    id: 'wishes-of-someone',
    patterns: [
      "(j'aimerais|je voudrais|j'aurais aimé|j'aurais voulu|je veux|si seulement) [juste|bien|tellement] qu'(il|elle|ils|elles|on|mon|ma|mes)",
    ],
    heard: ['{mots}.', 'Voilà une attente bien claire.', 'C’est cela qui vous manque.'],
    questions: [
      'L’avez-vous déjà dit à {proche}, avec ces mots-là ?',
      'Qu’est-ce que cela changerait pour vous ?',
      'À quoi verriez-vous que cela commence à venir ?',
    ],
  },
  {
    id: 'does-not-want',
    patterns: [
      'je [ne] (veux|voulais|voudrais) (pas|plus)',
      '(je ai|ai) [vraiment] (pas|plus) envie',
      '(envie|envi) de [ne] (plus|pu|pas) *',
    ],
    heard: ['{mots}.', 'De votre côté, c’est non, et cela compte.', 'C’est une limite, et elle est claire.'],
    questions: ['Qu’est-ce qui vous en éloigne ?', 'Que voudriez-vous, à la place ?'],
  },
  {
    id: 'could',
    patterns: [
      '(je|on) (pourrais|pourrait|pourrions)',
      '^ [oui] [peut être] je peux (essayer|demander|lui|leur|toujours|peut être|tenter)',
    ],
    heard: ['{mots}.', 'C’est une piste, et elle vient de vous.', 'Ce serait une possibilité, oui.'],
    questions: [
      'Qu’est-ce qui vous ferait hésiter ?',
      'Quel en serait le tout premier pas ?',
      'Qu’est-ce que cela changerait pour vous ?',
    ],
  },
  {
    id: 'impression',
    patterns: ["l'impression (que|de|d')", 'on dirait que', '(il me semble|je sens) que'],
    heard: ['{mots}.', 'Cette impression pèse, et elle vient bien de quelque part.'],
    questions: ['Qu’est-ce qui vous donne cette impression ?', 'À quel moment est-elle la plus forte ?'],
  },
]

import { heartsOfJoy } from './hearts-of-joy.ts'
import { heartsOfWeight } from './hearts-of-weight.ts'

/** What a line plainly holds, whatever else it tells: a feeling in their own words, and what may be asked of exactly that. */
export interface Heart {
  id: string
  /** One sentence of theirs. */
  patterns: readonly string[]
  /** True of whoever said so: what shows that it was understood, beside their own words or in place of them. */
  words: readonly string[]
  questions: readonly string[]
  /** Of what is glad or hoped for: never said beside what weighs. */
  isLight?: true
}

/** The heaviest first: of several, it is answered, wherever it stands. Nothing here is guessed of somebody who did not say it. */
export const hearts: readonly Heart[] = [
  {
    id: 'unwanted',
    patterns: [
      'personne [ne] (voudrait|voudra|veut|voulait) [plus|jamais|pas] de moi',
      'personne [ne] me (aime*|aimera*|regrettera*|remarque*|remarquera*|attend*|voit)',
      '(je sers à (quoi|rien)|je (compte|comptais) pour (personne|du beurre))',
    ],
    words: ['Se croire de trop, ou sans valeur pour personne, cela pèse lourd.'],
    questions: [
      'Qui, dans votre vie, vous a montré le contraire, même une fois ?',
      'D’où vous vient cette idée, à l’origine ?',
    ],
  },
  {
    id: 'counted-for-nothing',
    patterns: [
      'me (prend*|prenait|prennent|prenaient|traite*|considère*) (pour|comme) (rien|une moins que rien|un moins que rien|un meuble|de la merde|un pion)',
      'je (compte|comptais) [pour|plus pour] rien',
    ],
    words: ['Se voir compter pour rien, cela blesse profondément.'],
    questions: ['Qu’est-ce qui vous aurait montré que vous comptez ?'],
  },
  {
    id: 'hidden-tears',
    patterns: [
      '(pas|sans|jamais) (pleurer|craquer) (devant|en public|là|au)',
      '(retenu*|retiens|retenir|caché*|cache|ravalé*|ravale|ravaler) .. (larmes|pleurs|pleurer)',
      'envie de pleurer .. (mais|fait genre|fait semblant|regard*)',
      '(pleuré*|pleure|pleurer) .. (en cachette|dans (les|la|le|ma) (toilettes|salle de bain|voiture|chambre|douche)|toute seule|tout seul)',
    ],
    words: ['Les larmes étaient là, et vous les avez gardées pour vous.'],
    questions: [
      'Que craigniez-vous, si ces larmes s’étaient vues ?',
      'Auprès de qui pourriez-vous les laisser venir ?',
    ],
  },
  {
    id: 'tears-of-another',
    patterns: [
      '(il|elle|ils|elles|mon *|ma *) [en|encore] (avait|avaient|a eu) [encore|presque] les larmes',
      '(il|elle|mon * [*]|ma * [*]) [se] (pleurait|est mis* à pleurer|a pleuré|a fondu en larmes)',
    ],
    words: ['Voir ces larmes-là ne laisse pas tranquille.'],
    questions: ['Qu’avez-vous ressenti, en voyant ces larmes ?', 'Qu’auriez-vous voulu pouvoir lui dire ?'],
  },
  {
    id: 'tears',
    patterns: [
      'je [ne] [en|me] .. (larmes|pleuré|pleure|pleurais|sanglot*) & ! (il|elle|ils|elles|joie|bonheur|rire)',
      'envie de pleurer',
    ],
    words: ['Les larmes disent combien cela vous touche.'],
    questions: ['Qu’est-ce que ces larmes diraient, si elles parlaient ?', 'Comment vous sentiez-vous, après ?'],
  },
  {
    id: 'silence',
    patterns: [
      '(pas|plus) entendre (le|ce) silence',
      '(couvrir|meubler|fuir|combler|remplir) (le|ce) (silence|vide)',
      '(le|ce) (silence|vide) .. (maison|appartement|chez moi|soir|pèse*|insupportable|table)',
      '(maison|appartement|appart|lit|chambre) .. (vide|trop grand*|silencieu*) & ! (vendre|louer)',
    ],
    words: ['Ce silence, c’est une absence qui s’entend.'],
    questions: [
      'Comment étaient ces moments-là, avant ?',
      'Quelle voix vous y manque ?',
      'À quelle heure est-il le plus lourd ?',
    ],
  },
  {
    id: 'forgotten',
    patterns: [
      "(que|qu') (il|elle|ils|elles) [ne] me (oublie*|reconnaisse*|reconnaît*) [plus|pas]",
      'ne [va|vont|me] [plus|pas] me reconnaître',
    ],
    words: ['Ne plus exister dans ses yeux, c’est cela que vous redoutez.'],
    questions: ['Qu’aimeriez-vous vivre avec cette personne, tant que c’est possible ?'],
  },
  {
    id: 'did-not-know-what-to-answer',
    patterns: ['(savais|sais|savait) (pas|plus|jamais) [trop|vraiment] quoi [lui|leur|me] (répondre|dire)'],
    words: ['Une question comme celle-là prend de court.'],
    questions: ['Qu’auriez-vous aimé pouvoir répondre ?'],
  },
  {
    id: 'no-reason-known',
    patterns: [
      '(sais|comprends|comprend) [même|meme|toujours|vraiment] (pas|plus) [du tout] (ce que je (ai|ai pu)|pourquoi|ce qui se est|ce qui a)',
    ],
    words: ['Ne pas savoir pourquoi, cela laisse tout imaginer.'],
    questions: ['Quelle explication vous êtes-vous donnée, jusqu’ici ?'],
  },
  {
    id: 'could-not-refuse',
    patterns: [
      '(pouvais|peux|pouvait|ose|osais|osait|arrive|arrivais|sais|savais) (pas|jamais|plus) [à|lui|leur|la|le] (refuser|dire non)',
      '(pas|jamais) (pu|osé|su|réussi) [à|lui|leur] (refuser|dire non)',
    ],
    words: ['Dire non, à ce moment-là, ne vous semblait pas possible.'],
    questions: ['Que craigniez-vous, si vous aviez dit non ?', 'Qu’est-ce que ce oui vous a coûté ?'],
  },
  {
    id: 'reaction-feared',
    patterns: [
      'peur de (la|sa|leur) réaction',
      "peur (que|qu') .. (en veuille*|se fâche*|le prenne* mal|réagisse*|se moque*|me juge*|déçu*|me rejette*|réponde*|dise*|comprenne*)",
      '(il|elle|ils|elles) (va|vont) [encore|me|sûrement] (dire|me dire|reprocher|en vouloir|mal le prendre|se fâcher|être déçu*|faire la tête|me juger)',
    ],
    words: ['C’est cette réaction-là que vous redoutez.'],
    questions: [
      'Que craignez-vous le plus d’entendre ?',
      'Qu’est-ce que cette réaction changerait, pour vous ?',
      'Et si c’était le cas, que se passerait-il ensuite ?',
    ],
  },
  {
    id: 'given-up-hoping',
    patterns: [
      '(il|elle|ils|elles|ça|cela|rien|on) [ne|n] [le|la|les|me|se|y] (fera|feront|changera*|changeront|dira|diront|reconnaîtra*|comprendra*|viendra*|excusera*|arrivera*|admettra*|avouera*) (jamais|pas|plus|rien)',
      "(j'y crois|je n'y crois|y crois|attends|espère) (plus|plus rien|plus du tout)",
    ],
    words: ['Vous n’y comptez plus, et l’envie est encore là.'],
    questions: ['Si cela ne vient jamais, de quoi auriez-vous besoin pour continuer quand même ?'],
  },
  {
    id: 'place-taken',
    patterns: [
      '(est|sont|reste*|traîne*|sort*|mange*|part*|passe* son temps|parle*) [tout le temps|toujours|maintenant|plus|plus que|souvent|collé*] avec (elle|lui|eux|elles|une autre|un autre|les autres)',
      '(je suis|je ai été|me a|me ont|se sent*|me sens) [été|complètement] (remplacée|remplacé|mis* sur la touche|mis* de côté|laissé* de côté)',
      '(passer|passe|passais) [toujours] après (tout le monde|tout|les autres|lui|elle|eux|ses *|son *|sa *)',
    ],
    words: ['Comme si votre place avait changé de mains.'],
    questions: [
      'Qu’est-ce qui vous manque le plus, de ce que vous partagiez ?',
      'À quel moment l’avez-vous senti en premier ?',
    ],
  },
  {
    id: 'compared',
    patterns: [
      '(il|elle|lui) [,] [il|elle] (la|le|les) fait (rire|rêver|vibrer)',
      '(mieux|plus (drôle|beau|belle|fort|intelligent*|jeune|mince)) que moi',
      'à côté (de lui|d elle|d eux) je',
    ],
    words: ['Vous vous mesurez à quelqu’un d’autre, et cela blesse.'],
    questions: ['Qu’est-ce que vous apportez, vous, que personne d’autre n’apporte ?'],
  },
  {
    id: 'quarrels',
    patterns: [
      '(finit|finissent|tourne*|part|vire*) [toujours|encore] (en|à la) (dispute*|engueulade*|cris|larmes|conflit)',
      "pas d'accord ... (pénible|dur|fatigu*|épuis*|dispute*|engueul*)",
    ],
    words: ['Chacun tient à sa façon de faire, et cela finit par user.'],
    questions: ['Qu’aimeriez-vous que l’autre comprenne de votre façon de faire ?'],
  },
  {
    id: 'no-money-for-it',
    patterns: [
      '(ai|avons|a) pas [les|ces|le|la] (*|) (euros|moyens|argent|sous) & ! (peur|assez envie)',
      '(ai|avons|a) pas (* euros|de quoi (payer|manger|finir|régler)|les moyens|l argent)',
    ],
    words: ['Une somme qui manque, et tout se complique.'],
    questions: ['Pour quand faut-il cette somme ?', 'Qu’est-ce que cela bloque en premier ?'],
  },
  {
    id: 'worn-out',
    patterns: [
      'je (rentre|rentrais|finis|finissais) [toujours|tellement|complètement] (crevé*|épuisé*|vidé*|lessivé*|mort* de fatigue)',
      'je [me] (suis|sens|étais) [complètement|trop|si|tellement|vraiment|toujours] (épuisé*|vidé*|à bout|lessivé*|sans force*|au bout du rouleau)',
    ],
    words: ['À ce point de fatigue, il ne reste plus grand-chose pour le reste.'],
    questions: [
      'Depuis quand n’avez-vous pas eu un vrai moment de repos ?',
      'Qu’est-ce qui vous prend le plus de forces ?',
    ],
  },
  {
    id: 'missing',
    patterns: [
      '(ça|cela|elle|ils|elles|tout ça) me (manque|manquent|manquait) [tellement|trop|beaucoup|vraiment|encore]',
      'il me (manque|manquait) [tellement|trop|beaucoup|vraiment|encore] $',
    ],
    words: ['Ce manque dit ce qui comptait.'],
    questions: ['À quel moment le manque est-il le plus fort ?'],
  },
  {
    id: 'a-better-before',
    patterns: [
      'avant [,] (on|nous|je|il|elle) [se] (rigolait|rigolions|riait|était|étions|parlait|parlions|sortait|faisait|avait|étais|faisais|courais|sortais|dansais|jouais|chantais|marchais|voyageais|riais|nageais|conduisais)',
      '(avant|avant l *) (on|nous) * [*] (tout le temps|toujours) ensemble',
      '(on|nous) se (voyait|retrouvait|appelait|parlait|voyions|retrouvions) (tout|tous|toutes|chaque|souvent|tout le temps|sans arrêt) & ! (pas|jamais|encore)',
    ],
    words: ['Il y a eu un avant, et il vous manque.'],
    questions: ['Qu’est-ce qui a changé, entre cet avant et maintenant ?'],
  },
  ...heartsOfWeight,
  ...heartsOfJoy,
]

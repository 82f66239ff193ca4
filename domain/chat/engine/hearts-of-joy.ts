import type { Heart } from './hearts.ts'

const VERY = '[si|trop|très|tellement|vraiment|super|un peu|assez|plutôt|encore|toujours|quand même]'
const NOT = '(pas|jamais|plus|rien|personne|ni|aucun*)'

/** What is tender, eased, glad or hoped for: nothing of it is said beside what weighs. */
export const heartsOfJoy: readonly Heart[] = [
  {
    id: 'eased',
    isLight: true,
    patterns: [
      `(ça|cela) me (fait|a fait) ${VERY} du bien & ! ${NOT}`,
      `(ça|cela) me (enlève|ôte|a enlevé|a ôté|soulage|a soulagé|apaise|a apaisé|rassure|a rassuré|réconforte) & ! ${NOT}`,
      `(je suis|suis) ${VERY} (soulagé*|apaisé*|rassuré*|plus tranquille) & ! ${NOT}`,
      '^ [un peu de|le|du] (soulagement|réconfort|apaisement)',
    ],
    words: ['Un poids de moins, cela se sent.', 'Que cela allège un peu est déjà beaucoup.'],
    questions: ['Qu’est-ce qui y aide le plus, à votre avis ?'],
  },
  {
    id: 'first-of-a-child',
    isLight: true,
    patterns: [
      '(son|ses|premier*|première*|1er|1ère) [tout*] [premier*|première*|1er|1ère] (sourire*|mot*|pas|rire*|dent|areuh) & (premier*|première*|1er|1ère)',
      '(m|me|nous) (a|avait) (souri|fait un sourire|fait un câlin|dit (maman|papa|je t aime))',
    ],
    words: ['Un moment comme celui-là, on le garde longtemps.', 'Voilà de quoi illuminer une journée.'],
    questions: ['Comment était-ce, sur le moment ?'],
  },
  {
    id: 'small-tender-gesture',
    isLight: true,
    patterns: [
      '(me|m) (fait|faire|faisait|fait toujours) [un|des|de] (coucou|câlin*|bisou*|signe de la main|clin d oeil)',
      '(me|m) (prend|prenait|serre|serrait|tient|tenait) (la main|dans ses bras)',
    ],
    words: ['Un tout petit geste, et il tient une si grande place.', 'Ce sont ces petits gestes qui restent.'],
    questions: ['Qu’est-ce que ce petit geste réveille, chez vous ?'],
  },
  {
    id: 'held-by-somebody',
    isLight: true,
    patterns: [
      '(lui|elle|eux|ça|cela|(mon|ma|mes) *) qui me (a fait tenir|fait tenir|aide à tenir|aident à tenir|a sauvé*|tient debout|a porté*|a relevé*|remonte le moral)',
      '(il|elle|ils|elles) me (a fait tenir|fait tenir|aide à tenir|a porté*|a relevé*|remonte le moral) & ! pas',
    ],
    words: ['Une présence comme celle-là compte énormément.', 'Cela dit bien ce qui vous lie.'],
    questions: ['Qu’est-ce que sa présence vous apporte, au quotidien ?'],
  },
  {
    id: 'moment-of-both',
    isLight: true,
    patterns: [
      '(nous deux|tous les deux|ensemble) .. (chanter|chantait|chantions|rire|riait|rigolait|danser|dansait|cuisiner|cuisinait|jouer|jouait)',
      '(en train de) (chanter|rire|danser|jouer|cuisiner|courir) .. (tue tête|ensemble|avec|dans|sur)',
    ],
    words: ['L’image est restée bien vivante.', 'On entend d’ici ce que ce moment avait de joyeux.'],
    questions: ['Qu’aimeriez-vous retrouver de ce moment-là, même en plus petit ?'],
  },
  {
    id: 'a-dear-wish',
    isLight: true,
    patterns: [
      '(ce|ça|cela) serait [vraiment|trop|tellement] (le plus beau|la plus belle|génial*|super|top|un rêve|magnifique|merveilleux|formidable|le bonheur|trop bien)',
      'je (ai hâte|rêve) (de|d) * & ! (pas|cauchemar*|nuit|dors|dormir|réveille*)',
      'plus beau* jour* de ma vie',
    ],
    words: ['On sent à quel point cela vous tient à cœur.', 'C’est un bel espoir, et il mérite qu’on y croie.'],
    questions: ['Qu’est-ce qui vous fait le plus rêver, là-dedans ?'],
  },
  {
    id: 'joy-announced',
    isLight: true,
    patterns: [
      '^ [ai|j ai|je ai|une|quelle|ah] [une|petite|grande] [petite|grande|vraie|belle|super|bonne] (joie|nouvelle|victoire|bonheur) [aujourdhui|du jour|hier|ce matin|ce soir|à raconter] $ & ! mauvaise',
    ],
    words: ['Les bonnes choses ont leur place ici aussi.'],
    questions: ['Que s’est-il passé de beau ?'],
  },
  {
    id: 'glad',
    isLight: true,
    patterns: [
      `je (suis|étais) ${VERY} (content*|heureux|heureuse|ravi*|fier|fière|aux anges|refait*|enchanté*|joyeu*) & ! ${NOT}`,
      `(il|elle|ils|elles|(mon|ma|mes) * [*]) (est|sont|était|étaient) [trop|super|tellement|si|très|toute|tout] (ravi*|aux anges|emballé*|trop content*|tout content*|toute contente|super content*|trop fier*|trop heureu*|si fier*|très fier*|très heureu*) & ! ${NOT}`,
      `(ça|cela|il|elle|ils|ce qui) me (fait|a fait|font|ont fait) ${VERY} (plaisir|chaud au coeur|rire|sourire) & ! ${NOT}`,
      `(ce était|ce est|on a passé|je ai passé) ${VERY} (super|génial*|chouette|top|un bon moment|une bonne soirée|une belle journée|un beau moment|trop bien|magique|que du bonheur) & ! ${NOT}`,
      '(pleuré*|pleure*|larmes) de (joie|bonheur|rire)',
      `on a (parlé|discuté|ri|rigolé|papoté|joué|dansé|chanté) [bien|beaucoup|pendant|tellement] (* heures|des heures|toute la soirée|ensemble|beaucoup|aux larmes) & ! ${NOT}`,
      `(première|1ère|1re) fois que (on|quelque un|il|elle) me (invite|propose|dit|remercie|félicite|sourit) & ! ${NOT}`,
      `me a (félicité*|remercié*|complimenté*|encouragé*|applaudi*) & ! ${NOT}`,
      `je ai [enfin|bien] (réussi|décroché|obtenu|gagné|terminé|fini|eu mon *|eu le *|été pris*|été reçu*|été admis*) * & ! ${NOT}`,
    ],
    words: [
      'Voilà une jolie chose à raconter.',
      'C’est bon à lire, et cela vaut la peine de s’y arrêter.',
      'Un moment comme celui-là, il faut le savourer.',
      'Cela éclaire la journée, on dirait.',
    ],
    questions: ['Qu’est-ce qui vous en reste de plus doux ?', 'À qui avez-vous envie de le raconter ?'],
  },
  {
    id: 'attached-to-it',
    isLight: true,
    patterns: [
      `je (aime|adore|kiffe) [beaucoup|tellement|bien|trop|vraiment] (ma|mon|mes|cette|ce|cet|cuisiner|chanter|danser|dessiner|lire|écrire|jardiner|bricoler|jouer|courir|marcher|coudre|peindre|la|le|les|l) [*] & ! ${NOT}`,
      'je ai toujours (aimé|adoré) * & ! pas',
      `je (le|la|les|l) (aime|admire|adore) [toujours|encore|tellement|beaucoup|quand même|autant] & ! ${NOT}`,
    ],
    words: ['On sent combien vous y tenez.', 'C’est une vraie part de vous, on dirait.'],
    questions: ['Qu’est-ce que cela vous apporte, quand vous y êtes ?'],
  },
  {
    id: 'means-to',
    isLight: true,
    patterns: [
      'je (vais|compte) [peut être|aussi|essayer de|lui|leur|le|la|y|en|me] (appeler|mettre|aller|retourner|proposer|inviter|écrire|demander|essayer|tenter|apporter|préparer|parler|montrer|inscrire|commencer|reprendre|revoir|voir|passer|envoyer) * & ! (mourir|finir|arrêter de|tuer|sauter|crève*|devoir)',
      'je (vais|compte) [peut être|aussi] [y|lui|leur] (aller|retourner|parler|écrire)',
    ],
    words: ['Voilà un pas, à votre manière.', 'Que cela se passe bien.', 'C’est simple, et cela vous ressemble.'],
    questions: ['Comment imaginez-vous ce moment ?'],
  },
  {
    id: 'thinks-of-it',
    isLight: true,
    patterns: [
      'je (ai pensé|songe|pensais|pense) [à|aussi à|peut être] [lui|leur|me|y|le|la] (appeler|aller|proposer|inviter|écrire|demander|essayer|apporter|reprendre|parler|retourner|passer|inscrire|voir) *',
      '^ (peut être) (y aller|y passer|aller|passer|essayer|proposer|inviter|appeler) *',
    ],
    words: ['L’idée est là, et elle vient de vous.', 'Y penser, c’est déjà s’en approcher.'],
    questions: ['Qu’est-ce que vous en espérez, surtout ?'],
  },
]

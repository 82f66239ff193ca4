import type { Shape } from './shape.ts'

/** What is felt, said shortly. */
export const feelings: readonly Shape[] = [
  {
    id: 'hurts',
    patterns: [
      '(ça|cela) [me] (fait|faisait|a fait) [{beaucoup}] (mal|de la peine)',
      '(ça|cela) me (fout|file|met|donne) (le|la|les|un) (cafard|bourdon|déprime|blues|boule)',
      '(ça|cela) me (blesse|touche|ronge|mine|pince|serre)',
      "(ça|cela) m'a {beaucoup} (blessé*|touché*|vexé*)",
      "(ça|cela) m'a (blessé*|touché*|vexé*|fait quelque chose|fendu le coeur|tué*|détruit*|brisé le coeur|serré le coeur|retourné*|achevé*|fait mal)",
    ],
    heard: ['Oui, cela fait mal.', 'Bien sûr que cela blesse.', 'Cela touche à un endroit sensible, et c’est normal.'],
    questions: [
      'Qu’est-ce qui fait le plus mal, là-dedans ?',
      'Qu’auriez-vous eu besoin d’entendre, à ce moment-là ?',
      'Qu’est-ce qui adoucit un peu, quand cela revient ?',
    ],
  },
  {
    id: 'hard',
    patterns: [
      "(c'est|c'était) [{beaucoup}] (dur|difficile|lourd|pénible|compliqué|horrible|affreux|l'enfer|douloureux|triste|pesant|épuisant|fatigant|usant|frustrant|stressant|gênant|humiliant)",
      "(c'est|c'était) [ça|cela|surtout] [le plus|qui est] (dur|difficile|lourd|pire)",
      "(c'est|c'était) pas (facile|évident|simple|drôle|marrant|la joie|la fête)",
      '(ça|cela) me (pèse|fatigue|épuise|use|mine|stresse|travaille|angoisse)',
    ],
    heard: ['Oui, et cela se comprend.', 'C’est beaucoup à porter, oui.', 'Ce n’est pas rien, en effet.'],
    questions: [
      'Qu’est-ce qui est le plus dur, là-dedans ?',
      'Qu’est-ce qui vous aide à tenir, même un peu ?',
      'Qu’est-ce qui vous soulagerait, ne serait-ce qu’un peu ?',
    ],
  },
  {
    id: 'fed-up',
    patterns: [
      "(j'en ai|en ai) [{beaucoup}] (marre|assez|ras le bol|ma claque)",
      'ras le bol',
      'en peux [vraiment] plus',
      '(ça|cela|il|elle|ils|elles) me (saoule*|soule*|gonfle*|énerve*|agace*|gave*)',
    ],
    heard: [
      'Il y a de quoi en avoir assez.',
      'Votre patience a été bien usée.',
      'C’est une vraie lassitude, et elle se comprend.',
    ],
    questions: [
      'Qu’est-ce qui a été la chose de trop ?',
      'De quoi auriez-vous envie, à la place ?',
      'Si une seule chose changeait demain, laquelle choisiriez-vous ?',
    ],
  },
  {
    id: 'giving-up',
    patterns: [
      '(envie de|je veux|je vais|je voudrais) tout (lâcher|plaquer|arrêter|abandonner|envoyer|laisser tomber)',
    ],
    heard: ['La lassitude est grande, là.', 'Cela fait beaucoup, à force.'],
    questions: ['Qu’aimeriez-vous lâcher en premier ?', 'Qu’est-ce qui vous a fait tenir, jusqu’ici ?'],
  },
  {
    id: 'loves',
    patterns: ["je (l'aime|les aime)"],
    heard: ['Cela ne fait pas de doute.'],
    questions: ['Et qu’est-ce qui pèse si lourd, malgré cela ?'],
  },
  {
    id: 'fear',
    patterns: [
      "(j'ai|j'avais|ai) [{beaucoup}] [surtout|juste] peur",
      '^ [la|une] peur (que|de|du|des)',
      '^ je (crains|redoute|flippe|stresse|angoisse)',
      "^ c'est (l'angoisse|la peur|le stress) (de|d'|que|du)",
      "j'appréhende",
      '(me|nous) fait [{beaucoup}] peur',
      '(inquiet|inquiète|inquiète*) (pour|de|que)',
    ],
    heard: [
      '{mots}.',
      'Cette peur-là a le droit d’être dite.',
      'Il y a quelque chose d’important derrière cette crainte.',
      'Merci de nommer cette peur.',
    ],
    questions: [
      'Qu’est-ce qui vous fait craindre cela ?',
      'Qu’est-ce qui vous rassurerait un peu ?',
      'Si cela arrivait, qu’est-ce qui serait le plus dur ?',
      'Que faites-vous quand cette peur monte ?',
    ],
  },
  {
    id: 'what-if',
    patterns: [
      "^ si (je|il|elle|ils|on|jamais) * & ! ^ si (je|il|elle|ils|on) ... (c'est|je|il|elle|on|ils|elles|ça|cela) *",
    ],
    heard: [
      'Ce « et si » prend de la place.',
      'Vous pensez déjà à la suite.',
      'C’est une question qui tourne, visiblement.',
    ],
    questions: [
      'Qu’est-ce qui vous y fait penser ?',
      'Si cela arrivait, que feriez-vous en premier ?',
      'Qu’est-ce qui, pour l’instant, va plutôt dans l’autre sens ?',
    ],
  },
  {
    id: 'if-then',
    patterns: ["^ si (je|il|elle|ils|on) ... (c'est|je|il|elle|on|ils|elles|ça|cela) *"],
    heard: ['{mots}.', 'Voilà ce qui rend la chose difficile à trancher.'],
    questions: [
      'Et si rien de tout cela ne dépendait de vous seul, que faudrait-il changer ?',
      'Qu’est-ce qui vous coûterait le moins, entre les deux ?',
    ],
  },
  {
    id: 'smiles',
    patterns: ['(ça|cela|il|elle) me (fait|faisait) [bien|encore|toujours|quand même] (sourire|rire|rigoler|marrer)'],
    heard: ['Sourire en y pensant, cela compte aussi.', 'Ce souvenir-là fait du bien, et il est à vous.'],
    questions: ['Quel autre moment vous fait sourire comme celui-là ?'],
  },
  {
    id: 'relief',
    patterns: [
      '(ça|cela) [me|nous] (fait|a fait|faisait) [{beaucoup}] [du|de] bien',
      "(ça|cela) (m'aide|me soulage|m'apaise|me calme|m'a [{beaucoup}] (aidé*|soulagé*|calmé*|apaisé*|changé les idées))",
      '(ça va|je me sens|je vais) [un peu|beaucoup|déjà|plutôt] mieux',
      'suis soulagé*',
    ],
    heard: ['C’est bon à lire.', 'Tant mieux, et c’est à garder.', 'Cela fait une petite éclaircie.'],
    questions: [
      'Qu’est-ce qui a fait du bien, là-dedans ?',
      'Comment pourriez-vous en retrouver un peu, cette semaine ?',
    ],
  },
]

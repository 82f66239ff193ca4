import type { FollowUp } from './follow-up.ts'

/** How to speak with somebody who may want to die, and what to make of what they answer. */
export const talkingWithThem: readonly FollowUp[] = [
  {
    id: 'donner-l-idée',
    namesLine: true,
    patterns: [
      "(donne*|mettre|met|mettrait) [lui|des|une|l'|d'] [pas] .. (idée|idées)",
      '(pas|ne pas|mieux de pas) .. en parler .. idée*',
    ],
    answers: [
      'Non : en parler ne donne pas l’idée, cela soulage souvent. On peut demander simplement : « Est-ce que tu penses au suicide ? »',
      'Poser la question ne crée rien qui n’y soit déjà. Elle montre que l’on peut vous en parler.',
    ],
    questions: ['Quand pourriez-vous lui en parler au calme ?'],
  },
  {
    id: 's-il-dit-oui',
    patterns: [
      "(si|s'il|et si) [il|elle] .. (dit|répond|disait|répondait) .. oui",
      '(oui|un peu oui) .. (fais|fait) quoi',
    ],
    answers: [
      'Alors remerciez d’abord : « Merci de me l’avoir dit. » Restez à côté, demandez si un moyen ou un moment est prévu, éloignez ce qui est dangereux, et appelez le 3114 ensemble. Si c’est pour maintenant, c’est le 15 ou le 112.',
      'Un oui n’oblige pas à avoir la solution. Ne laissez pas {personne} sans personne ce soir, mettez les médicaments hors de portée, et prenez conseil au 3114, à deux si possible.',
    ],
  },
  {
    id: 'lui-demander',
    patterns: [
      '(donne*|mettre) .. (idée|idées)',
      '(poser la question|aborder)',
      "(demande|demander|demandais) .. (s'il|si elle|si il|veut mourir|suicide|mourir)",
    ],
    answers: [
      'Oui, on peut le demander avec le mot « suicide » : cela ne donne pas l’idée, cela permet d’en parler. Un moment à deux, sans télévision, et : « Est-ce que tu penses parfois à mourir ? »',
      'Oui. Demandez-le franchement, puis laissez un silence : ne pas oser le mot isole davantage.',
    ],
    questions: ['Quand pourriez-vous être tranquilles, à deux ?'],
  },
  {
    id: 'a-dit-oui',
    patterns: [
      "(il|elle) (a|m'a) (répondu|dit|avoué) .. (oui|un peu|parfois|des fois|y pense|y pensait)",
      '(il|elle) (y pense|pense au suicide|veut mourir)',
    ],
    answers: [
      'C’est une réponse vraie, et c’est à vous qu’elle a été donnée. Vous pouvez dire : « Merci. Je ne te laisse pas avec ça, on appelle ensemble. » Une promesse de ne rien faire ne suffit pas : il faut un adulte ou un soignant dans la boucle.',
      'Merci de l’avoir demandé. Restez en lien aujourd’hui, voyez qui peut être près de {lui}, et faites mettre à l’écart les médicaments ou ce qui blesse.',
    ],
    questions: ['Qui peut être près de {lui} ce soir ?'],
  },
  {
    id: 'maintenant-ou-plus-tard',
    patterns: [
      '(ce soir|maintenant|tout de suite) .. ou .. (demain|plus tard|attend*|week-end)',
      "(j'attends|attendre) .. (demain|week-end|plus tard)",
    ],
    answers: [
      'Ce soir, s’il y a un moment calme : quelques mots suffisent, et rien n’oblige à tout régler. « J’ai entendu ce que tu as dit, et je m’inquiète. Est-ce que tu penses à mourir ? »',
    ],
    questions: ['Quel moment serait le plus calme ?'],
  },
  {
    id: 'quoi-dire',
    patterns: [
      '(dis|dire|écrire|écris|réponds|répondre|mets|mettre) [lui] quoi',
      '(quoi|que) [lui] (dire|écrire|répondre|demander)',
      'lui (dire|demander|parler) .. sans',
      'que je lui (répond*|dis|écris|dise|écrive)',
      'comment [je] [peux] [lui] [en] (dire|parler|parle|écrire)',
      'comment .. (parle|parler) ..',
      'comment (je l|je la|je le) aborde',
    ],
    answers: [
      'Une phrase simple : « Je tiens à toi et je m’inquiète. Est-ce que tu penses au suicide ? » Puis écoutez, sans discuter ce qui est dit.',
      'Commencez par ce que vous avez vu : « Depuis quelque temps, je te sens loin. Je ne te juge pas. Dis-moi où tu en es. » Peu de mots suffisent.',
      'Vous pouvez dire : « Tu comptes pour moi. Je préfère te poser la question que me taire. » Et rester là, même si la réponse ne vient pas tout de suite.',
    ],
  },
  {
    id: 'si-je-me-trompe',
    patterns: ['(si je|je) [me|suis] (trompe|trompais|fais des films|exagère)', 'pour rien', '(parano|alarmiste)'],
    answers: [
      'Alors {personne} saura que quelqu’un veille. Se tromper coûte une conversation un peu gênante ; se taire peut coûter bien plus.',
    ],
  },
  {
    id: 'est-ce-grave',
    patterns: [
      "(c'est|est-ce|est ce que c'est|est-ce que c'est) [*] (grave|inquiétant|dangereux|sérieux|normal)",
      '(dois|faut) .. (inquiéter|inquiète|peur|alarmer)',
      '(croyez|pensez|crois|penses) (que|qu) .. (va|peut|pourrait|risque|serait) .. (faire|passer|capable|bêtise|quelque chose)',
      '(va|pourrait) [il|elle] .. (faire|passer) .. (bêtise|quelque chose|acte)',
    ],
    answers: [
      'Oui, cela mérite d’être pris au sérieux. Personne ne peut savoir à distance ce qui va se passer ; le plus sûr est de lui poser la question ce soir, simplement : « Est-ce que tu penses à mourir ? »',
      'De tels mots ne sont jamais à négliger, et ils ne disent pas que le pire va arriver. Ce qui aide : demander franchement, rester présent, et prendre conseil.',
    ],
    questions: ['Qu’est-ce qui a changé chez {lui}, ces derniers temps ?'],
  },
  {
    id: 'comment-aider',
    patterns: [
      '(aider|aide|soutenir|faire pour) [*] (lui|elle|mon|ma|le|la|l)',
      "comment [je] [peux] (l'aider|le aider|aider)",
      "l'aider",
    ],
    answers: [
      'Trois choses aident vraiment : être là sans discuter ses mots, lui demander franchement où cela en est, et trouver ensemble un médecin à voir cette semaine. Vous pouvez proposer de prendre le rendez-vous et d’y aller aussi.',
      'Restez en lien chaque jour, même par un message court, et mettez hors de portée les médicaments ou ce qui blesse. Le reste se fait à plusieurs, pas par vous seulement.',
    ],
    questions: ['Qui d’autre, autour de {lui}, peut être présent ?'],
  },
  {
    id: 'refuse-de-l-aide',
    urgent: [
      'Appelez quand même : le 15 ou le 112 viennent aussi sans son accord quand une vie est en jeu. Vous pouvez le dire simplement : « J’appelle, parce que je tiens à toi. »',
    ],
    patterns: [
      '(veut|accepte) (pas|plus|aucun*|rien|voir personne|parler à personne|pas entendre)',
      '(refuse*|forcer|obliger)',
      '(dit|dise|répond) non [pour|au|à|si|$]',
      "(répond|dit) que (ça va|tout va bien|c'est rien)",
    ],
    answers: [
      'On ne force pas, mais un refus n’est pas définitif. Proposez une seule petite chose, un médecin généraliste ou un appel à deux, et redites que vous restez là.',
      'Vous pouvez prendre conseil pour vous, même sans son accord. Et si le danger devient immédiat, les secours viennent même quand la personne refuse.',
    ],
  },
  {
    id: 'chercher-un-soignant',
    patterns: [
      '(cherche|trouver|trouve|voir|consulter|rendez-vous) .. (psy*|pédopsy*|thérapeute|spécialiste|cmp)',
      '(psy*|pédopsy*) .. (ado*|enfant*|jeune*|site)',
    ],
    answers: [
      'Le médecin traitant est la porte la plus rapide. Pour un jeune, la Maison des adolescents et le CMP reçoivent gratuitement, parents compris, parfois sans rendez-vous.',
    ],
  },
  {
    id: 'peur-de-mal-faire',
    patterns: [
      'peur de (mal faire|mal dire|me tromper|dire une bêtise|aggraver|faire pire)',
      '(mal|pas) (m y prendre|savoir faire)',
    ],
    answers: [
      'Il n’y a pas de phrase parfaite. Être là, poser la question simplement, et ne pas rester sans appui : cela suffit pour commencer, et une maladresse se rattrape.',
    ],
  },
  {
    id: 'peur-de-fâcher',
    patterns: [
      "(déteste*|haï*|m'en (vouloir|veut|voudra|veuille|voudrait)|fâch*|colère|pardonne|pardonner|pardonnera|pardonnerait|pardonnerai|trahi*|braquer|braque)",
      '(parle*|parlera|adresse*) (plus|pas) & (si|après|peur)',
    ],
    answers: [
      'Il y aura peut-être de la colère, et elle passera. Un lien se répare ; une vie, non.',
      'Sa colère n’effacera pas que quelqu’un a été là. Dites simplement : « J’ai préféré te fâcher que te perdre. »',
    ],
  },
]

import type { Cue } from './cue.ts'

/** When it weighs, what it was like before, and what daily life is made of. */
export const moments: readonly Cue[] = [
  {
    id: 'death-at-work',
    patterns: [
      'patient* .. (mort*|décéd*|parti*)',
      '(mort*|décéd*) .. patient*',
      '(garde|service|réa|urgences|ehpad) & (décès|mort*)',
    ],
    heard: ['Perdre un patient et devoir enchaîner, sans un moment pour s’arrêter, laisse quelque chose en suspens.'],
    questions: ['Qu’est-ce qui vous reste de ce moment ?', 'Avec qui, dans l’équipe, avez-vous pu en dire un mot ?'],
  },
  {
    id: 'lost-plans',
    isOfALoss: true,
    patterns: ['(on avait|nous avions|on devait) (prévu|acheter|partir|se marier|emménager|tout)', 'nos projets'],
    heard: ['Ce sont aussi des projets qui tombent.'],
    questions: ['Lequel est le plus difficile à laisser ?', 'Qu’est-ce que ce projet représentait pour vous ?'],
  },
  {
    id: 'unsaid-goodbye',
    patterns: ['(pas|jamais) [*] [eu] [le temps|pu|su] [de] [se|lui|leur] (dire|dit) au revoir'],
    heard: ['Un au revoir qui n’a pas eu lieu laisse tout en suspens.'],
    questions: ['Qu’auriez-vous voulu lui dire ?', 'Où pourriez-vous, un jour, poser ces mots ?'],
  },
  {
    id: 'memory',
    isOfALoss: true,
    patterns: [
      'avant (on|je|nous|elle|il|ça|cela)',
      "(autrefois|jadis|à l'époque|quand j'étais)",
      'on (allait|faisait|partait|riait|aimait|dansait|cuisinait)',
      'je me (souviens|rappelle)',
      "(il|elle) (venait|dormait|aimait|chantait|cuisinait|jouait|m'attendait|me faisait|me disait)",
    ],
    heard: ['Ce souvenir dit beaucoup de ce qui vous manque.', 'Il y a de la vie dans ce que vous racontez là.'],
    questions: ['Qu’est-ce que vous aimiez dans ces moments ?', 'Qu’est-ce qu’il en reste aujourd’hui, même un peu ?'],
  },
  {
    id: 'talking-to-the-absent',
    isOfALoss: true,
    patterns: ['(parle|parler|parlais|écris) à (sa photo|sa tombe|son portrait|son fauteuil)', 'lui parle encore'],
    heard: [
      'Continuer à lui parler garde le lien, et beaucoup de personnes en deuil le font.',
      'Ces conversations-là ont leur place.',
    ],
    questions: ['Que lui dites-vous, dans ces moments-là ?', 'Que croyez-vous qu’on vous répondrait ?'],
  },
  {
    id: 'traces-of-the-absent',
    isOfALoss: true,
    patterns: [
      '(deux assiettes|nos photos|sa montre|son pull|ses affaires|ses vêtements|sa chambre|son odeur|son côté du lit|sa place à table|sa voix)',
    ],
    heard: [
      'L’absence se loge dans les gestes de tous les jours.',
      'Les objets et les habitudes gardent la place de quelqu’un.',
    ],
    questions: ['Qu’est-ce que ce geste garde pour vous ?', 'À quel moment de la journée cela se voit-il le plus ?'],
  },
  {
    id: 'years-together',
    isOfALoss: true,
    patterns: ['ans de (mariage|vie commune)', 'ans ensemble', 'ensemble depuis', 'toute (une|ma|notre) vie'],
    heard: ['Toute une vie partagée ne se range pas en quelques semaines.'],
    questions: ['Comment vous étiez-vous rencontrés ?', 'Qu’est-ce que ces années ont fait de vous ?'],
  },
  {
    id: 'meals',
    patterns: ['(conserves|cuisine*|cuisiner|plats préparés)', 'repas (seul|seule|devant)', 'plus (faim|appétit)'],
    heard: [
      'Se faire à manger pour une seule personne n’a plus le même sens.',
      'Les repas montrent vite quand l’élan manque.',
    ],
    questions: [
      'Quel plat tout simple vous ferait envie cette semaine ?',
      'Avec qui pourriez-vous partager un repas, un de ces jours ?',
    ],
  },
  {
    id: 'sunday-evening',
    patterns: ['dimanche soir', 'la veille', 'avant de (reprendre|y retourner)', 'en pensant à lundi'],
    heard: ['La semaine à venir pèse déjà, avant d’avoir commencé.'],
    questions: [
      'À quoi pensez-vous en premier, à ce moment-là ?',
      'Qu’est-ce qui vous aiderait à garder cette soirée pour vous ?',
    ],
  },
  {
    id: 'evening',
    patterns: [
      '(le|les) (soir|soirs|soirées) .. (seul*|dur*|pire|pens*|pleur*|angoiss*|long*|vide*|difficile*|revient|tourne)',
      '(dur|pire|difficile) .. (le|les) (soir|soirs|soirées)',
      "^ [surtout|le plus|c'est] [plus|surtout] le soir $",
      'la nuit tombe',
      'une fois au lit',
    ],
    heard: ['Le soir, il n’y a plus rien pour couvrir les pensées.', 'Quand le reste s’arrête, cela revient.'],
    questions: [
      'Que se passe-t-il en vous à ce moment-là ?',
      'À quoi ressemble une de ces soirées, heure par heure ?',
      'Qu’est-ce qui rendrait la prochaine soirée un peu plus douce ?',
    ],
  },
  {
    id: 'morning',
    patterns: [
      '(le matin|au réveil|chaque matin) .. (je|dur|difficile|envie|lourd|pire)',
      '(me lever|sortir du lit)',
      '^ le matin $',
    ],
    heard: ['Commencer la journée prend parfois toute l’énergie qu’elle demanderait.'],
    questions: [
      'À quoi ressemble le premier quart d’heure de vos journées ?',
      'Qu’est-ce qui vous aide à vous lever, les jours où c’est possible ?',
    ],
  },
  {
    id: 'weekend',
    patterns: [
      '^ [surtout|et] (le|les) (week end*|dimanche*|samedi*|vacances|jours fériés) $',
      '(week end*|dimanche*|vacances|jours fériés) .. (long*|vide*|seul*|dur*|pire*|angoiss*|rien|personne|déprim*)',
      '(seul*|rien|personne|dur*|pire*|vide*) .. (le|les) (week end*|dimanche*|vacances)',
    ],
    heard: ['Les jours sans cadre peuvent sembler très longs.'],
    questions: ['Qu’est-ce qui manque le plus, ces jours-là ?', 'Quelle petite chose pourrait marquer le prochain ?'],
  },
  {
    id: 'no-time',
    patterns: [
      "heures d'affilée",
      '(sous effectif|en sous-effectif|pas assez nombreu*)',
      '(deux|trois|seul|seule) pour (dix|vingt|trente|quarante|cinquante|tout)',
      '(pas|jamais|plus) [eu] [même] le temps (de|d)',
      'enchaîne*',
    ],
    heard: [
      'Un tel rythme ne laisse pas de place pour souffler, et cela ne tient pas à votre bonne volonté.',
      'Tenir à ce rythme, c’est tirer chaque jour sur ce qui reste.',
    ],
    questions: [
      'Comment finissez-vous une journée comme celle-là ?',
      'Qu’est-ce qui vous aiderait à souffler, même cinq minutes ?',
    ],
  },
  {
    id: 'deadline',
    patterns: [
      '(examen*|oral|contrôle|partiel*|entretien|concours|rendez vous|opération|procès|audience) .. (demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|semaine|ce soir|mois)',
      '(demain|lundi|mardi|mercredi|jeudi|vendredi) .. (examen*|oral|contrôle|partiel*|entretien|concours|opération)',
    ],
    heard: ['L’échéance est proche, et l’esprit y est déjà.'],
    questions: [
      'Qu’est-ce qui vous paraît le plus incertain d’ici là ?',
      'De quoi auriez-vous besoin d’ici là ?',
      'Quand ce sera passé, que ferez-vous en premier ?',
    ],
  },
  {
    id: 'for-long',
    patterns: [
      'depuis (longtemps|toujours|des mois|des années|des semaines|mon enfance|petit|petite)',
      'depuis (deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|quelques) (ans|mois|semaines|années)',
      '(ça|cela) (fait|dure) .. (ans|mois|années|semaines)',
    ],
    heard: ['Tenir si longtemps use, même quand on s’y est habitué.', 'Cela dure, et ce n’est pas rien.'],
    questions: ['Qu’est-ce qui a changé au fil du temps ?', 'Qu’est-ce qui vous a permis de tenir jusqu’ici ?'],
  },
]

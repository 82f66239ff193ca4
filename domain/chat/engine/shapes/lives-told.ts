import type { Shape } from './shape.ts'

/** What their own days, work, home and memories are made of. */
export const livesTold: readonly Shape[] = [
  {
    id: 'matters-to-someone',
    patterns: [
      "(compte|comptais|compter|important*|exister|existe) [vraiment|encore] (pour|à) (quelqu'un|lui|elle|eux|personne|mes *|ses yeux)",
    ],
    heard: ['Compter pour quelqu’un, oui.', 'Voilà la vraie question : la place que vous avez.'],
    questions: ['Auprès de qui l’avez-vous senti, même de loin ?', 'À quoi le sentiriez-vous ?'],
  },
  {
    id: 'empty-place',
    patterns: [
      '(sa|son|la|une) (chaise|assiette|place|fauteuil|tasse|chambre) [est|était|reste|restait|toujours] vide',
      '(mis|met|mettait|remis|laissé) (son|sa|une) (assiette|couvert|chaise|place)',
      '(sa|son) (chaise|fauteuil|côté du lit|place à table)',
    ],
    heard: ['Sa place était là, au milieu de tous.'],
    questions: ['Qu’avez-vous pensé, en la voyant ?', 'Qui en a parlé, ce jour-là ?'],
  },
  {
    id: 'old-habits',
    patterns: [
      '(mets|met|mettais|mis|prépare|achète|compte) (encore|toujours) * (assiette*|couvert*|bol*|part*|tasse*)',
    ],
    heard: ['{mots}.', 'Les gestes comptent encore comme avant.'],
    questions: ['Que faites-vous, quand vous vous en apercevez ?', 'Quel autre geste est resté ?'],
  },
  {
    id: 'still-there',
    patterns: [
      '(est|sont) (toujours|encore|resté*|restées) .. (garage|placard|armoire|chambre|entrée|place|mur|grenier|cave|accroché*|tiroir)',
      "[je] (n'y|y) (touche|touché|vais|entre|rentre) (pas|plus)",
      '(rien|pas) (touché|bougé|jeté|rangé|déplacé) (à|dans|depuis|de)',
    ],
    heard: ['C’est resté là, à sa place.'],
    questions: [
      'Que se passe-t-il en vous, quand vous passez devant ?',
      'Que voudriez-vous que cela devienne, un jour, ou pas du tout ?',
    ],
  },
  {
    id: 'planned-for',
    patterns: [
      "j'avais [déjà|tout] (réservé|prévu|organisé|préparé|acheté|payé|posé|tout)",
      'on (devait|avait prévu de) *',
    ],
    heard: ['Vous vous y voyiez déjà.'],
    questions: ['Qu’est-ce que vous vous promettiez de ce moment ?', 'Qu’est-ce qui peut encore en être sauvé ?'],
  },
  {
    id: 'never-know-my-hours',
    patterns: [
      '(horaires|planning|plannings|emploi du temps|règles|objectifs|consignes) .. (change*|bouge*|tournent)',
      '(change*) .. (horaires|planning|règles|objectifs|consignes) .. (tout le temps|sans arrêt|chaque|toujours|dernière minute)',
      "(j'ai su|je sais|on m'a dit|on me dit|prévenu*|j'apprends) .. (la veille|le samedi|le dimanche|le matin même|dernière minute|dernier moment)",
    ],
    heard: [
      'Impossible de rien prévoir, dans ces conditions.',
      'On prévient au dernier moment, et c’est à vous de vous arranger.',
    ],
    questions: [
      'Qu’est-ce que cela vous fait rater, en dehors du travail ?',
      'À qui pourriez-vous demander un peu d’avance, ne serait-ce que deux semaines ?',
    ],
  },
  {
    id: 'more-work',
    patterns: [
      "(m'a|m'ont|on m'a) [encore|aussi] (mis|donné|refilé|collé|ajouté|rajouté|balancé) .. (dossier*|travail|boulot|tâche*|projet*)",
      '(fais|faire|récupère|reprends|gère) (le sien|la sienne|les siens|son travail|son boulot|son dossier|sa part|pour deux)',
      '(finis|fini|terminé|termine|sors|sorti*) .. à (20|21|22|23)',
    ],
    heard: ['Cela s’ajoute à tout ce que vous faisiez déjà.'],
    questions: [
      'Qu’est-ce qui devrait attendre, pour que cela passe ?',
      'Qui sait tout ce que vous avez sur la table ?',
    ],
  },
  {
    id: 'tight-home',
    patterns: [
      '(on est|on vit|nous sommes|vit) (à|3|4|5|6|7|trois|quatre|cinq|six|sept) [3|4|5|6|7|trois|quatre|cinq|six] dans',
      '(dorment|dort|dormons|dors) (dans|sur) (le salon|le canapé|la même chambre|un clic clac)',
    ],
    heard: ['À si peu de place, personne n’a un coin à soi.'],
    questions: ['Qu’est-ce qui manque le plus : le calme, la place, un moment à vous ?'],
  },
  {
    id: 'long-wait',
    patterns: [
      "(mois|ans|semaines|an) qu'on attend",
      "(on attend|j'attends|nous attendons) .. depuis *",
      'dit de (patienter|attendre)',
    ],
    heard: ['Tout ce temps à attendre, sans pouvoir rien poser.', 'Patienter, c’est vite dit.'],
    questions: [
      'Qu’est-ce que vous remettez à plus tard, en attendant ?',
      'Qui pourrait vous dire où cela en est, vraiment ?',
    ],
  },
  {
    id: 'threw-something',
    patterns: [
      "j'ai [même] (jeté|cassé|balancé|claqué|fracassé|lancé|explosé) (une|un|la|le|mon|ma|son|sa|des) & ! (oeil|appel|pavé)",
    ],
    heard: ['C’est sorti par les mains, cette fois.'],
    questions: ['Qu’est-ce qui avait débordé, juste avant ?', 'Et après, que s’est-il passé dans la pièce ?'],
  },
  {
    id: 'all-on-me',
    patterns: [
      "(c'est|ça fait|ça commence à faire) [{beaucoup}] trop pour moi",
      "(j'ai|je gère|j'ai dû) [tout] (géré|tout géré|tout fait|tout porté|gérer|tout gérer)",
      'seul* avec (eux|elles|mes enfants|les enfants|mes fils|mes filles|mon fils|ma fille|le bébé|tout ça)',
      "c'est (toujours|tout le temps|encore) moi qui *",
      'tout repose sur moi',
      'si (c est pas moi|je le fais pas|je fais pas) .. personne',
    ],
    heard: ['Tout passe par vous, du matin au soir.', 'Si vous lâchez, il n’y a personne derrière.'],
    questions: [
      'Dans la journée, quel moment est à vous, même dix minutes ?',
      'Quelle chose pourrait attendre, sans que rien ne s’écroule ?',
    ],
  },
  {
    id: 'eats-alone',
    patterns: ['(mange|manger|mangeais|déjeune|dîne) [toujours] (seul*|tout seul|toute seule)'],
    heard: ['Un repas sans personne en face, c’est long.'],
    questions: ['Qui aimeriez-vous voir s’asseoir à côté ?'],
  },
  {
    id: 'first-of-the-family',
    patterns: ['(la première|le premier) (à faire|à avoir|de la famille|de ma famille|à aller|à étudier|à partir)'],
    heard: ['Ouvrir le chemin, pour toute une famille, c’est une fierté et un poids.'],
    questions: ['Qu’est-ce que vous portez pour les autres, là-dedans ?'],
  },
  {
    id: 'was-well-there',
    patterns: [
      "(j'étais|on était) [{beaucoup}] (bien|mieux|heureu*|tranquille|à ma place|content*) (avant|quand|là bas|dans)",
    ],
    heard: ['Vous aviez là quelque chose qui vous allait.'],
    questions: ['Qu’est-ce que vous y aviez, et qui manque maintenant ?'],
  },
  {
    id: 'manages-others',
    patterns: ['(gère|encadre|manage|dirige|supervise) (une équipe|* personnes|* gars|des gens|mes anciens collègues)'],
    heard: ['Passer de l’autre côté de la table, cela change aussi les liens.'],
    questions: [
      'De quel côté de ce rôle vous sentez-vous le moins à l’aise ?',
      'Avec qui pouvez-vous parler de ce rôle-là ?',
    ],
  },
  {
    id: 'grade',
    patterns: [
      "(j'ai eu|eu|ai eu|pris|reçu) [un|une] (note|0*|1*|2*|3*|4*|5*|6*|7*|8*|9*) (au|en|à|sur|aux|dans) * & ! ans & ! (euros|balles|heures|jours)",
    ],
    heard: ['Une note, et tout le travail derrière devient invisible.'],
    questions: ['Qu’en attendiez-vous, avant de la recevoir ?', 'Qu’est-ce que cette note ne dit pas ?'],
  },
  {
    id: 'progress',
    patterns: ['* (chapitre*|page*|cours|matière*|fiche*) sur *'],
    thing: /(\d+ (?:chapitres?|pages?|cours|matières?|fiches?) sur (?:les )?\d+)/iu,
    heard: ['{chose} : au moins vous savez où vous en êtes.'],
    questions: ['Lequel compte le plus, parmi ceux qui restent ?'],
  },
  {
    id: 'works-hard',
    patterns: [
      '(travaille|bosse|travaillais|bossais) (dessus|là dessus|la dessus) depuis *',
      '(4h|3h|2h|5h|6h|heures) [de travail|de révision*] par (soir|jour|nuit)',
      "(j'y ai passé|j'ai passé) .. (jours|heures|nuits|semaines|week-end) (dessus|à)",
    ],
    heard: ['Ce n’est donc pas faute de travailler.'],
    questions: [
      'Dans ces heures-là, qu’est-ce qui avance, et qu’est-ce qui tourne en rond ?',
      'Qui a vu tout ce que vous y mettez ?',
    ],
  },
  {
    id: 'runs-on-coffee',
    patterns: ['(3|4|5|6|trois|quatre|cinq|six|plein de) cafés', '(un|une|comme un|vrai) zombie'],
    heard: ['La journée tient au café, et le corps suit comme il peut.'],
    questions: ['À quelle heure prenez-vous le dernier ?', 'À quel moment de la journée est-ce le plus dur de tenir ?'],
  },
  {
    id: 'years-of-work',
    patterns: [
      '* ans (de boîte|de maison|de métier|de carrière|de service) & ! (il|elle) (a|avait)',
      '* ans [de boîte|de maison|de métier|de carrière|de service] dans (la même|cette|une|le même)',
      '(20|25|30|35|40|42|trente|quarante|vingt) ans (de boîte|de maison|de métier|de carrière|de service|dans) & ! (il|elle) (a|avait)',
    ],
    heard: ['Tant d’années de métier, donc.'],
    questions: [
      'Que saviez-vous y faire, que l’on venait vous demander à vous ?',
      'Qu’est-ce qui vous en reste, de bon ?',
    ],
  },
  {
    id: 'together-since',
    patterns: ['on (est|vit|sort) ensemble depuis *', 'on se conna* depuis *'],
    heard: ['C’est toute une histoire, à deux.'],
    questions: [
      'Qu’est-ce qui tient bon, entre vous, malgré cela ?',
      'Qu’est-ce qui vous plaisait, au début, et que vous ne voyez plus ?',
    ],
  },
  {
    id: 'strangers-there',
    patterns: ['connais (pas|personne) [les gens|grand monde|trop] .. (là bas|là|ici|y)'],
    heard: ['Arriver quelque part sans connaître personne, le premier quart d’heure est le plus dur.'],
    questions: ['Qui pourrait vous accompagner, la première fois ?'],
  },
  {
    id: 'care-every-day',
    patterns: [
      '(faut|dois) .. (lui|leur|la|le) (faire|donner|mettre|préparer) .. (piqûre*|soins|médicaments|comprimés|traitement|toilette|repas|couches)',
    ],
    heard: ['Des soins chaque jour, c’est une attention très concrète, et elle fatigue.'],
    questions: [
      'Qui pourrait prendre le relais, une fois de temps en temps ?',
      'Quel moment de ces soins est le plus dur ?',
    ],
  },
  {
    id: 'close-animal',
    patterns: [
      '(chat|chatte|chien|chienne|minou|lapin) (dort|dormait|vient|venait) .. (sur mon|avec moi|contre moi|sur ma|dans mon lit|à mes pieds)',
    ],
    heard: ['Une présence de toutes les nuits, tout contre vous.'],
    questions: ['Quelles années cette présence a-t-elle traversées avec vous ?'],
  },
  {
    id: 'spares-them',
    patterns: [
      'veux pas [la|le|les|lui|leur] (gâcher|inquiéter|blesser|déranger|embêter|peiner|faire de peine|faire de la peine|plomber|alourdir|ajouter)',
      "(il|elle|ils|elles) (se sentirait|se sentiraient|s'inquiéterait|s'en voudrait|culpabiliserait) *",
      '(pour|afin de) [ne] pas (la|le|les|lui|leur) (inquiéter|déranger|blesser|gâcher|faire)',
      "pour pas (qu'il|qu'elle|qu'ils) (me voie*|s'inquiète*|sache*|entende*)",
    ],
    heard: ['{mots} : vous prenez sur vous.', 'Vous prenez sur vous, pour ne pas peser.'],
    questions: ['Et votre part à vous, qui l’entend ?', 'Que se passerait-il, si vous en disiez seulement la moitié ?'],
  },
  {
    id: 'should-feel',
    patterns: [
      '(devrais|dois|devrait) être (content*|heureu*|fier*|fière*|soulagé*|reconnaissant*|forte|fort)',
      "(j'ai|j'avais) tout pour être (heureu*|bien|content*)",
    ],
    heard: ['Ce qu’il faudrait ressentir et ce qui est là ne vont pas ensemble.'],
    questions: ['Et ce qui est là, vraiment, qu’est-ce que c’est ?'],
  },
  {
    id: 'imagined-otherwise',
    patterns: [
      "(je pensais|je croyais|je m'imaginais|j'imaginais|je me voyais) (que je|que j'|avoir|être|qu'on|que ça|que ce|déjà|mariée|à)",
    ],
    heard: ['Ce n’est pas ainsi que vous l’aviez imaginé.'],
    questions: ['Qu’est-ce qui fait le plus mal, dans cet écart ?', 'Qu’est-ce que vous aviez imaginé, au juste ?'],
  },
  {
    id: 'wanted-otherwise',
    patterns: ["j'avais (envie|besoin) (d'|de) *"],
    heard: ['Ce n’était pas ce qu’il vous fallait, à ce moment-là.'],
    questions: ['Qu’est-ce que vous auriez choisi, vous ?'],
  },
  {
    id: 'came-upon',
    patterns: [
      "(j'ai|on a) (trouvé|retrouvé|gardé|récupéré|relu|réécouté) (son|sa|ses|leur|leurs|nos|notre|une lettre|une photo|des photos) *",
    ],
    thing: /(?:trouvé|gardé|récupéré|relu|réécouté) ((?:son|sa|ses|leurs?) \p{L}+(?: (?:de|d’|à) ?\p{L}+)?)/iu,
    heard: ['{chose}…', 'Cela vous est venu entre les mains.'],
    questions: ['Qu’est-ce que cela a réveillé ?', 'Où est-ce, maintenant ?'],
  },
  {
    id: 'silent-home',
    patterns: [
      '(maison|appart*|appartement|chambre) [est|était|paraît|me paraît] [trop|si|{beaucoup}] (vide|silencieu*|grande|calme)',
      '(la maison|ça) (résonne|sonne creux)',
    ],
    heard: ['Une maison qui résonne, d’un coup.'],
    questions: ['À quelle heure ce silence est-il le plus fort ?', 'Quel bruit vous y manque ?'],
  },
  {
    id: 'too-few-of-us',
    patterns: ['(on était|on est|nous sommes|nous étions|j étais) (deux|trois|seul*|2|3|un|une) pour *'],
    heard: ['À ce compte-là, ce n’était pas tenable.'],
    questions: ['Qui le sait, au-dessus de vous ?', 'Comment faites-vous le tri, dans ces moments-là ?'],
  },
  {
    id: 'day-to-come',
    patterns: [
      "(samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|demain|ce week-end|le *|bientôt) (c'est|y a|il y a) (l'anniv*|l'anniversaire|le mariage|noël|la fête|le repas|l'enterrement|les obsèques|le baptême|la rentrée|l'audience|l'examen|le bac)",
    ],
    heard: ['La date approche, donc.'],
    questions: ['Comment vous y voyez-vous, ce jour-là ?', 'Qu’est-ce qui rendrait ce jour-là plus facile ?'],
  },
  {
    id: 'so-called-reason',
    patterns: ['(soi disant|soit disant|paraît il|parait il|à ce qu il paraît)'],
    heard: ['C’est la raison donnée, et vous n’y croyez qu’à moitié.'],
    questions: ['Que croyez-vous qu’il y a derrière ?'],
  },
]

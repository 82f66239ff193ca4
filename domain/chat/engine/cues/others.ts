import type { Cue } from './cue.ts'

/** What other people do, say, or fail to see. */
export const others: readonly Cue[] = [
  {
    id: 'cruel-words',
    isTender: true,
    patterns: [
      '(préférait|préférerait|aurait préféré|aurait voulu|aurait aimé) .. (mort*|pas né*|jamais né*|pas eu|un autre|une autre|un garçon|une fille)',
      '(souhaite|voudrait) [*] que je (crève|meure|disparaisse)',
      '(honte|dégoût*|dégoûte*) de moi',
      '(suis|es|est) plus (son|leur|mon) (fils|fille|enfant)',
      '(renié*|mis* dehors|mis* à la porte|foutu* dehors)',
    ],
    heard: ['Des mots ou des gestes pareils sont d’une grande violence, et vous n’y êtes pour rien.'],
    questions: ['Que s’est-il passé en vous, à ce moment-là ?', 'Qui, autour de vous, vous voit autrement ?'],
  },
  {
    id: 'someone-cries',
    patterns: [
      '(mère|père|fille|fils|femme|mari|soeur|frère|copine|copain|amie|il|elle) [elle|il|ne|fait que|de] pleur*',
    ],
    heard: ['Voir pleurer quelqu’un qui compte serre le cœur.'],
    questions: [
      'Que se passe-t-il pour vous dans ces moments-là ?',
      'Comment êtes-vous, l’un avec l’autre, à ce moment-là ?',
    ],
  },
  {
    id: 'caring-for-someone',
    patterns: [
      "m'occupe [beaucoup] (de lui|d'elle|d'eux|de mon|de ma|de mes parents)",
      '(aidant*|aidante)',
      '(alzheimer|parkinson|démence|sclérose|avc|handicap*|dépendant*) & (mari|femme|mère|père|fils|fille|frère|soeur|compagn*|grand*)',
    ],
    heard: ['S’occuper de quelqu’un jour après jour demande beaucoup, et se voit peu.'],
    questions: [
      'À quoi ressemblent vos journées ?',
      'Quand pouvez-vous vous reposer, vous ?',
      'Qui pourrait prendre le relais, même une heure ?',
    ],
  },
  {
    id: 'worried-for-someone',
    patterns: [
      "(il|elle|gars|fille|fils|collègue|ami*|frère|soeur|mère|père|voisin*|élève) .. m'inquiète",
      '(inquiet*|inquiète|peur|souci*) pour (lui|elle|eux|mon|ma|mes|un|une)',
    ],
    heard: ['Vous vous faites du souci pour cette personne.'],
    questions: [
      'Qu’est-ce qui a changé chez elle ?',
      'Qu’est-ce qui vous a alerté en premier ?',
      'Et vous, comment vivez-vous cette inquiétude ?',
    ],
  },
  {
    id: 'hurt-by-someone',
    holdsAnywhere: true,
    patterns: [
      '(me|nous) [a|ont|fait] (humili*|rabais*|rabaiss*|insult*|ridiculisé*|critiqu*|traite*|ignor*|rejet*|méprise*|engueul*)',
      'se (fout|foutent|moque|moquent|fiche|fichent) de moi',
      'pour se moquer',
      'comme un (chien|moins que rien|gamin|enfant)',
      "(m'a|m'ont|nous a|il me|elle me|ils me|elles me|on me) .. devant (tout le monde|toute l'équipe|mes collègues|toute la classe|les autres)",
    ],
    heard: ['Cela vous a fait mal, et il y a de quoi.'],
    questions: [
      'Qu’est-ce qui a été le plus blessant dans ce moment ?',
      'Comment avez-vous réagi, sur le coup ?',
      'Qui a vu ce qui se passait ?',
      'Qu’auriez-vous eu besoin d’entendre, à cet instant ?',
    ],
  },
  {
    id: 'played-down',
    holdsAnywhere: true,
    patterns: [
      "(dit|disent|trouve|pense) que (j'exagère|je dramatise|je m'écoute|je fais ma|je suis trop sensible|c'est rien)",
      "(j'exagère|je m'écoute trop)",
    ],
    heard: ['On vous dit que vous exagérez, et pour vous ce n’est pas rien.'],
    questions: [
      'Qu’auriez-vous eu besoin d’entendre à la place ?',
      'Que faites-vous de ce que vous ressentez, après une phrase pareille ?',
    ],
  },
  {
    id: 'shouted-at',
    holdsAnywhere: true,
    patterns: [
      '(me|nous) [a|ont|avait] (crié|crie|crient|hurlé|hurle|gueulé|gueule) dessus',
      '(crié|crie|hurlé|hurle|gueulé|gueule) sur moi',
      "m'a (crié|hurlé|gueulé|engueulé*)",
    ],
    heard: ['On vous a crié dessus, et cela secoue.'],
    questions: ['Comment était-ce, juste après ?', 'Qu’auriez-vous voulu pouvoir répondre ?'],
  },
  {
    id: 'ex-with-another',
    patterns: [
      '(ex|elle|il) (est|sort|vit) [déjà|maintenant] avec (un autre|une autre)',
      '(déjà|maintenant) avec (un autre|une autre|quelqu)',
    ],
    heard: ['Voir l’autre avancer ailleurs ravive la blessure.'],
    questions: ['Qu’est-ce qui ferait un peu moins mal, cette semaine ?'],
  },
  {
    id: 'watching-online',
    patterns: ['je (regarde|guette|surveille|vais voir) .. (insta|instagram|facebook|stories|story|profil)'],
    heard: ['On regarde pour savoir, et chaque image relance la peine.'],
    questions: ['Qu’est-ce que vous cherchez quand vous regardez ?'],
  },
  {
    id: 'not-understood',
    holdsAnywhere: true,
    patterns: [
      '(rend|rendent) pas compte',
      '(comprend|comprennent|capte|captent|voit|voient|écoute|écoutent) (pas|rien|jamais)',
      'personne ne (comprend|écoute|voit)',
      'parle à un mur',
    ],
    heard: ['Vous n’avez pas le sentiment que cela passe.'],
    questions: [
      'Qu’est-ce que vous voudriez qu’on comprenne, en une phrase ?',
      'À quoi verriez-vous que le message est passé ?',
      'Comment le lui avez-vous dit jusqu’ici ?',
    ],
  },
  {
    id: 'hiding-it',
    holdsAnywhere: true,
    patterns: [
      '(dis|réponds|raconte) [que|toujours que] (ça va|tout va bien)',
      'dis que ça va',
      'fais (semblant|comme si|bonne figure)',
      'veux pas (le|la|les) (inquiéter|embêter|déranger)',
      "(n'ose|ose) [pas] .. (dire|parler|avouer)",
      '(dis|dit|parle|raconte) à personne',
      'garde* [tout] pour moi',
    ],
    heard: ['Vous gardez cela pour vous.'],
    questions: [
      'Que craignez-vous qu’il se passe si vous en disiez un peu plus ?',
      'À qui pourriez-vous en dire ne serait-ce qu’une phrase ?',
    ],
  },
  {
    id: 'silence-of-someone',
    patterns: [
      '(me|nous) parle* (plus|pas)',
      'coupé les ponts',
      '(répond|répondent|appelle|appellent|écrit) plus',
      'personne [ne] (répond|appelle|écrit)',
      'bloqué* (partout|sur)',
      "m'a (bloqué*|ghosté*)",
      'disparu* du jour au lendemain',
    ],
    heard: [
      'Un silence pareil, venant de quelqu’un qui compte, fait beaucoup de bruit.',
      'Une porte fermée sans explication laisse beaucoup de questions.',
    ],
    questions: [
      'Que voudriez-vous que cette personne sache ?',
      'Qu’est-ce qui a précédé ce silence ?',
      'Comment occupez-vous la place que cela laisse ?',
    ],
  },
  {
    id: 'coming-out',
    patterns: [
      'aime (un homme|une femme|les hommes|les filles|les femmes|les garçons)',
      '(gay|homosexuel*|lesbienne|bisexuel*|transgenre)',
      'coming out',
    ],
    heard: [
      'Dire qui l’on est demande du courage, et la réponse des proches compte énormément.',
      'Vous avez dit quelque chose de vrai, et un silence en retour ne le rend pas moins vrai.',
    ],
    questions: [
      'Comment cela s’est-il passé quand vous l’avez dit ?',
      'Auprès de qui pouvez-vous être pleinement vous-même ?',
    ],
  },
  {
    id: 'new-place',
    patterns: [
      'déjà leurs (groupes|amis|habitudes)',
      'connais personne',
      'connais pas grand monde',
      'nouveau ici',
      'nouvelle ici',
    ],
    heard: [
      'Arriver là où chacun semble avoir déjà sa place demande un vrai effort.',
      'Vu de l’extérieur, les groupes paraissent fermés, même quand ils ne le sont pas tout à fait.',
    ],
    questions: [
      'Y a-t-il un moment de la semaine où vous croisez toujours les mêmes visages ?',
      'Comment se faisaient les rencontres, pour vous, avant ?',
    ],
  },
  {
    id: 'days-without-a-word',
    patterns: ['parle à personne', 'vois personne', 'personne à qui parler', 'pas parlé de la journée'],
    heard: [
      'Des heures entières sans échanger un mot pèsent plus qu’on ne le croit.',
      'Ce silence-là finit par peser sur tout le reste.',
    ],
    questions: [
      'Comment se passe une de ces journées, du matin au soir ?',
      'Quelle voix aimeriez-vous entendre à ces moments-là ?',
    ],
  },
  {
    id: 'someone-there',
    holdsAnywhere: true,
    patterns: [
      '(si|sauf|à part|heureusement|juste|seulement) .. (une pote|un pote|un ami|une amie|une copine|un copain|mon ami*|ma meilleure amie|mon meilleur ami)',
      'je peux compter sur',
      "(venir|viendra|viendrait|vient) (m'aider|me voir|en)",
      '^ [oui|ben|bah|à] (ma|mon|à ma|à mon) (soeur|frère|mère|père|meilleure amie|meilleur ami|amie|ami|copine|copain|cousine|cousin|tante|voisine|voisin) [peut être|je crois|je pense|surtout] (,|$)',
      '(soeur|frère|mère|père|amie|ami|copine|copain|cousine|cousin|tante|voisine|voisin) [*] (peut|va|pourrait) (venir|passer|garder|prendre le relais)',
    ],
    heard: ['Vous avez donc quelqu’un à qui parler.'],
    questions: [
      'Qu’est-ce qui est plus simple avec cette personne ?',
      'Que pourriez-vous lui demander, concrètement ?',
    ],
  },
  {
    id: 'kept-contact',
    patterns: [
      '(ils|elles|il|elle|enfants|mère|fille|fils|ami*|parents|soeur|frère|voisine*) .. (appelle|appellent|viennent|passe*) .. (dimanche|samedi|semaine|soir|soirs|week end)',
    ],
    heard: ['Vous n’êtes donc pas sans nouvelles d’eux.'],
    questions: ['Que leur dites-vous de ce que vous vivez ?', 'Comment êtes-vous une fois que vous avez raccroché ?'],
  },
  {
    id: 'far-away',
    patterns: [
      '(habite*|vit|vivent|sont|est|parti*) [trop|très|si] loin',
      '(km|kilomètres)',
      "à l'étranger",
      "à l'autre bout",
    ],
    heard: ['La distance complique les choses les plus simples, comme une présence à côté de soi.'],
    questions: [
      'Comment gardez-vous le lien malgré la distance ?',
      'À quel moment cette distance se fait-elle le plus sentir ?',
    ],
  },
  {
    id: 'others-want',
    patterns: [
      '(veut|veulent|voudrait|voudraient|aimeraient) que je',
      'me (pousse*|force*|oblige*)',
      "m'(oblige*|impose*)",
    ],
    heard: ['D’autres décident un peu à votre place, là.', 'Leur avis et le vôtre ne disent pas la même chose.'],
    questions: ['Et vous, que voulez-vous ?', 'Qu’est-ce que cela représenterait pour vous, d’accepter ?'],
  },
  {
    id: 'like-a-parent',
    patterns: [
      '(finir|devenir|être|suis) [pareil|exactement] comme (lui|elle|mon père|ma mère|eux)',
      'était pareil*',
      'de famille',
    ],
    heard: [
      'Ne pas vouloir répéter ce que l’on a connu, c’est déjà un choix.',
      'Ces ressemblances font réfléchir, et elles ne décident pas de tout.',
    ],
    questions: ['Qu’est-ce que vous faites déjà autrement ?', 'Qu’auriez-vous eu besoin de recevoir, à l’époque ?'],
  },
  {
    id: 'absent-partner',
    patterns: [
      '(mari|copain|mec|compagnon|conjoint|femme|copine|compagne|conjointe) .. (travaille (beaucoup|trop|tard|tout le temps)|jamais là|absent*|rentre tard|jamais à la maison)',
    ],
    heard: ['Une bonne partie du temps, tout repose donc sur vous.'],
    questions: ['De quoi auriez-vous besoin, le soir, quand vous vous retrouvez ?'],
  },
  {
    id: 'sick-pet',
    patterns: ['(chat|chatte|chien|chienne|lapin|cheval) & (malade|véto|vétérinaire|opér*|vieux|vieille|soigne*)'],
    heard: ['Un animal fait partie de la vie de tous les jours ; le savoir fragile inquiète.'],
    questions: ['Quelle place cet animal tient-il dans votre quotidien ?', 'Que vous a-t-on dit de son état ?'],
  },
]

import type { Shape } from './shape.ts'

/** Words of somebody else, as they were said. */
export const saidByOthers: Shape = {
  id: 'said-by-others',
  isReported: true,
  patterns: [],
  thing: /^(.+)$/u,
  heard: ['« {chose} »…', '« {chose} » : ces mots-là restent.'],
  questions: [
    'Comment avez-vous réagi, sur le moment ?',
    'Que s’est-il passé, juste après ?',
    'Qu’auriez-vous voulu entendre, à la place ?',
    'Que vous êtes-vous dit, en entendant cela ?',
  ],
  turns: true,
}

/** The same, of words that are not to be repeated. */
export const saidHarshly: Shape = {
  id: 'said-harshly',
  isReported: true,
  patterns: [],
  heard: ['Ces mots-là, on ne les oublie pas tout de suite.', 'Personne ne devrait s’entendre dire cela.'],
  questions: [...saidByOthers.questions, 'Est-ce la première fois que l’on vous parle ainsi ?'],
  turns: true,
}

/** What somebody of theirs is to them, does, or leaves undone. */
export const peopleTold: readonly Shape[] = [
  {
    id: 'raised-me',
    patterns: [
      "{autrui} (m'a|m'ont|nous a) [presque|quasi|quasiment|pratiquement|à moitié|en partie|tout|beaucoup] (élevé*|gardé*|éduqué*|appris) & ! gardé* (un|une|le|la|les|du|des|de|mon|ma|mes)",
      "c'est (elle|lui|mon *|ma *|mes *) qui (me|nous) (gardait|élevait|emmenait|gardaient|élevaient|faisait|préparait)",
      "c'est (elle|lui|mon *|ma *|mes *) qui (m'a|m'ont|nous a) [presque|quasi|tout] (élevé*|gardé*|appris|fait grandir)",
      '(il|elle) (me|nous) (gardait|élevait|emmenait|berçait) [tous|le|les|quand|petit*|chaque|après|souvent|toujours] ($|mercredi*|vacances|école|jours|fois|petit*)',
      'comme (un père|une mère|un frère|une soeur|mon père|ma mère) pour moi',
    ],
    heard: [
      'C’est quelqu’un qui vous a fait grandir : ce lien-là n’est pas n’importe lequel.',
      'Une part de votre enfance tient à ces moments-là.',
    ],
    questions: [
      'Qu’est-ce qui vous en vient, dans ce que vous êtes aujourd’hui ?',
      'Quel moment de ces années-là vous revient en premier ?',
    ],
  },
  {
    id: 'wrong-name',
    patterns: [
      "{autrui} (m'appelle|m'a appelé*) (par|avec) (le prénom|le nom)",
      '{autrui} me (confond|prend) (avec|pour) (ma|mon|une|un)',
      '{autrui} [ne] me (reconnaît|reconnait|reconnaissait) [presque] (plus|pas)',
    ],
    heard: ['Être là, tout près, et passer pour quelqu’un d’autre : cela serre.'],
    questions: [
      'Que faites-vous, sur le moment : vous corrigez, ou vous laissez dire ?',
      'Que reste-t-il, entre vous, quand les noms s’en vont ?',
    ],
  },
  {
    id: 'not-my-role',
    patterns: [
      'pas (sa|son|leur|une|un) (mère|père|bonne|boniche|psy|assistante|secrétaire|chauffeur|banque|banquier|paillasson|distributeur)',
    ],
    heard: ['Vous voulez être à deux, pas porter quelqu’un.', 'Ce rôle-là, vous ne l’avez pas choisi.'],
    questions: [
      'Qu’est-ce qui vous y remet, le plus souvent ?',
      'Quelle chose, faite sans que vous la demandiez, vous ferait du bien ?',
    ],
  },
  {
    id: 'does-nothing',
    patterns: [
      "{autrui} .. (fait|font|fout|foutent|touche|touché|bouge|bougent|range|rangent|aide|aident|participe|lève) [presque|jamais|strictement|même] (rien|jamais|pas le petit doigt) & ! ^ je & ! (m'a|ont) fait",
      "{autrui} .. (s'affale|affalé*|vautré*|avachi*|sur la play|à la console|sur la console|devant la télé) & ! ^ je",
      '{autrui} .. pas touché (à|au|aux)',
    ],
    heard: [
      'Pendant ce temps, tout retombe sur vous.',
      'C’est donc vous qui voyez ce qu’il y a à faire, et vous qui le faites.',
    ],
    questions: [
      'Quelle tâche aimeriez-vous ne plus jamais avoir à demander ?',
      'Quelle réponse avez-vous, quand vous le dites ?',
    ],
  },
  {
    id: 'not-seen',
    patterns: [
      '{autrui} [ne] (voit|voient|comprend|comprennent|imagine|imaginent) pas (la|le|les|comme|combien|à quel point) * & ! (linge|vaisselle|poubelle*|bazar|désordre|ménage|chaussettes|courses)',
    ],
    heard: ['{mots}.', 'De leur place, cela ne se voit pas.'],
    questions: ['Qu’aimeriez-vous qu’on en comprenne ?', 'À qui pourriez-vous le dire comme ici ?'],
  },
  {
    id: 'must-be-asked',
    patterns: [
      '(faut|dois) .. (demand*|répét*|redire|redise|rappel*) .. (fois|tout|tout le temps|sans arrêt)',
      '{autrui} [ne] (voit|voient|remarque|remarquent) [jamais|même|vraiment] (rien|pas que|pas ce que|pas (le|la|les) (linge|vaisselle|poubelle*|bazar|désordre|ménage|chaussettes|courses))',
      '{autrui} .. [ne] (la|le|les) (lit|regarde|fait|suit) (pas|jamais)',
    ],
    heard: ['Devoir demander, c’est déjà une tâche de plus.', 'Ce qui use, c’est d’avoir à le faire remarquer.'],
    questions: [
      'Qu’aimeriez-vous voir fait, un jour, sans un mot de vous ?',
      'À quel moment renoncez-vous à demander ?',
    ],
  },
  {
    id: 'cancelled',
    patterns: [
      "{autrui} .. (a|ont|m'a) [encore|tout|juste] (annulé|oublié|décommandé|reporté|planté*|posé un lapin|fait faux bond)",
      '{autrui} .. (est|sont) [encore|même|jamais] pas venu*',
      '{autrui} annule* (toujours|tout|encore|souvent)',
    ],
    heard: ['Vous comptiez dessus, et cela tombe.', 'C’était convenu, et d’un coup il n’y a plus rien.'],
    questions: ['Comment vous l’a-t-on annoncé ?', 'Qu’est-ce qui reste en travers : la chose perdue, ou la manière ?'],
  },
  {
    id: 'laughed-at',
    patterns: [
      '{autrui} (a|ont) [juste|même|encore] (rigolé|ri|ricané|souri) & ! avec moi',
      "{autrui} (s'est|se sont|se) (moqu* [toujours|encore|bien] (de moi|$|,)|fout de moi|fichent de moi|foutent de moi) & ! (peur|crains|crain*|redoute*|si|imagine*|pas encore) [que|qu] & ! pas encore",
    ],
    heard: ['Un rire, à cet endroit-là, cela blesse.'],
    questions: ['Qu’auriez-vous eu besoin d’entendre, à la place ?', 'Comment l’échange s’est-il terminé ?'],
  },
  {
    id: 'lives-far',
    patterns: [
      'je suis à * , (eux|elle|lui|ma *|mon *|mes *) (à|en|au) *',
      '{autrui} .. (habite*|vit|vivent|reste|restent) .. (loin|km|kilomètres|bornes|étranger|heures de)',
      '{autrui} .. (habite*|vit|vivent) [maintenant|tous|toutes] (à|en|au|aux) * & ! (avec moi|chez moi|minutes|côté|rue|rues|étage|immeuble|quartier|mn|min)',
      '(mes|les|nos) (enfants|potes|amis|amies|copines|copains|parents|fils|filles|frères|soeurs) [sont] [restés|restées|tous|partis] (à|au) * & ! (école|crèche|maison|lit|travail|courant|bout|cantine|crie|cris)',
      '(mes|les|nos) (enfants|potes|amis|amies|copines|copains|parents|fils|filles|frères|soeurs) (sont|restés|restées|partis) [tous|restés|partis] en * & ! en (train|colère|retard|vacances|larmes)',
    ],
    heard: ['Cela fait loin, quand on voudrait quelqu’un à côté.', 'Cette distance compte, donc.'],
    questions: [
      'Comment gardez-vous le lien avec {proche} ?',
      'Comment gardez-vous le lien, d’ici ?',
      'Que feriez-vous ensemble, si c’était à deux rues ?',
    ],
  },
  {
    id: 'never-goes',
    patterns: [
      '{autrui} y (va|vont|allait|allaient) [presque|quasi] (jamais|pas|plus)',
      '{autrui} [ne] (prend|prennent) .. (relais|tour|part)',
    ],
    heard: ['C’est donc sur vous que cela repose.'],
    questions: [
      'Qu’aimeriez-vous que les autres prennent à leur compte, même une petite chose ?',
      'Le leur avez-vous déjà demandé en face ?',
    ],
  },
  {
    id: 'no-sign',
    patterns: [
      "{autrui} [ne] (vient|viennent|passe|passent|m'appelle|m'appellent|m'écrit|m'écrivent) [presque|quasi] (jamais|plus)",
      '{autrui} [ne] (prend|prennent) [jamais|plus|pas] [de] nouvelles',
    ],
    heard: ['Vous attendez un signe, et il ne vient pas.'],
    questions: ['De qui ce signe compterait-il le plus ?', 'Qu’est-ce qui vous ferait plaisir, même tout petit ?'],
  },
  {
    id: 'child-asks',
    patterns: [
      '(petit*|fils|fille|grand*|aîné*|enfants|garçon*|gamin*) demand* (pourquoi|si|quand|où|ce que|comment|après)',
      "(petit*|fils|fille|grand*|aîné*|enfant*|garçon*|gamin*) (m'a|m'ont|me) demand* (pourquoi|si|quand|où|ce que|comment)",
      "(petit*|fils|fille|grand*|aîné*|enfant*|garçon*|gamin*) (m'a|m'ont) dit maman",
    ],
    heard: ['Une question d’enfant, toute simple, et elle touche juste.'],
    questions: ['Qu’avez-vous répondu ?', 'Qu’auriez-vous voulu pouvoir répondre ?'],
  },
  {
    id: 'child-sees-all',
    patterns: [
      '(petit*|fils|fille|grand*|aîné*|enfants|garçon*|gamin*|il|elle|ils) .. (comprend|comprennent|entend|entendent|voit|voient|sent|sentent) tout',
    ],
    heard: ['Rien ne passe inaperçu, et vous le sentez.'],
    questions: [
      'Qu’aimeriez-vous pouvoir lui dire, avec des mots simples ?',
      'Qu’est-ce que cela change à votre façon de faire ?',
    ],
  },
  {
    id: 'gave-me',
    patterns: [
      "{autrui} (m'a|m'ont|nous a) [quand même|même|juste] (fait|offert|donné|apporté|préparé|laissé|envoyé|écrit) (un|une|des) [petit*|joli*|beau|gros] (dessin*|gâteau|café|câlin*|message|mot|lettre|repas|cadeau|thé|bisou*|fleurs|texto|sms|crêpes)",
      '{autrui} .. (venu*|vient) [me|nous] (faire|prendre) .. (câlin*|bisou*|bras)',
    ],
    thing:
      /(?<!\p{L})((?:une?|des) (?:petite?s? |jolie?s? |beau |gros )?(?:dessins?|gâteau|café|câlins?|message|mot|lettre|repas|cadeau|thé|bisous?|fleurs|texto|sms|crêpes))(?!\p{L})/iu,
    heard: ['{chose}, c’est aussi une façon de parler.', 'Ce geste-là dit quelque chose, sans grand discours.'],
    questions: ['Comment l’avez-vous reçu ?', 'Qu’est-ce que ce geste disait, d’après vous ?'],
  },
  {
    id: 'shouted-at',
    patterns: [
      "{autrui} (m'a|m'ont|me|nous a) [encore|toujours|tout le temps] (crié|crie|hurlé|hurle|engueulé*|engueule|gueulé|gueule|incendié*|passé un savon|remonté les bretelles) & ! ^ je",
    ],
    heard: ['Se faire crier dessus, cela reste un moment dans le corps.'],
    questions: ['Comment cela s’est-il terminé ?', 'Qu’est-ce qui l’avait déclenché, d’après vous ?'],
  },
  {
    id: 'contradicted',
    patterns: [
      '(un|une|il|elle|lui|qui) .. (conteste|contredit|discute|critique|remet en question|remet en cause) (tout|toujours|tout le temps|sans arrêt|chaque)',
    ],
    heard: ['Voir chaque phrase contestée, cela use.'],
    questions: ['Cela se passe-t-il devant les autres, ou à deux ?', 'Sur quoi cela porte-t-il, le plus souvent ?'],
  },
  {
    id: 'wanted-my-place',
    patterns: ['(voulait|visait|espérait|briguait|attendait) (le|mon|ce|ma|la|cette) (poste|place|promotion|promo)'],
    heard: ['Voilà qui explique peut-être bien des choses.'],
    questions: ['En avez-vous parlé tous les deux, ne serait-ce qu’une fois ?'],
  },
  {
    id: 'takes-sides',
    patterns: [
      '{autrui} .. (de son côté|de leur côté|prend sa défense|prend son parti|le défend|la défend|contre moi) & ! ^ je',
    ],
    heard: ['Vous vous retrouvez sans personne de votre côté, là-dedans.'],
    questions: ['Sur quel point, même petit, pourriez-vous quand même vous accorder ?'],
  },
  {
    id: 'only-for-money',
    patterns: [
      '(parle|appelle|vient|écrit|voit|téléphone|parlent|appellent|viennent) que (pour|quand) .. (argent|sous|fric|service|besoin)',
    ],
    heard: ['Vous aimeriez compter pour autre chose que cela.'],
    questions: [
      'De quoi parliez-vous, tous les deux, avant ?',
      'Quel moment, même court, ne coûterait rien et vous ressemblerait ?',
    ],
  },
  {
    id: 'proud-of-me',
    patterns: ['{autrui} .. (fier|fière|fiers|fières) (de moi|de nous)'],
    heard: ['Cette fierté réchauffe, et elle met aussi la barre haut.'],
    questions: ['Qu’est-ce que cette fierté rend difficile à dire ?'],
  },
  {
    id: 'works-elsewhere',
    patterns: [
      '{autrui} (travaille|bosse|travaillait) (de nuit|la nuit|en horaires décalés|le week-end|tout le temps|à * la semaine|en déplacement)',
      '{autrui} [est] (en déplacement|parti*) (toute|la|chaque) semaine',
    ],
    heard: ['Vos rythmes ne se croisent pas souvent, alors.'],
    questions: ['Quels moments vous reste-t-il ensemble ?', 'Comment vous passez-vous le relais ?'],
  },
  {
    id: 'eyes-elsewhere',
    patterns: [
      '{autrui} .. (est|regarde|reste|passe|scrolle) .. (tel|téléphone|portable|écran|insta|tiktok|snap|ordi|jeux) & ! ^ je & ! mon (tel|téléphone|portable)',
      "(mangé|manger|mange|parler|parle) .. (à|en face d'|face à) (un|son) (écran|téléphone|tel)",
    ],
    heard: ['Quelqu’un est là, et regarde ailleurs.'],
    questions: [
      'Quel moment aimeriez-vous garder sans écran, pour commencer ?',
      'Que feriez-vous ensemble, si l’écran était éteint ?',
    ],
  },
  {
    id: 'invited',
    patterns: ["{autrui} (m'a|m'ont|me|nous a) [déjà|encore] (propos*|invité*|invite*) & ! (poste|démission)"],
    heard: ['Quelqu’un a pensé à vous, et cela fait quelque chose.'],
    questions: ['Qu’est-ce que cela vous a fait, qu’on pense à vous ?', 'Qu’est-ce qui vous plairait, là-dedans ?'],
  },
  {
    id: 'waits-for-me',
    patterns: [
      '{autrui} (veut|veulent|voudrait|voudraient|aimerait|aimeraient) [bien] que je (vienne|descende|passe|rentre|monte|reste|aille) *',
    ],
    heard: ['On vous attend, là-bas.'],
    questions: ['Qu’espérez-vous trouver, ces jours-là ?', 'Qu’est-ce qui vous ferait dire oui sans hésiter ?'],
  },
  {
    id: 'complains-of-less',
    patterns: ['{autrui} se (plaint|plaignent|plaignait) & ! ^ je'],
    heard: ['Entendre cette plainte, de là où vous êtes, c’est rude.'],
    questions: ['Que gardez-vous pour vous, à ce moment-là ?'],
  },
  {
    id: 'nobody-saw',
    patterns: ["personne [n'] (a|avait) [rien|même|vraiment] (compris|vu|remarqué|dit|réagi|bougé|demandé|aidé)"],
    heard: ['C’est passé sans que personne ne vienne vers vous.'],
    questions: ['Qui auriez-vous voulu voir venir ?', 'Qu’auriez-vous aimé qu’on vous dise ?'],
  },
  {
    id: 'not-even-asked',
    patterns: [
      "{autrui} (m'a|m'ont) [même] pas [même] (demandé|proposé|appelé*|remercié*|souhaité|dit bonjour|dit merci|regardé*|prévenu*) & ! ^ je",
    ],
    heard: ['Un mot aurait suffi, et il n’est pas venu.'],
    questions: ['De quoi auriez-vous eu besoin, à ce moment-là ?'],
  },
  {
    id: 'decides-for-me',
    patterns: [
      '{autrui} (veut|veulent|voudrait|voudraient|exige|exigent) que je (arrête|arrete|fasse|change|parte|prenne|quitte|sois|trouve|travaille|reprenne|continue) * & ! ^ je',
    ],
    heard: ['On a son idée sur ce qu’il vous faudrait.'],
    questions: ['Et vous, que voulez-vous, là-dedans ?', 'Qu’est-ce qui inquiète, en face, d’après vous ?'],
  },
  {
    id: 'were-close',
    patterns: [
      'on était [les|super|très|trop|tellement|vraiment] (meilleures amies|meilleurs amis|meilleurs potes|proches|inséparables|complices|fusionnels|soudés)',
    ],
    heard: ['Vous étiez proches, et c’est ce qui rend la chose plus rude.'],
    questions: ['Qu’est-ce qui a commencé à grincer en premier ?', 'Qu’est-ce qui vous manque de ce temps-là ?'],
  },
  {
    id: 'helps-me-with',
    patterns: [
      "c'est (mon|ma|mes) [belle|beau|grand] * qui (les|le|la|l'|me|nous) (garde*|aide*|dépanne*|emmène*|accueille*|héberge*)",
      "c'est (mon|ma|mes) * qui s'occupe*",
    ],
    heard: ['Sans cet appui, rien ne tiendrait.'],
    questions: ['Et les jours où cet appui manque, comment faites-vous ?'],
  },
  {
    id: 'busy-people',
    patterns: [
      '(ils|elles|collègues|potes|copines|copains|amis|amies|autres) .. (ont tous|ont toutes|ont tous déjà|sont tous|sont toutes) .. (enfants|gosses|gamins|famille|couple|casés|mariés|maqués|mec)',
      '(ils|collègues|autres) .. (rentrent|partent|filent) (direct|directement|tout de suite|vite|chez eux)',
    ],
    heard: ['Leur vie à eux est déjà bien prise.'],
    questions: [
      'À quel moment restent-ils un peu disponibles : le midi, une pause, un trajet ?',
      'Avec lequel d’entre eux le courant passe-t-il le mieux ?',
    ],
  },
  {
    id: 'they-pay',
    patterns: [
      "c'est (mon|ma|mes) .. qui (paye|paie|payent|paient|finance)",
      '(parents|père|mère|beaux parents) .. (payent|paient|paie|paye|payé|financent|finance) (ma|mon|mes|notre|tout|les|la|le)',
    ],
    heard: ['Cela ajoute une dette à l’enjeu.'],
    questions: [
      'Qu’attendent-ils en retour, d’après vous ?',
      'Que leur avez-vous dit de la situation, pour l’instant ?',
    ],
  },
]

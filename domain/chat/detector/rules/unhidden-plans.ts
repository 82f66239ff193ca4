import type { Rule } from '../rule.ts'

/** A laugh, an age, a faith hide nothing here: only a story, a lesson or the news do. */
const UNLESS = ['fiction', 'study', 'news'] as const

/** What a rope is bought for. */
const USE_OF_A_ROPE =
  '(linge|étendre|étendage|sauter|balançoire|hamac|escalade|grimper|rappel|falaise|baudrier|bateau|voilier|barque|amarr*|ancre|remorque*|bâche|arrimer|attacher|accrocher|suspendre|tendre|tirer|guitare|violon|basse|ukulélé|piano|raquette|chien|cheval|vache|chèvre|puits|tente|camping|scout*|rando*|kermesse|tir à la corde|gym|crossfit|musculation|salle de sport|spéléo*|déco*|macramé|cabane|tyrolienne|trampoline|chantier|élag*|arbres|tronc|déménag*|canapé|colis|paquets|jardin|tomates|serre|store*|volet*|rideau*|griffoir|refaire|réparer|fabriquer|bricoler|construire|cirque|théâtre|spectacle|magie)'
const CAR_OR_FALL =
  '(ravin|fossé|précipice|canal|rivière|fleuve|lac|étang|mur|arbre|platane|vide|falaise|mer|pont|camion)'
const BOTH = '(nous|tous les deux|toutes les deux|lui et moi|elle et moi|avec (lui|elle|ma|mon|mes)|ensemble)'
const FOOD =
  '(gras|sucre|sucré|viande|cochonneries|moins|trop|chips|alcool|gluten|bonbons|fast food|entre les repas|minuit|opération|anesthésie|prise de sang|examen|bilan|à jeun|ramadan|jeûne|carême|kippour|régime|fumer|bière*|vin|sodas|coca|devant (la télé|l écran)|au volant|en classe|le soir|après (vingt|20|19|21))'

/** Plans told in plain sight, which no laugh, age or faith makes harmless. */
export const unhiddenPlans: readonly Rule[] = [
  {
    id: 'corde-achetée',
    level: 'crise',
    situation: 'plan',
    immediate: true,
    why: "Une corde achetée sans dire pour quoi : le moyen est là, même si l'on en rit.",
    unless: [...UNLESS, 'sport'],
    always: true,
    patterns: [
      `(acheté|commandé|trouvé|pris|récupéré|préparé) (la|ma|une|de la|cette) [bonne|grosse|solide|vraie|nouvelle] corde & (je|j ai|moi) & ! (${USE_OF_A_ROPE.slice(1, -1)}|il|elle|mon|ma (mère|soeur|femme|fille|copine)|mes|notre|nos|on (a|est|va))`,
      `[la|ma] corde est (achetée|commandée|prête|arrivée|dans le (coffre|garage|sac)) & ! ${USE_OF_A_ROPE}`,
    ],
  },
  {
    id: 'à-deux-dans-le-ravin',
    level: 'crise',
    situation: 'ideation',
    why: "Se voir finir avec celui ou celle que l'on soigne ou que l'on aime : deux vies sont en jeu.",
    unless: UNLESS,
    always: true,
    patterns: [
      `(me vois|m imagine|je imagine|envie|pense à|rêve de|tenté*|idée|pourrais|voudrais) [bien|parfois|souvent|déjà|de|à|d] [nous] (foutre|jeter|balancer|précipiter|envoyer|lancer|foncer|plonger|mettre) .. (dans|contre|sous|du|de) [le|la|l|un|une] ${CAR_OR_FALL} & ${BOTH} & ! (jeu|mario*|karting|vacances|baigner|nager|bateau|plongée|jet ski)`,
    ],
  },
  {
    id: 'cesser-de-manger-et-de-boire',
    level: 'crise',
    situation: 'plan',
    why: "Cesser de manger et de boire, de son propre chef : c'est une façon de mourir que l'on cache aux siens.",
    unless: UNLESS,
    always: true,
    patterns: [
      `je [ai] [décidé] [de|d] (cesse|cessé|arrête|arrêté|arrêter|cesser|refuse) [de|d] (manger et [de] boire|boire et [de] manger|m alimenter|m hydrater|me nourrir) & ! ${FOOD}`,
      `je [ne] mange plus [rien] (et|,) [je] [ne] bois plus [rien] & (exprès|volontairement|choix|âge|décidé|laisse*|partir|vite|enfants (croient|savent)|attends) & ! ${FOOD}`,
      `(décidé|choisi|vais|veux) [de|d] [ne] (plus|pas) [rien] (manger|m alimenter|me nourrir) (ni|et) [ne] [plus|rien] (boire|m hydrater) & ! ${FOOD}`,
      `(me|je me) laisse (mourir de faim|mourir de soif|dépérir) & ! (chat|chien|régime|lol|mdr)`,
    ],
  },
  {
    id: 'retour-à-la-terre',
    level: 'crise',
    situation: 'veiled',
    why: '« Retourner à la terre » à un jour dit, sans ferme ni jardin, est une façon de dire mourir.',
    unless: UNLESS,
    always: true,
    patterns: [
      'je [vais|veux|dois] [bientôt] (retourne|retournerai|retourner|repars|repartir) [bientôt] (à|dans) la terre & (demain|bientôt|ce soir|cette nuit|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|adieu*|merci) & ! (ferme|potager|jardin*|agricult*|maraîch*|vigne*|exploitation|campagne|paysan*|élevage|champs|planter|semer|récolte*|terrain|tracteur)',
    ],
  },
  {
    id: 'mort-sans-péché',
    level: 'crise',
    situation: 'plan',
    why: "Mourir « sans que ce soit un suicide » : un accident que l'on va chercher, pour sa foi ou pour les siens.",
    unless: UNLESS,
    always: true,
    patterns: [
      '(comme ça|ainsi|et là|pour que) .. (je (meurs|meure|mourrai|crève)|mourir) .. (pas|aucun|sans|ni) [un|de|le|être] (péché|suicide|haram|faute|interdit) & ! (jeu|partie|boss)',
      '(je meurs|mourir|mourrai|meure) ... (pas|aucun|sans) [un|de|le|que ce est|que ce soit] (péché|haram) & ! (jeu|film|question|est ce que)',
      '(mourir|je meurs|meure) ... (dieu|allah|seigneur) [ne] (dira|dit|verra|croira) [pas] ... (péché|suicide|haram)',
      'je (vais|veux|compte|pense) [*] (prendre|partir|sortir|aller|retourner|rentrer|nager) [*] [*] [*] mer .. tempête ... (comme ça|accident|mourir|meurs|péché|revien*|fini) & ! (pêche|marée|photo*|voir les vagues|surf*)',
      'ce sera [juste] un accident & (comme ça|je vais|tempête|voiture|personne [ne] saura|croiront|diront) & ! (si|peur|évit*|travail|assureur|constat)',
    ],
  },
  {
    id: 'sauter-y-penser',
    level: 'crise',
    situation: 'ideation',
    why: "Avoir pensé à sauter d'une fenêtre ou d'un balcon, une fois ou plusieurs.",
    unless: [...UNLESS, 'laughing', 'sport'],
    always: true,
    patterns: [
      '(ai|je) [déjà|encore|souvent|même|plusieurs fois] (pensé|pense|songé|songe|pensais|songeais) [déjà|encore|souvent|parfois|plusieurs fois|* fois|sérieusement] [à|de] (sauter|me jeter|passer|basculer|me laisser tomber) (de|du|par|d) [la|le|ma|mon|une|un|cette|l] [haut du|haut de] (fenêtre|balcon|toit|immeuble|étage|* étage) & ! (chat*|parkour|piscine|pompier*|ballon|clés|clé|incendie|feu|trampoline|réunion*|cours|repas de famille|joie|ennui)',
    ],
  },
  {
    id: 'pas-encore',
    level: 'crise',
    situation: 'ideation',
    why: "Dire du suicide « pas encore », « pas ce soir » : c'est le remettre, non l'écarter.",
    unless: UNLESS,
    always: true,
    patterns: [
      '(suicide|mourir|en finir|me tuer) [,] [non|jamais] [,] (pas|mais pas|enfin pas) (encore|tout de suite|ce soir|maintenant) $',
    ],
  },
  {
    id: 'adieu-à-bout-de-forces',
    level: 'crise',
    situation: 'farewell',
    why: "Un adieu, et la force qui manque : les deux ensemble ne se disent pas d'un régime ou d'un logement.",
    unless: [...UNLESS, 'laughing', 'sport'],
    always: true,
    patterns: [
      '^ [voilà|alors|bon|bref] adieu [à tous|tout le monde|,] & (n y arrive plus|en peux plus|peux plus|plus la force|vraiment essayé|tout essayé|trop dur|trop mal) & ! (régime|tabac|clope*|cigarette*|sucre|alcool|sport|vacances|fac|études|boulot|projet|poste|appart*|maison|code|permis)',
    ],
  },
  {
    id: 'fait-du-mal-hier',
    level: 'crise',
    situation: 'self-injury',
    why: "S'être fait du mal, avec une date : une blessure voulue et récente.",
    unless: UNLESS,
    always: true,
    patterns: [
      'je me suis [encore] (fait|fais|refait) [encore] du mal [encore|exprès|à moi même] (hier|ce soir|cette nuit|ce matin|avant hier|tout à l heure|ce week end) & ! (genou*|dos|cheville|pied|doigt*|main|épaule|poignet|tombant|tombé*|sport|foot|course|vélo|bricol*|cuisin*|jardin*|porte)',
    ],
  },
  {
    id: 'placé-et-clés-et-lettre',
    level: 'crise',
    situation: 'farewell',
    why: 'Un animal confié, des clés remises et une lettre laissée aux siens : tout est prêt pour après soi.',
    unless: [...UNLESS, 'laughing'],
    always: true,
    patterns: [
      "(trouvé quelqu'un|confié*|placé*|donné*) .. (pour (prendre|garder|s'occuper)|chat|chien|animal*) & (clé|clés|clef|clefs) & (lettre|mot|enveloppe) [pour|à] [mon|ma|mes] (frère*|soeur*|mère|père|parents|fils|fille|enfants|mari|femme|lui|eux) & ! (vacances|voyage|hôpital|opération|mutation|déménag*|weekend|week end|retour|rentre)",
    ],
  },
  {
    id: 'dernier-anniversaire',
    level: 'crise',
    situation: 'veiled',
    why: 'Faire en sorte de ne pas atteindre un âge ou une fête.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(fait|ferai|fais|faire) en sorte (que|de) [ça|cela] [ne|n] (arrive|arriver|y arrive|voir) pas $ & ! (enfant*|bébé|accident*|grossesse|erreur*|retard*|conflit*|dispute*|panne*|projet|client*)',
      'je [ne] (fêterai|verrai|aurai|soufflerai) (pas|jamais|plus) (mes|mon|le|les) [prochain*] (* ans|anniversaire|bougies|noël) & (en sorte|décidé|prévu|réglé|fini avant|avant ça|préparé)',
    ],
  },
  {
    id: 'mourir-si-je-perds',
    level: 'crise',
    situation: 'intent',
    why: "Se tuer si l'autre s'en va, ou si l'on perd ce que l'on a : le rire qui suit n'y change rien.",
    unless: UNLESS,
    always: true,
    patterns: [
      'si (elle|il|tu|ma femme|mon mari|ma copine|mon copain|mon mec|ma meuf) (part|pars|me quitte|me quittes|me laisse|me laisses|revient pas|s en va|me largue|te en vas|me trompe) [*] [*] [,] je me (pends|tue|suicide|flingue|jette|bute|tire une balle|fous en l air)',
      'si (je|on) (perds|perd|perdons) (la garde|ma|mon|mes|le procès|la maison|les enfants|l appart*) [*] [*] [,] je me (pends|tue|suicide|flingue|jette|bute|tire une balle|fous en l air) & ! (match|partie|jeu|pari)',
    ],
  },
  {
    id: 'merci-et-fin',
    level: 'crise',
    situation: 'veiled',
    why: 'Un merci qui clôt tout.',
    unless: [...UNLESS, 'laughing'],
    always: true,
    patterns: [
      "merci (pour tout|à tous|à vous tous|à tout le monde) ... (c'est|voici|voilà|ceci est) la fin [pour moi|de tout|du chemin] $ & ! (contrat|stage|séance|formation|année|conversation|échange|cours|saison|projet|mission|thérapie|suivi|vacances|série|film|livre)",
    ],
  },
]

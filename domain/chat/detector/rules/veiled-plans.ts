import type { Rule } from '../rule.ts'

const UNLESS = ['fiction', 'study', 'news', 'resolved-past'] as const
const OTHER =
  '(il|elle|{proche}|élève|pote|copain|copine|ami|amie|collègue*|coloc*|cousin*|voisin*|fils|fille|ado|frère|soeur)'

/** Ways to die that are told by their things alone, in the middle of a calm talk: no word of death is in them. */
export const veiledPlans: readonly Rule[] = [
  {
    id: 'air-empoisonné',
    level: 'crise',
    situation: 'plan',
    immediate: true,
    why: 'Du charbon que l’on brûle ou du gaz que l’on ouvre dans une pièce close : une intoxication voulue.',
    unless: [...UNLESS, 'kitchen'],
    always: true,
    patterns: [
      '(charbon*|brasero|barbecue|braises) & (chambre|salle de bain|sdb|voiture|tente|studio|pièce|dedans|intérieur) & (fenêtre* fermée*|fermé*|calfeutr*|scotch*|ce soir|cette nuit|dormir|m endormir|brûler) & ! (merguez|grill*|saucisse*|jardin|terrasse|détecteur|chauffage|intoxiqu*|pompiers|interdit*|dangereux)',
      '(carbone|monoxyde) & (quantité|combien|chambre|m2|dose|mètres) & ! (bilan|empreinte|émission*|détecteur|alarme|chaudière|chauffage|climat|planète|co2|vélo|fibre)',
      "(j'ouvre|ouvrir|ouvre|laisse*|tourne) [*] (le|les) (gaz|robinet* du gaz|robinet* de gaz|bouteille* de gaz) & (je|j'ouvre|puis|voilà|dors|dormir|couche*|fenêtre*) & ! (cuisin*|cuire|casserole|plombier|odeur|fuite|compteur|cuisson|oublie*|oublié|maman|mère|papa|père|mamie|chauff*|(il|elle|on) (ouvre|laisse|oublie|tourne))",
    ],
  },
  {
    id: 'bord-du-vide',
    level: 'crise',
    situation: 'plan',
    immediate: true,
    why: 'Un pied au dehors, tout en haut : la personne y est déjà.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(pied|pieds|jambe|jambes|assis*|debout|monté*|grimpé*) [*] [*] (sur|dehors|dans|de l autre côté de|par dessus) [*] (tuiles|rebord|rambarde|parapet|gouttière|corniche|garde corps|balustrade) & (haut|vide|velux|fenêtre|étage|toit|bas|pont|saut*|seul*) & ! (couvreur*|répar*|travaux|chantier|ramon*|antenne|chat|nettoy*|vacances|vue|photo*|échafaudage|il|elle|fils|fille|lit|baignoire)',
      'je me (décroche|détache|désencorde) & (haut|relais|voie|paroi|falaise|solo|sommet) & ! (rappel|moulinette|assur*|descendre|redescend*|camarade*|copain*)',
    ],
  },
  {
    id: 'bord-du-quai',
    level: 'crise',
    situation: 'ideation',
    why: 'Sur un quai, chaque jour un peu plus près du bord : l’idée se répète avec le geste.',
    unless: UNLESS,
    always: true,
    patterns: [
      "(quai|métro|rer|gare|rails|train|pont|toit|balcon|falaise) & (je|m'|me) (rapproche|approche|avance|penche) .. (bord|vide|ligne|bande|rails|voie*) & (chaque|tous les|toujours|de plus en plus|un peu plus|à chaque|encore) & ! (photo*|vertige|peur du vide|recule|pêche*)",
    ],
  },
  {
    id: 'bord-du-quai-d-un-autre',
    level: 'crise',
    situation: 'other-imminent',
    why: 'La même chose, dite d’une autre personne : parfois celle qui écrit.',
    unless: UNLESS,
    always: true,
    patterns: [
      `(quai|métro|rer|gare|rails|train|pont|toit|balcon|falaise) & ${OTHER} & se (rapproche|approche|avance|penche) .. (bord|vide|ligne|bande|rails|voie*) & (chaque|tous les|toujours|de plus en plus|un peu plus|à chaque|encore|dit|avoué|raconté) & ! (photo*|vertige|pêche*|petit*|enfant*|chien*|chat)`,
    ],
  },
  {
    id: 'tête-qui-dit-finir',
    level: 'crise',
    situation: 'ideation',
    why: 'Finir la vie, en peu de mots de français : l’idée y est entière.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(tête|coeur|moi|je|veux|voudrais|envie|pense*|dit|dire) .. [de|à] finir (la|ma) vie & ! (finir [ma|la] vie (avec|ensemble|ici|en|au|à la|tranquille*|professionnelle|active|étudiante)|en beauté|chapitre|roman)',
      'finir la vie [,] finir la vie',
    ],
  },
  {
    id: 'plan-dit-en-riant',
    level: 'crise',
    situation: 'plan',
    why: 'Un jour, un plan et le geste : le rire qui suit n’y change rien.',
    unless: UNLESS,
    always: true,
    patterns: [
      "(mon plan|le plan|programme|au programme|prévu|ma solution|projet) .. (de|d'|est de|c'est) [de] me (foutre en l'air|tuer|suicider|pendre|flinguer|buter|jeter sous|jeter du|supprimer|noyer)",
    ],
  },
  {
    id: 'disparue-tout-serait-plus-simple',
    level: 'crise',
    situation: 'veiled',
    why: 'Sa propre disparition, pensée comme un bien pour les siens.',
    unless: [...UNLESS, 'laughing'],
    always: true,
    patterns: [
      "(si|quand) je (disparaissais|mourais|disparais|n'étais plus là|étais plus là|étais mort*|n'existais plus|existais plus) .. (plus simple|mieux|plus facile|soulag*|tranquille*|bien mieux|plus léger) & (tout le monde|eux|elle|lui|famille|enfant*|fils|fille|mari|femme|parents|les autres|ils) & ! (réunion|équipe|groupe|service|bureau|réseaux|insta*|appli*)",
    ],
  },
  {
    id: 'partir-tous-les-deux',
    level: 'crise',
    situation: 'plan',
    why: 'Mourir à deux, dit comme un départ : l’autre ne l’a pas choisi.',
    unless: [...UNLESS, 'laughing'],
    always: true,
    patterns: [
      "(qu'on|on|nous) (parte|part|partirait|partions|partir|s'en aille|s'endorme) [tous|toutes] (les deux|ensemble|à deux) .. (doucement|sans gêner|sans bruit|sans souffrir|dans notre sommeil|pour toujours|en même temps) & ! (vacances|voyage|week end|mer|campagne|bretagne|restaurant|retraite|déménag*)",
    ],
  },
  {
    id: 'mensonge-pour-ne-pas-être-hospitalisé',
    level: 'crise',
    situation: 'ideation',
    why: 'Cacher ses idées à ceux qui soignent, de peur de l’hôpital : elles sont là.',
    unless: UNLESS,
    always: true,
    patterns: [
      "(je|j'ai) (mens|menti|cache|caché|dis non|réponds non|fais semblant) .. (pour (ne pas|pas|éviter)|peur d'|de peur d') .. (hospitalis*|intern*|hp|enfermé*|hôpital) & ! (alcool|fumer|poids|régime|grossesse|opér*)",
    ],
  },
  {
    id: 'arme-contre-soi',
    level: 'crise',
    situation: 'plan',
    immediate: true,
    why: 'Une arme et soi pour cible : l’accès est immédiat.',
    unless: UNLESS,
    always: true,
    patterns: [
      "(me servir|servir|retourner|utiliser|tourner) [de] (mon|l') (arme|fusil|pistolet) .. (contre|sur) moi & ! (il|elle|ils) (veut|va|voulait|menace*)",
    ],
  },
  {
    id: 'arme-contre-soi-d-un-autre',
    level: 'crise',
    situation: 'other-imminent',
    immediate: true,
    why: 'La même chose d’une autre personne ; parfois celle qui écrit.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(se servir|retourner|utiliser|tourner) [de] (son|l) (arme|fusil|pistolet) .. (contre|sur) (lui|elle) & ! (voleur*|cambriol*|agress*|suspect*)',
    ],
  },
  {
    id: 'prière-de-ne-pas-se-réveiller',
    level: 'vigilance',
    situation: 'ideation',
    why: 'Demander au ciel de ne pas se réveiller : un souhait de mort dit sans le mot.',
    unless: [...UNLESS, 'laughing'],
    always: true,
    patterns: [
      "(prie*|demande à dieu|supplie*|espère) .. (que|pour|de) [moi] [je] [ne] [pas|plus] [me] (réveille|réveiller|ouvrir les yeux) [pas|plus] & (pas|plus) & ! (bébé|fils|fille|enfant*|mari|voisin*|avant|à l'heure|réveil sonne|nuit blanche)",
    ],
  },
  {
    id: 'ils-disent-prends-le-couteau',
    level: 'crise',
    situation: 'voices',
    immediate: true,
    why: 'Des voix qui donnent un ordre et nomment l’objet : elles peuvent être suivies.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(ils|elles|voix|on me|ça) [me] (dit|disent|répète*|crie*|ordonne*|souffle*) [de|:|que|tout le temps|encore] (prends|prendre|prend) (le|un|ton|la|une|tes|les) (couteau|lame|cutter|rasoir|corde|ciseaux|arme|fusil|cachets|médicaments) & ! (médecin*|infirmi*|docteur*|pharmacien*|recette|cuisine*|chef|matin et soir|après le repas|escalade)',
    ],
  },
  {
    id: 'lesté-ou-noué',
    level: 'crise',
    situation: 'plan',
    why: 'Des pierres dans ses poches, un vêtement tressé : ce que l’on prépare quand on n’a rien d’autre.',
    unless: [...UNLESS, 'sport'],
    always: true,
    patterns: [
      '(pierres|cailloux|galets|parpaing*) [*] [*] [*] dans (mes|les) poches & ! (fils|fille|enfant*|petit*|plage|ricochet*|ramass*|machine|lav*|géolog*|il|elle)',
      "(j'ai|ai|je) [déjà] (tressé|tresse|torsadé) [*] [*] (drap*|survêt*|lacets|ceintures|tee shirt*|t shirt*|pull*|câble*) & ! (panier|bracelet*|tapis|déco*|cabane|toboggan|enfant*)",
    ],
  },
  {
    id: 'chargée-à-côté',
    level: 'crise',
    situation: 'plan',
    immediate: true,
    why: 'Une arme chargée à côté de soi, même sans la nommer.',
    unless: [...UNLESS, 'sport'],
    always: true,
    patterns: [
      '(est|chargé*) [déjà] chargé* [,] (sur la table (basse|de nuit|de chevet)|dans (le|mon) tiroir|à côté de moi|devant moi|sous (mon|le) (lit|oreiller)) & ! (téléphone|portable|batterie|ordi*|tablette|vélo|trottinette|machine|camion|voiture|brosse|montre|casque|enceinte|camion*|planning|programme)',
    ],
  },
  {
    id: 'pharmacie-d-un-coup',
    level: 'crise',
    situation: 'plan',
    why: 'Toute une pharmacie, ou un produit du métier déjà pesé, annoncés comme un programme.',
    unless: ['fiction', 'news'],
    always: true,
    patterns: [
      '(toute|tout) (la|l) (pharmacie|armoire à pharmacie|boîte à pharmacie) (de|d) * & (rideau|dodo|fini|adieu|bonsoir|avale*|prends|soirée|programme) & ! (rang*|tri*|rapport*|vid*|ramen*|jet*|emport*)',
      '(sait|sais) [exactement|très bien|parfaitement] quoi et (combien|en quelle quantité) & ! (cuisin*|recette*|command*|achet*|pay*|sem*|plant*|pêch*|mang*)',
    ],
  },
  {
    id: 'sommeil-sans-réveil',
    level: 'crise',
    situation: 'intent',
    why: 'Annoncer que l’on va dormir et ne pas se réveiller, sans heure qui l’explique.',
    unless: [...UNLESS, 'laughing'],
    always: true,
    patterns: [
      "je (vais|irai) [bientôt|juste|enfin|me|m'] (dormir|endormir) [,] [et] [ne] (pas|plus|jamais) [jamais] [me|se] réveill* & ! (avant|midi|bébé|enfant*|alarme|nuit|tôt|heure*|lundi|demain|bruit)",
    ],
  },
  {
    id: 'aller-sans-retour',
    level: 'crise',
    situation: 'plan',
    why: 'Un aller simple vers un lieu d’où l’on saute.',
    unless: UNLESS,
    always: true,
    patterns: [
      "(aller simple|que l'aller|sans billet retour) & (viaduc|millau|falaise*|étretat|pont|gorges|cap|sommet) & ! (déménag*|nouvelle vie|emploi|poste|études|erasmus|coloc*|mut*|randonn*|gr|saut à l élastique)",
    ],
  },
  {
    id: 'proche-enfermé-avec-de-quoi',
    level: 'crise',
    situation: 'other-imminent',
    immediate: true,
    why: 'Quelqu’un qui s’enferme avec une arme ou des cachets et annonce la fin.',
    unless: ['fiction', 'study', 'news', 'sport'],
    always: true,
    patterns: [
      `${OTHER} ... (enfermé*|barricadé*|cloîtré*) ... (calibre|arme|fusil|carabine|pistolet|gun|corde|lame*|cachets|médicaments|comprimés|couteau*) & (fini|finir|dit|compte*|répond*|adieu*|crie|veut|jure|ouvre*|peur|fais quoi) & ! (jeu|partie|film|sous clé)`,
    ],
  },
  {
    id: 'dit-en-créole',
    level: 'crise',
    situation: 'ideation',
    why: 'Vouloir mourir, ou la corde prête, dits en créole de La Réunion ou des Antilles.',
    unless: UNLESS,
    always: true,
    patterns: [
      // La remise en bon français en laisse « mwen envie mo » et « la corde les deza »
      '(mi|mwen|moin|an) [lé|les] (ve|vé|veux|vlé|vle|anvi|envi|envie) (mor|mo|mò|mort|mouri|mourir|mouwi|mori)',
      '(la kord|la corde) (lé|les|le) (déza|deza|déjà|paré|prêt*|désot|dési)',
    ],
  },
  {
    id: 'souhaité-mort',
    level: 'vigilance',
    situation: 'burden',
    why: 'Un parent qui préférerait un enfant mort, et l’enfant qui lui donne raison.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(préfér*|voudrait|aurait voulu|souhait*) [*] [*] (fils|fille|enfant|gosse|gamin*) mort* & ! (roman|film)',
    ],
  },
  {
    id: 'renié-et-pris-au-mot',
    level: 'crise',
    situation: 'veiled',
    why: 'Renié, tenu pour mort par les siens, et vouloir que ce soit vrai.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(raison|tort|fils|fille|mort|morte) & autant que (ce|ça|je) (soit|le sois|sois) [*] (pour de bon|pour toujours|définitif|vraiment)',
    ],
  },
]

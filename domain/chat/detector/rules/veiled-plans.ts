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
    why: "Du charbon que l'on brûle ou du gaz que l'on ouvre dans une pièce close : une intoxication voulue.",
    unless: [...UNLESS, 'kitchen'],
    always: true,
    patterns: [
      '(charbon*|brasero|barbecue|braises) & (chambre|salle de bain|sdb|voiture|tente|studio|pièce|dedans|intérieur) & (fenêtre* fermée*|fermé*|calfeutr*|scotch*|ce soir|cette nuit|dormir|m endormir|brûler) & ! (merguez|grill*|saucisse*|jardin|terrasse|détecteur|chauffage|intoxiqu*|pompiers|interdit*|dangereux)',
      '(carbone|monoxyde) & (quantité|combien|chambre|m2|dose|mètres) & ! (bilan|empreinte|émission*|détecteur|alarme|chaudière|chauffage|climat|planète|co2|vélo|fibre)',
      "(j'ouvre|ouvrir|ouvre|laisse*|tourne) [*] (le|les) (gaz|robinet* du gaz|robinet* de gaz|bouteille* de gaz) & (je|j'ouvre|puis|voilà|dors|dormir|couche*|fenêtre*) & ! (cuisin*|cuire|casserole|plombier|odeur|fuite|compteur|cuisson|oublie*|oublié|maman|mère|papa|père|mamie|chauff*|(il|elle|on) [a] (ouvre|laisse|laissé|oublie|oublié|tourne)|alzheimer|mari|deux fois|trois fois|plusieurs fois)",
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
    why: "Sur un quai, chaque jour un peu plus près du bord : l'idée se répète avec le geste.",
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
    why: "La même chose, dite d'une autre personne : parfois celle qui écrit.",
    unless: UNLESS,
    always: true,
    patterns: [
      `(quai|métro|rer|gare|rails|train|pont|toit|balcon|falaise) & ${OTHER} & se (rapproche|approche|avance|penche) .. (bord|vide|ligne|bande|rails|voie*) & (chaque|tous les|toujours|de plus en plus|un peu plus|à chaque|encore|dit|avoué|raconté) & ! (photo*|vertige|pêche*|petit*|enfant*|chien*|chat)`,
    ],
  },
  {
    id: 'lesté-ou-noué',
    level: 'crise',
    situation: 'plan',
    why: "Des pierres dans ses poches, un vêtement tressé : ce que l'on prépare quand on n'a rien d'autre.",
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
    why: "Annoncer que l'on va dormir et ne pas se réveiller, sans heure qui l'explique.",
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
    why: "Un aller simple vers un lieu d'où l'on saute.",
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
    why: "Quelqu'un qui s'enferme avec une arme ou des cachets et annonce la fin.",
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
      '(adyé|adié|adieu|adye) tout (moun|moune|domoun)',
      '(pa|pas) (pléré|pleuré|plere|plaire|pleurer|plèr) (pou|pour) (mwen|mwin|moin)',
      '(la kord|la corde) (lé|les|le) (déza|deza|déjà|paré|prêt*|désot|dési)',
    ],
  },
  {
    id: 'souhaité-mort',
    level: 'vigilance',
    situation: 'burden',
    why: "Un parent qui préférerait un enfant mort, et l'enfant qui lui donne raison.",
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

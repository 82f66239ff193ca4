import type { Rule } from '../rule.ts'

const THOSE_CLOSE =
  '(tout le monde|les autres|eux|tous|ma famille|mes (proches|enfants|parents|amis|filles|fils)|mon (mari|entourage|compagnon|copain)|ma (femme|mère|fille|compagne|copine))'

const AGED = `(mère|père|maman|papa|mamie|papi|papy|grand mère|grand père) & (${Array.from({ length: 30 }, (_, at) => 70 + at).join('|')}) ans`
const ONLINE =
  '(groupe*|instagram|insta|snap*|tiktok|twitter|réseaux|whatsapp|facebook|discord|en ligne|internet|messenger|story|stories|serveur)'
const PUT_ONLINE =
  '(mis|posté|publié|partagé|diffusé|fait tourner|balancé|envoyé) [*] [*] (photo*|vidéo*|capture*|montage*)'
const HARMLESS_PICTURE =
  '(souvenir*|anniversaire|mariage|vacances|belle*|jolie*|bébé|petit*|parents|grands parents|mère|père|tante|mamie|famille)'
const AMONG_FRIENDS = '(gentiment|pour rire|blague*|taquin*|mes potes|mes amis|mes copines|équipe de foot)'

/** What is said in passing, or in a raised style, and still has one meaning only: heeded whatever the second reader makes of it. */
export const unmistakableHints: readonly Rule[] = [
  {
    id: 'traitement-avalé-en-entier',
    level: 'crise',
    situation: 'attempt',
    immediate: true,
    why: "Tout un traitement pris d'un coup est une urgence vitale, même dit posément.",
    unless: ['fiction', 'study', 'news', 'resolved-past'],
    always: true,
    patterns: [
      "(ai|viens de|viens d'|venais de) [déjà] (pris|avalé|ingéré|absorbé|gobé|ingurgité|bu|prendre|avaler|ingérer|absorber|gober|ingurgiter) ... (l'intégralité|la totalité|l'ensemble|tout le contenu|le contenu) .. (traitement|ordonnance|comprimés|cachets|médicaments|pilulier|boîte*|plaquette*|pharmacie|flacon|gouttes|somnifères) & ! (antibio*|prescri*|comme prévu|chimio*|semaines|jusqu'au bout)",
      "(ai|viens de|viens d') (pris|avalé|ingéré|gobé|prendre|avaler|gober) (tout|toute|tous) (mon|mes|ma) (traitement|médicaments|ordonnance|pilulier|réserve|gouttes|somnifères) & (d'un coup|d'une traite|en une fois|dors|m'endors|endormir|torpeur|engourdi*|tourne|paupières|partir|adieu|pardon|désolé*|voilà|exprès) & ! (antibio*|prescri*|comme prévu)",
    ],
  },
  {
    id: 'volant-et-obstacle',
    level: 'crise',
    situation: 'ideation',
    why: "Au volant, l'arbre ou le camion que l'on regarde, l'écart qui suffirait.",
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      "(suffirait|suffit|suffisait|aurais qu'à|aurai qu'à|reste qu'à) [de|d'|que je|donner|un|petit|juste|*] [*] [*] (coup de volant|écart de volant|tourner le volant|lâcher le volant|braquer|accélérer dans) & ! (éviter|évité|chien|prudent*)",
      "coup de volant [et|,|puis] .. (réglé|fini|finie|terminé|s'arrête|plus rien|tranquille|bonsoir|hop|c'est bon|plus de)",
      '(regarde|fixe|vise|repère|compte|choisis) [souvent|parfois|tous|toujours] (les|un|le|chaque|des) (arbre*|platane*|pilier*|pile*|poteau*|camion*|mur|murs) & (roul*|conduis|conduisant|volant|route|autoroute|voiture|moto) & (vite|accélère|fonce|à fond|110|120|130|140|150|160|suffirait|me dis|y pense) & ! (passag*|paysage|défiler|beau|beaux|belle*|apaise*|photo*|évite*|peur d)',
    ],
  },
  {
    id: 'geste-qui-suffirait',
    level: 'crise',
    situation: 'ideation',
    why: "La fin dite à portée d'un geste, et à laquelle on pense.",
    unless: ['fiction', 'study', 'news', 'laughing', 'sport'],
    always: true,
    patterns: [
      "(suffirait|suffit|prendrait|faudrait|faut) [qu'|que|d'|de|une|un|juste|que d'|*] [*] (seconde|secondes|geste|instant|minute|pas de plus|pression|pas en avant) & (y pense|me dis|fini|finie|réglé|terminé|s'arrête|s'arrêterait|plus rien|en paix|libre) & ! (part|inattention|pardonn*|aider|appeler|réparer|installer|cuire|micro onde*|four|recette|marche*|attention|clic|résili*|désabonn*)",
    ],
  },
  {
    id: 'éteindre-pour-de-bon',
    level: 'crise',
    situation: 'veiled',
    why: "S'éteindre, se déconnecter, quitter la partie : la vie dite comme une machine ou un jeu.",
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      '(bouton|touche|interrupteur|mode) (off|arrêt|stop) & (définiti*|pour de bon|pour toujours|à jamais|sais comment|sais [déjà] comment|de ma vie|pas une pause) & ! (téléphone|appli*|machine|ordi*|travail|boulot|réunion|week end|dimanche)',
      '(ragequit|rage quit|déco|déconnecte|déconnecter|delete|désinstalle*|log out|logout|alt f4|uninstall|quitter la partie) & (la vie|ma vie|irl|pour de vrai|définitiv*|pour de bon|ce monde) & ! (insta*|snap*|tiktok|serveur|appli*|réseau*|twitter|facebook|téléphone)',
    ],
  },
  {
    id: 'fin-paisible-demandée',
    level: 'crise',
    situation: 'method-question',
    immediate: true,
    why: "Demander quelle mort est la plus douce : on répond par la sécurité, jamais par l'information.",
    unless: ['fiction', 'study', 'news'],
    always: true,
    patterns: [
      '(quel*|laquelle|lequel|comment) & (trépas|trépasser) & (paisible*|doux|douce|rapide*|indolore*|souffr*|douleur|sereine*|facile*)',
      "(quel*|laquelle) & (mort|fin|façon|manière|sortie) & la (plus|moins) (paisible|douce|rapide|indolore|sereine|douloureuse|pénible) & (mourir|partir|quitter|s'en aller|en finir|trépasser|la mort|quand on veut) & ! (chien*|chat*|cheval|animal|film|série|contrat|conversation|réunion|dispute|rupture)",
    ],
  },
  {
    id: 'marques-que-l-on-se-fait',
    level: 'crise',
    situation: 'self-injury',
    why: "Se blesser, dit à demi : « des trucs sur le bras », l'objet qui calme.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'kitchen'],
    always: true,
    patterns: [
      'je me (fais|refais|faisais|suis fait) [encore|souvent|parfois] (des|plein de|quelques) (trucs|truc|choses|marques|traits|traces|entailles|lignes) [avec|*] [*] [*] (au|aux|(sur|dans) (le|les|mon|mes|la|ma)) (bras|avant bras|poignet|poignets|cuisse|cuisses|jambe|jambes|ventre|peau|hanche*) & ! (tatou*|henné|vernis|bracelet*|crème*|stylo|feutre|maquill*|masque|soin*|bronz*|épil*|gomm*|kiné|muscu*|sport|massage*)',
      'je me (grave|taillade|creuse) [des] [trucs|choses|mots|traits|lignes] [dans|sur] (la|ma|le|mon|les|mes) (peau|bras|cuisse*|poignet*|jambe*)',
      '(prends|sors|attrape|reprends) (le|mon|un|ma|une|la|mes|les) (cutter|lame*|compas|rasoir|ciseaux|briquet) & (calme|soulage|apaise|redescend*|passe après|vide la tête|respire mieux|fait du bien) & ! (barbe|raser|bricol*|carton*|couture|maquette*|cigarette|clope|bougie*)',
    ],
  },
  {
    id: 'bête-placée-et-papiers-faits',
    level: 'crise',
    situation: 'plan',
    why: "L'animal donné et les papiers faits, sans départ qui l'explique : on prépare son absence.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      '(donné|placé|confié|casé|laissé) .. (chien|chienne|chiens|chat|chatte|chats|animaux|lapin|oiseaux|perruche*|poules) & (papiers|affaires|testament|obsèques|comptes|assurance*) & (fait|faits|faites|réglé*|en ordre|prêt*|rangé*|classé*|rempli*) & ! (vacances|voyage|déménag*|hôpital|hospitalis*|opération|opérer|mutation|muté*|week end|stage|allerg*|cure|étranger|expatri*|maison de retraite|semaine*|jours|mois|séjour|congé*)',
      "(donné|placé|confié|casé|trouvé quelqu'un pour|trouvé une famille pour) .. (chien|chienne|chat|chatte|chats|animaux) & (écrit|laissé) .. (enfants|mes|famille|lettre*|mot) & ! (vacances|voyage|déménag*|hôpital|hospitalis*|opération|mutation|week end|allerg*|cure|liste de courses|consignes)",
    ],
  },
  {
    id: 'de-quoi-en-finir',
    level: 'crise',
    situation: 'plan',
    why: 'Vouloir que tout cesse, et avoir de quoi.',
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      "(tout|ça|cela|douleur|souffrance) .. (cesse|s'arrête|finisse|se termine|prenne fin) & ai [déjà] [tout] (de quoi|ce qu'il faut) & ! (payer|manger|vivre|courses|argent|rembourser|travaux)",
    ],
  },
  {
    id: 'boîte-que-l-on-sort',
    level: 'crise',
    situation: 'plan',
    why: 'Sortir la boîte, la regarder, la ranger : on répète le geste.',
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      '(sors|ressors|pose|aligne|regarde|compte|recompte) (la|les|ma|mes|toutes mes|tous mes|ses) (boîte|boîtes|cachets|comprimés|plaquettes|médicaments|somnifères) & (devant moi|range|remets|sur la table|dans ma main|tous les soirs|chaque soir|le soir) & ! (puzzle|jeu|jeux|photo*|outils|gâteau*|couture|perles|bijoux|courrier|pilulier|semainier|semaine|infirmi*|pharmaci*|enfants|archives)',
    ],
  },
  {
    id: 'tout-près-de-le-faire',
    level: 'crise',
    situation: 'ideation',
    why: 'Avoir été sur le point de se tuer, dit sans le mot.',
    unless: ['fiction', 'study', 'news', 'laughing', 'sport'],
    always: true,
    patterns: [
      "(à deux doigts|tout près|à un cheveu|pas passé loin|pas loin) (de|d') (sauter|passer à l'acte|me jeter|en finir|me pendre|tout avaler) & ! (élastique|parachute|projet|dossier|par dessus|joie|table|gorge)",
      "(à deux doigts|tout près|à un cheveu|pas loin|failli) (de|d') [le] faire & (chien|chat|fils|fille|enfants|photo|quelqu'un|téléphone) .. (regardé|arrêté|retenu|sonné|appelé|rentré*)",
    ],
  },
  {
    id: 'après-soi',
    level: 'crise',
    situation: 'veiled',
    why: "Un temps où l'on ne sera plus, dit par ce que les autres trouveront, hériteront ou verront.",
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      '(trouvera|trouveront|découvrira|découvriront|apercevra|apercevront) .. (ce|ça|tout) sera [déjà] (fini|terminé|trop tard) & ! (match|film|gâteau|surprise|soldes|fête|travaux)',
      '(vidé|clôturé|fermé|soldé) .. (comptes|livrets|livret|compte) & (pour|au nom de) (ma|mon|mes) (fille|fils|enfants|femme|mari|soeur|frère|mère|petite*|petits*) & ! (divorce|études|mariage|maison|voyage|permis|noël|anniversaire|apport)',
      "je (ne souhaite|souhaite|ne désire|désire) (plus|pas) (voir|connaître|vivre) (le printemps|l'été|l'hiver|l'automne|le jour|un autre|une autre|demain|la suite) & ! (ici|avec|chez|en ville)",
      "(veux|voudrais|aimerais|envie) [d'|de] aller (au ciel|au paradis|là haut|dans les étoiles) & ! (avion|fusée|astronaute|vacances|pilote|restaurant|grimper|pas)",
    ],
  },
  {
    id: 'les-autres-libérés',
    level: 'crise',
    situation: 'veiled',
    why: 'Un poids pour les autres, et le jour où ils en seront libérés ; ou mort déjà, à une formalité près.',
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      'je (les|vous|la|le|te) (libère|libérerai|débarrasse|débarrasserai|soulage|soulagerai) & (boulet|poids|fardeau|charge|de moi|bientôt|demain|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) & ! (chien|chat|oiseau*|place|créneau|appart*|chambre|salle|bureau|otage*|plâtre|école|classe|à midi|heures)',
      "(déjà|comme) mort* & (reste|manque) [*] [*] (officialiser|formalité|plus qu'à|que la date)",
    ],
  },
  {
    id: 'sans-recours',
    level: 'vigilance',
    situation: 'hopeless',
    why: "L'aide refusée parce qu'il serait trop tard, ou les siens qui mériteraient quelqu'un d'autre.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing', 'sport'],
    always: true,
    patterns: [
      '(trop tard|plus la peine|sert à rien) [*] pour moi & (3114|15|aide|aider|secours|médecin|psy*|hôpital)',
      '(enfants|fille|fils|famille|elle|il|ils|elles|petits) [*] (mérite|méritent|méritait|méritaient|mériterait|mériteraient) (une|un) autre (mère|père|maman|papa|femme|mari)',
    ],
  },
  {
    id: 'rechute-dite',
    level: 'crise',
    situation: 'ideation',
    why: 'Après une tentative ou un séjour en psychiatrie, les idées qui reviennent sont une crise.',
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      "(ts|tentative*|psychiatri*|hp|hôpital psy*|clinique|hospitalisation|m'être raté*|me suis raté*|me suis loupé*) & (idées|pensées|envies|idée|envie) [*] [*] (revien*|revenu*|reviennent|sont de retour|de retour|reprennent|recommencent|sont là|me reprennent|me reprend|remonte*) & ! (plus jamais|jamais revenu*|pas revenu*|angoisse* seulement)",
      '(ts|tentative*|psychiatri*|hp|hôpital psy*|clinique|hospitalisation|me suis raté*|me suis loupé*) & (pense|repense|songe|envie|tenté*|hésite) [souvent|beaucoup|sérieusement|encore] (à|de) (recommencer|le refaire|refaire|réessayer|retenter) & ! (travail*|études|sport|cours|vivre|sortir|à zéro|ma vie)',
      '(ts|tentative*|me suis raté*|me suis loupé*) & (y repense|y pense [encore|de nouveau|à nouveau|souvent|sans arrêt]) & ! (plus du tout|jamais|y pense plus|honte|culpabil*)',
    ],
  },
  {
    id: 'retrouver-au-cimetière',
    level: 'crise',
    situation: 'veiled',
    why: 'Rejoindre un mort là où il est.',
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      "je [*] [*] (voudrais|aimerais|veux|envie|hâte|vais|irai|pourrai|souhaite) .. (rejoindre|retrouver) [*] [*] (au cimetière|là haut|au ciel|sous terre|dans la tombe|au paradis|dans sa tombe|de l'autre côté) & ! (fleur*|fleurir|visite*|toussaint|arros*|famille au cimetière|enterrement|cérémonie)",
    ],
  },
  {
    id: 'lieu-où-l-on-s-arrête',
    level: 'vigilance',
    situation: 'passive',
    why: "Un pont ou des voies où l'on s'arrête sans raison, et souvent : on demande pourquoi.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing', 'sport'],
    always: true,
    patterns: [
      '(debout|assis*|penché*|me tiens|reste) .. (sur le balcon|à la fenêtre|sur le rebord|au bord de la fenêtre) & (nuit|nuits|des heures|chaque soir|tous les soirs) & ! (fume*|cigarette*|clope*|café|plantes|étoiles|lune|chaud|chaleur|voisin*|téléphone|apéro|chat|lire|lis|vue|attends (mon|ma|mes|que))',
      "(pont|viaduc|voies|rails|voie ferrée|passage à niveau|falaise|barrage) & (m'y arrête|m'arrête|me gare|m'attarde|j'attends|reste) & (soir|soirs|nuit|souvent|parfois|des fois|longtemps|chaque|heures) & ! (train|bus|tram|métro|rer|copain*|copine*|ami|amis|amie*|photo*|vue|pêch*|soleil|péniche*|bouchon*|embouteillage*|travaux|chien|promen*|courir|jogging|collègue*|correspondance|feu|bateaux|pause|enfants|fils|fille|peur)",
    ],
  },
  {
    id: 'pèse-sur-les-siens',
    level: 'vigilance',
    situation: 'burden',
    why: 'Se dire un poids pour les siens, hors de toute crainte pour plus tard.',
    unless: ['fiction', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      `je [ne] [fais que] (pèse|pesais|peser) [trop|tellement|que] (sur|à|aux) ${THOSE_CLOSE} & ! (kilo*|kg|balance)`,
      `(impression|sentiment|sensation|l'air) .. [de|que] [je] (peser|pèse) (sur|à|aux) ${THOSE_CLOSE}`,
      'je (leur|lui|vous) pèse [trop|,|$|depuis|à tous]',
    ],
  },
  {
    id: 'ne-mérite-plus-de-vivre',
    level: 'vigilance',
    situation: 'passive',
    why: 'Se refuser le droit de vivre, souvent par culpabilité.',
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      "(je|j) [ne] mérite (pas|plus|même pas|même plus) [vraiment|du tout] (de (vivre|respirer|rester en vie)|d'(exister|être (là|en vie|vivant*))|la vie $|ma vie $)",
      '(je|j) (mérite|mériterais|méritais) [juste|que|bien|seulement] (de (mourir|crever|disparaître)|la mort) & ! (pas|jamais)',
      "(j'aurais|aurais) [bien] (dû|préféré|voulu) (mourir|crever|y passer|y rester) (avec|à (sa|leur) place|en même temps|moi) & ! (travail|réunion|rire)",
      "(accident*|crash|incendie|attentat|avc|infarctus|coma|chute|réa|réanimation|séisme|naufrage|noyade|overdose|opération) & (voudrais|voulais|préférerais|préférais|aurais (voulu|préféré|dû|aimé)|aurait mieux valu|regrette de [ne] pas) [que j'|bien|tant] (y (être|être) resté*|y rester|y passer|y être passé*|y être mort*|y mourir|y sois resté*) & ! (plus longtemps|semaines|jours|vacances|dormir)",
    ],
  },
  {
    id: 'souhait-qu-un-enfant-ne-se-réveille-plus',
    level: 'danger',
    situation: 'others',
    why: "Souhaiter qu'un enfant ne se réveille jamais : l'épuisement au bord d'un geste.",
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      "(prie*|espère|voudrais|aimerais|souhaite|rêve) [pour] (que|qu'|de) ... [ne] se (réveille|réveillent) (jamais|plus jamais) & (bébé|fils|fille|enfant*|petit|petite|jumeaux)",
    ],
  },
  {
    id: 'moqué-devant-tous-en-ligne',
    level: 'danger',
    situation: 'cyber',
    why: "Se moquer de quelqu'un sur un groupe, ou y faire circuler sa photo : une violence en ligne, même sans menace.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      `(se (moque|moquent|foutent)|rigolent|m'insultent|m'affichent) [tous|toutes] [de moi|sur moi] ... ${ONLINE} & ! ${AMONG_FRIENDS}`,
      `ont [même|encore] ${PUT_ONLINE} de moi ... ${ONLINE} & ! (${AMONG_FRIENDS}|${HARMLESS_PICTURE})`,
      `(ont|a) [même|encore] ${PUT_ONLINE} de moi ... (toilettes|douche|vestiaire*|nu|nue|en pleurs|en culotte|pendant que je (dormais|pleurais)) & ! (${AMONG_FRIENDS}|${HARMLESS_PICTURE})`,
    ],
  },
  {
    id: 'las-de-vivre',
    level: 'vigilance',
    situation: 'passive',
    why: 'Vivre est ce qui fatigue, et non une vie : se dit aussi pour rassurer, juste après « je ne ferais rien ».',
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      "(fatigué*|las|lasse|épuisé*|usé*|lassé*) (de|d') [continuer à|devoir] (vivre|exister|respirer|être (en vie|vivant|vivante)) & ! (vivre|exister|respirer) (avec|chez|dans|ici|à|au|aux|en|comme|sur|entre|sans|seul*|loin|pour|ça|cela|cette|ce|la|le|les|par|qu|que|sous|à travers|mal|de la|du|des)",
    ],
  },
  {
    id: 'parent-âgé-frappé',
    level: 'danger',
    situation: 'elder',
    why: "Un parent très âgé que quelqu'un de la famille, ou qui s'occupe de lui, frappe ou attache.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      `${AGED} & (frère|soeur|fils|fille|oncle|tante|neveu|nièce|gendre|mari|auxiliaire*|aide*|infirmi*|voisin*) [*] (la|le|lui) (tape|frappe|gifle|secoue|bat|cogne|enferme|attache|pince|pousse|maltraite|met des (claques|gifles|coups)) & ! (cartes|jeu|scrabble|épaule|dans le dos)`,
    ],
  },
]

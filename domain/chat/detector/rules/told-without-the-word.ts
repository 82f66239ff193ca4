import type { Rule } from '../rule.ts'

/** One's death, or the harm one does oneself, told by what surrounds it: a place, a sleeve, an insurance, somebody's fault. Heeded whatever the second reader thinks. */
export const toldWithoutTheWord: readonly Rule[] = [
  {
    id: 'avalé-ce-qui-restait',
    level: 'crise',
    situation: 'attempt',
    why: 'Avoir avalé tout ce qui restait d’une boîte ou d’un flacon : le geste est fait.',
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    immediate: true,
    always: true,
    patterns: [
      "j'ai [tout|déjà] (avalé|pris|gobé|bu|englouti) [tout] (ce qui|ce qu'il|ce qu) (restait|reste|il restait|il reste|y avait|il y avait) ... (boîte*|flacon*|plaquette*|armoire à pharmacie|pharmacie|tiroir|table de nuit|trousse) & ! (chocolat*|gâteau*|bonbon*|biscuit*|céréale*|outils|jeu*|café|thé|sucre*|argent|sous|pièces|monnaie|oeufs|pansement*|sirop|doliprane pour|poubelle|rangé*)",
      "j'ai (avalé|pris|gobé|bu) tout ce (qui|qu il|qu) (restait|reste) (de|du|des) (mes|ses|son|sa|cachets|comprimés|médicaments|somnifères|gouttes|traitement)",
    ],
  },
  {
    id: 'que-le-corps-lâche',
    level: 'crise',
    situation: 'intent',
    why: 'Vouloir que le cœur ou le corps lâche, en faire un but : une mort que l’on cherche par la faim ou l’épuisement.',
    unless: ['fiction', 'study', 'news', 'laughing', 'resolved-past'],
    always: true,
    patterns: [
      "si (mon|le) (coeur|corps|foie) (lâche|lâchait|s'arrête|s'arrêtait|cède) [,] [ben|bah|et bien|eh bien] [c'est|ce est|ce serait|ça serait|ça m'arrange|je m'en fous] .. (tant mieux|le but|ce que je (veux|cherche)|pas plus mal|un soulagement|réglé)",
    ],
  },
  {
    id: 'arme-de-service-devant-soi',
    level: 'crise',
    situation: 'plan',
    why: 'L’arme du métier ou de la chasse, ramenée chez soi et posée devant soi, hors de tout usage.',
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing', 'sport'],
    immediate: true,
    always: true,
    patterns: [
      "j'ai (ramené|rapporté|gardé|sorti|pris) [avec moi] (le sig|le glock|mon glock|mon arme|l'arme|mon calibre|le pistolet|mon pistolet|le fusil|mon fusil|la carabine) [de service] ... (à la maison|chez moi|devant moi|sur la table|sur mes genoux|dans la chambre|sur le lit|ce soir|cette nuit) & ! (nettoy*|graiss*|coffre fort|permis|chasse demain|battue|entraînement|stand|sanglier*|gibier|rendu*|rendre|gendarmerie demain|tir|jouet|décoration)",
      'seul* [la nuit|le soir|à trois heures|à 3h] avec (le|mon|son|ce) (fusil|arme|famas|hk|glock|sig|pistolet) ... (seconde|secondes|instant|geste|rien|facile|tentant)',
    ],
  },
  {
    id: 'ne-plus-faire-attendre-un-mort',
    level: 'crise',
    situation: 'veiled',
    why: 'Ne plus vouloir faire attendre celui ou celle qui est mort, ou tenir la promesse de ne pas rester séparés.',
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      '(ne|n) (la|le|les) (ferai|fais|ferais|laisserai) (pas|plus) attendre (davantage|plus longtemps|encore|bien longtemps) & ! (train|bus|rendez vous|médecin|gare|école|crèche|restaurant|client*|voiture|taxi|porte|téléphone|livreur)',
      "(promis|juré) [de] [ne|n'] (jamais|pas) (rester|être|vivre) séparé* [plus (d'un an|d'une année|longtemps|de *)] & ! (divorce|mutation|travail|déménag*|colonie)",
    ],
  },
  {
    id: 'si-quelqu-un-prenait-tout',
    level: 'crise',
    situation: 'method-question',
    why: 'Ce qui arriverait à « quelqu’un » qui prendrait tout, ou qui l’a fait exprès : la question est pour soi.',
    unless: ['news', 'laughing', 'resolved-past'],
    always: true,
    patterns: [
      "si (quelqu'un|quelqu un|une personne|on|un type|une fille|un gars|un homme|une femme) [comme moi|comme ça|de mon (âge|poids)] [en] (prenait|prend|avalait|avale|buvait|boit) (tout|toute|tous|toutes|tout ce qui|d un coup|ce qui reste) ... & ! (gâteau*|pizza|chocolat*|vitamine*|sirop|eau|jus|charge|monde|soleil|vacances|crédit*|parts|bénéfice*|place)",
      "si (quelqu'un|quelqu un|une personne|un type|une fille|un gars) [en] (a|avait) (pris|avalé) (beaucoup|trop|plein|toute|tout|une boîte|des tas) ... (exprès|volontairement|pour mourir|pour en finir)",
    ],
  },
  {
    id: 'rien-contre-la-fin',
    level: 'vigilance',
    situation: 'passive',
    why: 'Ne pas être fâché que cela s’arrête demain : un souhait de mourir dit à l’envers.',
    unless: ['fiction', 'study', 'news', 'laughing', 'resolved-past'],
    always: true,
    patterns: [
      "si (ça|cela|tout|tout ça|ma vie) (s'arrêtait|s arrêtait|finissait|se terminait|devait s'arrêter) (demain|cette nuit|ce soir|là|maintenant|tout de suite|bientôt) [,] [je|j'|ça|ce|moi] [ne|n'] [m] (serais|serai|aurais|dirais|pleurerais|irait|ira|serait|arrangerait) .. (pas|plus|rien|soulag*|tranquille|aussi bien|mieux|mal|contre|fâché*|triste*) & ! (contrat|travail|boulot|stage|bail|pluie|saison|abonnement|travaux|procès|série|relation|couple|cours|guerre|grève|confinement)",
    ],
  },
  {
    id: 'vœu-de-mort-exaucé',
    level: 'crise',
    situation: 'veiled',
    why: 'À qui l’aurait préférée morte, « il va être servi » : le vœu serait exaucé.',
    unless: ['fiction', 'study', 'news', 'laughing', 'resolved-past'],
    always: true,
    patterns: [
      '(préféré|préférerait|préfèrerait|souhait*|voulait|voudrait) .. (morte|mort|que je (sois|crève|meure)|jamais née|jamais né) & (servi*|exaucé*|content*|débarrassé*|satisfait*) & ! (chien|chat)',
    ],
  },
  {
    id: 'pont-en-chute-libre',
    level: 'crise',
    situation: 'veiled',
    why: 'Un lieu d’où l’on tombe, et la chute libre : la plaisanterie nomme l’endroit.',
    // « mdr » n'excuse rien : le lieu est dit.
    unless: ['fiction', 'study', 'news', 'sport'],
    always: true,
    patterns: [
      '(pont|viaduc|toit|falaise|balcon|fenêtre|rambarde|passerelle|terrasse) ... chute libre & ! (élastique|parachut*|parapente|wingsuit|base jump|prix|ventes|audience*|loyer*|immobilier|notes|moyenne|bourse|saut* à|vidéo|documentaire|physique|exercice|équation|élève*|objet*|balle)',
    ],
  },
  {
    id: 'pensées-revenues-avec-le-comment',
    level: 'crise',
    situation: 'plan',
    why: 'Les pensées d’autrefois sont revenues, et avec elles la façon de faire.',
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      '(pensées|idées|envies) ... (revenues|reviennent|revenu*|de retour|recommencent|reprises) & (façon de (faire|le faire|partir|mourir)|comment (faire|je ferais|le faire|m y prendre|j m y prendrais)|(le|un) moyen|la méthode|le même endroit|la corde|le pont|les médicaments) & ! (recette*|cuisine|projet*|roman|travail|vacances|jardin|peinture)',
    ],
  },
  {
    id: 'préféré-être-mort',
    level: 'vigilance',
    situation: 'passive',
    why: 'Avoir préféré être mort, penser que tout serait plus simple sans soi, ne pas voir ce qui retient.',
    unless: ['fiction', 'study', 'news', 'laughing', 'resolved-past'],
    always: true,
    patterns: [
      "(j'aurais|aurais) [mieux|bien] (préféré|voulu|aimé) (être|être né) (mort|morte) & ! (rire|honte|que de voir (ce film|cette robe|sa coupe))",
      '(vois|sais|trouve) (pas|plus) [vraiment|trop] ce qui me (retient|retiendrait|raccroche) [non plus|encore|ici|à la vie|$|,] & ! (poste|boîte|travail|boulot|ville|région|paris|couple|lui|elle|mari|abonnement)',
      "(plus simple|mieux|plus facile|plus léger) [pour] (tout le monde|eux|ma famille|mes parents|mes enfants|les autres|tous) si (j'existais|je n'existais|j'étais) [pas|plus] [là|né|née|mort*|$]",
    ],
  },
  {
    id: 'prêt-pour-ceux-qui-restent',
    level: 'crise',
    situation: 'farewell',
    why: 'Les papiers et les codes laissés « pour ceux qui restent » : un départ préparé.',
    unless: ['fiction', 'study', 'news', 'laughing', 'resolved-past'],
    always: true,
    patterns: [
      '(prêt|prête|prêts|noté|notés|rangé*|laissé*|écrit|classé*|préparé*) ... (pour|à) ceux qui (restent|resteront) & ! (dîner|repas|bureau|équipe|vacances|été|plan social|gâteau*|soirée)',
    ],
  },
  {
    id: 'brûlures-voulues',
    level: 'crise',
    situation: 'self-injury',
    why: 'Se brûler à la cigarette, plusieurs fois ou avec honte : ce n’est pas un accident.',
    unless: ['fiction', 'study', 'news', 'laughing', 'resolved-past'],
    always: true,
    patterns: [
      'je me (suis|brûle) [re] [brûlé*] (à|avec|au|la|le) [la|une|ma|le|un|mon] (cigarette|clope|briquet|mégot|fer) & (fois|exprès|encore|honte|soulag*|calme*|bras|cuisse*|punir|tout à l heure) & ! (cuisin*|repass*|cheveux|lisseur|sans faire exprès|accident|maladroit*|conduis*|barbecue)',
    ],
  },
  {
    id: 'se-voit-se-faire-du-mal',
    level: 'crise',
    situation: 'ideation',
    why: 'Une image de soi qui se fait du mal, et qui ne part plus.',
    unless: ['fiction', 'study', 'news', 'laughing', 'resolved-past'],
    always: true,
    patterns: [
      "(me vois|m'imagine|me vois déjà) ... me faire (un truc|quelque chose|du mal|un mal) & (image*|part plus|part pas|tourne* en boucle|en boucle|tout le temps|chaque nuit|sans arrêt) & ! (plaisir|cadeau|à manger|café|tatou*)",
    ],
  },
  {
    id: 'pas-leur-faute',
    level: 'crise',
    situation: 'farewell',
    why: 'Faire dire aux siens que ce n’est pas leur faute : les mots d’une dernière lettre.',
    unless: ['fiction', 'study', 'news', 'laughing', 'resolved-past'],
    always: true,
    patterns: [
      "(dis|dites|dire|diras|direz|répète) [bien] à [ma|mon|mes] (mère|père|maman|papa|parents|soeur|frère|fille|fils|enfants|femme|mari|gosses) que (c'est|ce n'est|c'était|ce n'était|ce est|ce sera) pas (sa|leur|de sa|de leur) faute & ! (divorce|sépar*|panne|retard|accident|bulletin|note*|redouble*)",
    ],
  },
  {
    id: 'refait-du-mal',
    level: 'crise',
    situation: 'self-injury',
    why: 'S’être refait du mal : cela recommence, même « pas profond ».',
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      '(me suis|je me suis|ai) refait* [du|le] mal & ! (dos|cheville|genou|épaule|poignet au|sport|ski|foot|tombant|chute)',
      'je me (refais|refaisais) du mal',
    ],
  },
  {
    id: 'une-seule-sortie',
    level: 'vigilance',
    situation: 'hopeless',
    why: 'Ne voir qu’une sortie à la honte ou à la vie.',
    unless: ['fiction', 'study', 'news', 'laughing', 'resolved-past'],
    always: true,
    patterns: [
      '(seulement|que|plus que|reste que|seule) [une|seule|la seule] (sortie|issue|porte de sortie) (pour|à) (la|ma|cette|tout|moi|ça) [honte|vie|souffrance] & ! (autoroute|parking|métro|labyrinthe|escape*|jeu|bâtiment|salle)',
    ],
  },
  {
    id: 'assurance-et-suicide',
    level: 'crise',
    situation: 'veiled',
    why: 'Demander si une assurance paie quand la personne « le fait elle-même » : un plan compté jusqu’au bout.',
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      '(assurance*|contrat obsèques|prévoyance|capital décès) ... (paye*|paie*|marche*|verse*|couvre*|touche*|valable) ... (le fait [elle|lui|soi] même|se (tue|suicide|supprime|fout en l air)|suicide|met fin|volontaire*) & ! (stage|cours|métier|client*|agence|travaille)',
    ],
  },
  {
    id: 'marques-cachées',
    level: 'vigilance',
    situation: 'self-injury',
    why: 'Des manches longues pour que nul ne voie les marques : des blessures que l’on se fait.',
    unless: ['fiction', 'study', 'news', 'laughing', 'resolved-past'],
    always: true,
    patterns: [
      '(manches longues|manches|pulls|pull|sweat|bracelet*|poignets) ... (voie|voit|voient|vois|cacher|cache|planquer|planque) .. (marques|cicatrices|coupures|traits|entailles|mes bras|mes avant bras) & ! (eczéma|psoriasis|tatouage*|brûlure*|acné|varicelle|soleil|bronzage|opération|chat|cactus|poils|il me|mon père|mon mari|mon copain|frapp*)',
    ],
  },
  {
    id: 'essayé-et-tu',
    level: 'crise',
    situation: 'ideation',
    why: 'Une tentative dite sans le mot : essayé, raté, et personne n’en a rien su.',
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      "j'ai (essayé|tenté) [hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|une fois|déjà] [,|et|mais] (ça|cela|j'ai|je) .. (marché|raté|loupé|foiré|échoué|réussi) ... personne .. (su|sait|saura|au courant|remarqué|rien vu) & ! (régime|arrêter de fumer|permis|concours|recette|gâteau|appli|site|code|jeu|niveau)",
    ],
  },
]

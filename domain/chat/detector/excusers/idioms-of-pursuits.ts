/** What ropes, roofs, knives and farewells are to those who climb, play, cook, move house or retire. Each cancels the words it covers and nothing else. */
export const pursuitIdioms: readonly string[] = [
  // Cordes, nœuds, vide
  "noeud* (de huit|de chaise|papillon|marin*|d'escalade|d'encordement|de cravate)",
  '(vérifie|revérifie|double vérifie|contrôle) (mon|mes|le|les) noeud* (de huit|de mon|de ma|de son|du baudrier|au baudrier|avant de (grimper|monter|partir en tête))',
  '(pété|cassé|changé|changer|changes|monté|accordé) (une|ma|la|les|mes|deux) corde* [à|de|pendant|en|du|avant|sur|$]',
  'corde* [de|à] (guitare*|basse|violon*|violoncelle|sauter|linge|ukulélé|piano|raquette|rappel|70 m|60 m|80 m)',
  '(racheté|racheter|rachète|achète|acheté|acheter) une corde (à|de|pour) (sauter|grimper|la salle|escalade|falaise|linge|balançoire)',
  '(mari*|noce*|fiancé*|evjf|evg) ... corde au cou',
  '(on|ils|elles|copains|copines|potes|collègues|{proche}) [me|arrête pas de] (dit|dire|disent|rigole*|blague*) [que] [je] [me|te|se] (mets|met|mettre|passe|passer|passes) la corde au cou',
  "saut à l'élastique [*] [viaduc|pont]",
  '(mettre|mets|met|être|suis|assurer|bien) attaché* avec une [bonne|vraie|grosse] corde',
  'sur le pont (juste|avant|après|du morceau|entre) [avant|le] [dernier|refrain|couplet]',
  '(monté*|monter|monte|grimpé*|grimper|grimpe) sur le toit [pour|afin de] (nettoyer|réparer|refaire|poser|déboucher|changer|balayer|remettre|démousser)',
  "au bord de l'eau (avec|pour) (une|deux|trois|mes|ma|la|le|un|les|pêcher|lire|pique-niquer)",
  '(sur|au bord de|près de) (le|un|ce|la) (pont|toit|balcon|falaise) (pour|à) (regarder|voir|admirer|photographier|prendre en photo) (les|le|la) (bateaux|péniches|coucher|soleil|étoiles|oiseaux|vue|ville|paysage|marée)',
  "(failli|peur de|manqué de|risque de) [m'|me|s'] (endormir|assoupir) (au volant|en conduisant|sur la route)",
  // Scène
  '(la scène|le passage|le moment|le tableau|mon monologue|ma tirade) (où|quand) ... (poison|poignard*|meurt|mort*|tue|couteau|épée)',
  'couteau (en plastique|à beurre|à pain|à huîtres|de théâtre|suisse)',
  '(poignarder|tuer|mourir) (sur scène|en scène|avec un couteau en plastique|pour de faux)',
  // Corps et nuits
  '(dans le|un peu dans le|encore dans le|complètement dans le) gaz [$|,|toute|ce|le matin|tout]',
  'ronfl* ... (étouffe*|étouffer|étrangle*|oreiller|tuer|meurtre)',
  "en peux plus (d'être|de me faire) (réveillé*|réveiller|dérangé*|déranger|interrompu*|interrompre|sollicité*|mouillé*|malade|enrhumé*|appeler|sonner)",
  '(la sieste|le réveil|la chaleur|le froid|le trajet|la route|le bruit|la canicule|les maths|cette réunion|le lundi|la pluie|les courses|les horaires|le décalage) [me|nous] (tue|tuent|achève|achèvent)',
  '(il|elle|ça|tu|vous|on|qui|petit*) me (tue|tues|tuez|tuent) (les oreilles|la honte|le dos|les jambes|les pieds|les yeux|de rire|le moral|la tête)',
  '(me|nous) (charcute*|charcuter|charcutent|ouvre* le ventre|recoud*|recousent)',
  // Examens, courses
  '(fixé|fixe|fixais|fixer) (la feuille|ma feuille|ma copie|le plafond|le mur|mon écran|la page|le tableau)',
  '(foutu*|fichu*|mort|morte|grillé*|cuit*) pour (kiné|médecine|le bac|le concours|les partiels|cette année|le rattrapage|le permis|ce semestre|la prépa|mon année)',
  '(irai|aller|irais|vais aller|suis allé*) [jusqu] au bout (de la course|du marathon|du trail|du parcours|du semi|de la formation|du projet|des 42|des 10)',
  '(réinscris|inscris|inscrit*|réinscrit*|dossard|trail|marathon|semi|triathlon) ... (irai|aller|irais) [jusqu] au bout',
  // Meubles, clés, casiers de qui déménage ou prend sa retraite
  '(donné|donner|donne|vendu|refilé|laissé|légué) (le|la|mon|ma|un|une|les|mes|notre) (buffet|armoire|canapé|table*|lit|meuble*|frigo|machine|jouets|poussette|bureau|commode|fauteuil*|vaisselle|rideaux|tondeuse|outils) (à|au|aux) [ma|mon|mes|une|un|la|le] *',
  '(rangé|vidé|rendu|vider|rendre) (mon|le) (casier|vestiaire|badge|bureau|ordinateur|uniforme)',
  '(rendu|rendre|rends) (mes|les) (clés|clefs|badge*) [,] [formé|au|à|de] [ma|mon|le|la] (remplaçant*|bureau|propriétaire|agence|gardien*|proprio|appart*|casier)',
  '(formé|former) (ma|mon|la|le) remplaçant*',
  // La fin d'une bête âgée
  '(bon moment|bonne décision|bon choix|plus humain) pour (le|la|mon|ma|notre) (chien|chienne|chat|chatte|cheval|jument|lapin)',
  '(chien|chienne|chat|chatte|cheval|lapin) ... (il|elle) [ne] (souffre|souffrait|souffrira|souffrirait) plus',
  // Rendez-vous de travail
  '(je le ferai|je vais le faire|je lui dirai) (lundi|mardi|mercredi|jeudi|vendredi|demain) (au|en|à la|à l) (briefing|réunion|bureau|boulot|travail|pause|entretien|atelier)',
]

import { CHOSEN } from './everyday-sentences.ts'

const SUBJECTS =
  '(maths|math|physique|chimie|svt|philo|histoire|français|anglais|espagnol|allemand|droit|compta*|stats|info|éco|ses|spé|bio*|anatomie|latin|grec|dissert*)'
const STUDIES =
  '(mpsi|me psi|pcsi|bcpst|ecg|mp|pc|psi|khâgne|hypokhâgne|prépa|terminale|première|seconde|fac|licence|l1|l2|l3|m1|m2|médecine|pass|las|bts|iut|but|master|école|lycée|droit|ifsi|staps|cap|alternance)'
const WORKLOAD =
  '(boulot|travail|taf|dossiers|cours|devoirs|révisions|mails|copies|paperasse|commandes|tickets|cartons|linge|lessives|factures|papiers|démarches|formulaires|détails|chiffres)'
const EXAMINED =
  '(inconscient|conscience|bonheur|liberté|vérité|justice|langage|religion|technique|kant|platon|freud|spinoza|descartes|rousseau|sartre|hegel|phèdre|molière|hugo|baudelaire|rimbaud|dérivée*|proba*|intégrale*|suites|vecteurs|trigo*|optique|thermo*|chimie|génétique|géologie|géométrie|logarithme*|exponentielle*|guerre froide|dissert*|commentaire*|sujet|chapitre|texte|question|créneau|rond point)'
const PLAYED_WITH =
  '(pioche|épée|arc|arbalète|grenade|sniper|pompe|fusil à pompe|fusil|awp|kar98|lance roquette*|roquette*|lance flamme|hache|poêle|shotgun|pistolet|couteau|snipe|katana|marteau|laser|boule de feu)'

const PLANTED =
  '(arbre*|arbuste*|figuier*|olivier*|pommier*|cerisier*|poirier*|prunier*|citronnier*|chêne*|bouleau*|érable*|magnolia*|lilas|sapin*|rosier*|rose|roses|fleur*|tulipe*|pivoine*|jonquille*|lavande*|bulbe*|graine*|haie|vigne*|glycine|légume*|tomate*|courge*|salade*|fraisier*|patate*|herbes|aromates|tente|clou|clous|piquet*|décor)'
const STABBED = '(couteau*|lame*|tournevis|ventre|coeur|gorge|dos|cou|oeil|yeux|sang|main|tuer|crever)'
const ONLINE =
  "(internet|d'internet|net|web|toile|google|réseaux|insta*|facebook|snap*|tiktok|telegram|twitter|moteur* de recherche|en ligne|compte*|profil*|photo*|vidéo*|image*|données|publication*|post|posts|historique)"

/** What ropes, roofs, knives and farewells are to those who climb, play, cook, move house or retire. Each cancels the words it covers and nothing else. */
export const pursuitIdioms: readonly string[] = [
  // Cordes, noeuds, vide
  "noeud* (de huit|de chaise|papillon|marin*|d'escalade|d'encordement|de cravate)",
  '(vérifie|revérifie|double vérifie|contrôle) (mon|mes|le|les) noeud* (de huit|de mon|de ma|de son|du baudrier|au baudrier|avant de (grimper|monter|partir en tête))',
  '(pété|cassé|changé|changer|changes|monté|accordé) (une|ma|la|les|mes|deux) corde* [à|de|pendant|en|du|avant|sur|$]',
  'corde* [de|à] (guitare*|basse|violon*|violoncelle|sauter|linge|ukulélé|piano|raquette|rappel|70 m|60 m|80 m)',
  '(racheté|racheter|rachète|achète|acheté|acheter) une corde (à|de|pour) [la|l|mon|ma|le|les|un|une] [fils|fille|neveu|mari|copain|petit*] [qui fait] [de la|de l|du] (sauter|grimper|salle|escalade|alpinisme|voile|falaise|linge|balançoire|bateau|remorque|chèvre|âne|cheval|tente)',
  "(racheté|racheter|rachète|achète|acheté|acheter|pris|trouvé) (la|une|de la) [grosse|bonne|solide] corde pour (amarrer|arrimer|attacher|tendre|tirer|remorquer|tracter|étendre|accrocher|suspendre|monter|fixer|descendre|hisser|refaire|réparer|fabriquer|le|la|les|l') [le|la|les|l'|un|une|mon|ma|mes|notre] [*] (bateau|voilier|barque|bâche|remorque|galerie|hamac|balançoire|chien|cheval|vache*|tente|linge|canapé|meuble*|tronc|branche*|kermesse|cabane|griffoir|trampoline|pneu|voiture|sapin|rideau*|guirlande*|tomates) & ! (cou|me pendre|pendre|poutre|mourir|finir|nuit)",
  '(mari*|noce*|fiancé*|evjf|evg) ... corde au cou',
  '(on|ils|elles|copains|copines|potes|collègues|{proche}) [me|arrête pas de] (dit|dire|disent|rigole*|blague*) [que] [je] [me|te|se] (mets|met|mettre|passe|passer|passes) la corde au cou',
  "saut à l'élastique [*] [viaduc|pont]",
  '(mettre|mets|met|être|suis|assurer|bien) attaché* avec une [bonne|vraie|grosse] corde',
  'sur le pont (juste|avant|après|du morceau|entre) [avant|le] [dernier|refrain|couplet]',
  '(monté*|monter|monte|grimpé*|grimper|grimpe) sur le toit [pour|afin de] (nettoyer|réparer|refaire|poser|déboucher|changer|balayer|remettre|démousser)',
  "au bord de l'eau (avec|pour) (une|deux|trois|mes|ma|la|le|un|les|pêcher|lire|pique-niquer)",
  '(sur|au bord de|près de) (le|un|ce|la) (pont|toit|balcon|falaise) (pour|à) (regarder|voir|admirer|photographier|prendre en photo) (les|le|la) (bateaux|péniches|coucher|soleil|étoiles|oiseaux|vue|ville|paysage|marée)',
  "(failli|peur de|manqué de|risque de) [m'|me|s'] (endormir|assoupir) (au volant|en conduisant|sur la route)",
  '(chat|chatte|chaton|minou) [ne] (pense|veut|voulait|essaie|adore|rêve|arrête pas) [*] [*] [*] sauter (de|par) (la|une) fenêtre',
  '(bureau|pièce|chambre|salle|studio|toilettes|salle de bain) ... sans fenêtre*',
  'fenêtre ou pas fenêtre',
  // Jardins
  `planter [*] [*] [*] ${PLANTED} & ! ${STABBED}`,
  `planter (quelque chose|un truc|de quoi) & (jardin|potager|balcon|terrasse|pot|pots|terre|tombe|mémoire|souvenir|${PLANTED.slice(1, -1)}) & ! ${STABBED}`,
  // Ce qui traîne en ligne
  `faire disparaître (quelque chose|ça|cela|tout ça|un|une|des|les|mes|ma|mon|cette|ces|ce|le|la|son|sa|ses|toutes|tous|l') [*] [*] [*] [*] ${ONLINE} [une bonne fois pour toutes|pour toujours|à jamais|définitivement|pour de bon] & ! (me faire|moi avec|de la vie|de ce monde|de la terre)`,
  `(effacer|supprimer|fermer|virer|retirer|enlever) [définitivement|pour toujours|pour de bon] (mon|mes|ma|le|la|les|un|une|des|ce|ces|cette|son|ses|l') [*] [*] ${ONLINE} [une bonne fois pour toutes|pour toujours|à jamais|définitivement|pour de bon] & ! (m'effacer|me supprimer|moi avec|adieu*|de ce monde)`,
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
  `je (vais|va) (mourir|crever) si (je|on|ça) (tombe|tombent) sur [le|la|les|l|du|de la|un|une|ce|cette] ${EXAMINED}`,
  "je (vais|va) (mourir|crever) si (j'ai|on a|il y a|y a) [encore] [une|un] (mauvaise note|sale note|bulle|contrôle|interro*|ds|éval*|partiel*|rattrapage*|sport|piscine)",
  "je (vais|va) (mourir|crever) si (le|la|mon|ma) prof (m'interroge|me interroge|me désigne|me fait passer|ramasse)",
  'je (vais|va) (mourir|crever) si je (passe|dois passer) (en premier|au tableau|à l oral|la première|le premier)',
  `(en|de|à la) ${STUDIES} [de|en] [${SUBJECTS.slice(1, -1)}] [et|,] [là|franchement|vraiment] je (coule|me noie|sombre|rame) [complètement|grave] [en ${SUBJECTS}]`,
  `je (coule|me noie|sombre|plonge|dégringole) [complètement|grave|un peu] (en|dans|sous) [le|la|les|mes|mon|ma|tout|tous] [spé] (${SUBJECTS.slice(1, -1)}|${STUDIES.slice(1, -1)}|${WORKLOAD.slice(1, -1)})`,
  `(se|me|nous) (noyer|noient) [complètement|un peu] (dans|sous) (le|la|les|mes|mon|ma|ces|cette|tous ces|toute cette|des) ${WORKLOAD}`,
  `(mon|notre) choix est fait [,] (c'est|ce sera|ça sera) [le|la|les|l'|un|une|plutôt] ${CHOSEN}`,
  // Au jeu : qui l'écrit n'est pas mort
  `(il|elle|on|mec|gars|boss|type|joueur|camper|pote) (m'a|me a) [encore|direct] (tué|buté|one shot) [encore|direct] [dans le dos] (avec|au|à la|à l|en) [un|une|la|le|son|sa] ${PLAYED_WITH} [je en peux plus]`,
  '(il|elle|on|mec|gars|boss|type|joueur|camper|pote) (m a|me a) [encore] (tué|buté) (* fois|au spawn|en boucle) [de suite] [je en peux plus]',
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
  '[déjà] (choisi|décidé|répondu) [,] (c est|ce est|là n est) pas (la|le) (question|problème|sujet)',
  // Ce que l'on fera demain, de peur de ne jamais le faire
  '(sinon|autrement|après) je [ne] (le|la|les|lui) (ferai|dirai|prendrai|rappellerai|lirai|finirai) (jamais|pas|plus)',
  // Rendez-vous de travail
  '(je le ferai|je vais le faire|je lui dirai) (lundi|mardi|mercredi|jeudi|vendredi|demain) (au|en|à la|à l) (briefing|réunion|bureau|boulot|travail|pause|entretien|atelier)',
  // Une photo que tout le monde a
  'photo* de (classe|vacances|mariage|famille|groupe|promo|équipe)',
]

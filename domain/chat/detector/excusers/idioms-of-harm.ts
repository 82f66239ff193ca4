import { GROWN_YEARS } from '../grown-years.ts'

/** Turns of phrase that use the words of blows, falls and wounds without meaning them. Each cancels the words it covers and nothing else. */
/** Whoever hopes that a child sleeps on: said of sleep, unless it is hoped for ever. */
export const HOPES =
  '(prie|prions|espère|espérons|croise les doigts|croisons les doigts|touche du bois|pourvu|faites|supplie|tout fait|fais tout) [,] [pour] (que|qu)'

export const harmIdioms: readonly string[] = [
  // La peur de s'évanouir, ce que la panique fait craindre : la syncope qui a eu lieu, l'épilepsie, le bain n'en sont pas
  "(et si|si je sens|si je|peur|l'impression|impression|comme si|cru|croyais|crois|risque) [de|que|d|j|je] [*] [*] [*] [*] (m'évanouir|évanouir|tomber dans les pommes|tourner de l'oeil|perdre connaissance|faire un malaise|tomber) & ! (me suis|déjà|deux fois|encore|hier|réveillé*|inconscient*|tête contre|sang|enceinte|diabète|insuline|mangé|mange|pont|toit|falaise|étage|fenêtre|balcon|vide|cachets|médicament*|comprimés|avalé*|bu|poitrine|bras)",
  '(me|nous) (touche|touchent|touchait) (quand (il|elle|ils|elles) (parle*|raconte*|chante*|sourit)|(avec|par) (ses|sa|son|leurs) (mots|paroles|histoire*|gentillesse|sincérité|façon|courage|voix|lettre*|musique))',
  `${HOPES} ... [ne|va] [pas] se (réveille|réveillent|réveiller|réveillera) [pas] [encore|trop tôt] & ! (jamais|plus (jamais|se)|réveille plus|malade|fièvre|bleu*|respire*)`,
  // Étouffer d'amour, ou entre quatre murs
  "peur de (l'|la|le|les) étouffer (si (je|on)|avec|à force|en (lui|l'|la|le))",
  "(est|c'est|était|comme|reçu comme) un (coup de (couteau|poignard|massue|poing)) [dans le (coeur|dos|ventre)] & ! (il|elle|mari|copain|père) [*] (a|m'a) (donné|mis|frappé)",
  '(étouffe|étouffent|étouffait|étouffer) (avec|sous) (ses|leurs|tes|vos|son|de) (câlins|bisous|questions|attentes|conseils|messages|appels|jalousie|amour)',
  "(étouffe|étouffait|étouffer) dans (cette|cet|ce|la|le|l'|sa|son|mon|ma) (école|classe|collège|lycée|maison|relation|ville|village|boîte|appart*|couple|vie|travail|boulot|famille)",
  // Être mal reçu par ses enfants
  "(me|nous|lui|leur) (parle*|répond*) (n'importe comment|mal|comme à un chien|comme à une merde|sur un autre ton)",
  // À tous les coups, du premier coup
  '(à tous les|à tout|à tous|du premier|au premier|dès le premier|pour le|sur le) (coups|coup) & ! (poing*|pied*|frapp*|sang|respir*)',
  // Ce que les plus jeunes installent pour leurs aînés
  '(petit fils|petite fille|petits enfants|fils|fille|neveu|nièce|gendre) [qui|il|elle] [me|m] (a|ont) (mis|installé|montré|offert|donné|réglé|expliqué) .. (tablette|téléphone|ordi*|internet|appli*|machin|truc|wifi|ceci|ça)',
  // Qui perd la mémoire ne reconnaît plus les siens
  "(demandé|demande|demandait) (qui j'étais|qui je suis|qui on est|où est (son|sa) *)",
  '(voulu|veut|voulait) appeler (les gendarmes|la police) parce .. (étrang*|inconnu*|voleur*|dans (son|notre) lit)',
  // Un enfant qui se réveille en pleurs
  "(s'est|s est|se) (réveillé*|réveille) [encore] en (hurlant|pleurant|criant|sursaut|larmes|pleurs) & ! (bleu*|fièvre|respir*|marque*|sang|tape*|frapp*|père|beau père)",
  // Un jeu que l'on recommence
  '(me tuer|mtuer|te tuer|se tuer|mourir|meurs|mort) (exprès|express) [pour] ... (reset|respawn|checkpoint|recommencer (la|le) (salle|niveau|partie|boss)|runes|loot|spawn|farm*)',
  "(sorte|sort|sortir|sorti*|sortent|remonte*|retombe*|lâche*|craque*|éclate*|pleur*|revien*|revenu*|vient|arrive*|parti*|changé|change|dit|compris|fondu*|vidé*) [*] d'un [seul] coup ($|,|devant|au|en|à|dans|comme|et|que|quand|sans|alors|hier) & ! (coup de|poing*|pied|couteau|frapp*|tap*|gifl*|étrangl*|cogn*|respir*|parle*|visage|bras|avalé*|pris)",
  // À la porte
  '(tu peux|vous pouvez|peux tu|peut|sans|pense à|oublie de|faut) frapper [avant] [$|,|à|avant]',
  '(frapper|frappe|frappé|frappent|taper|tape) (à|a) [la|ma|sa|leur|une|toutes les] porte* & ! (il est fou|elle est folle|furieu*|hors de lui|hors d elle|menace*|enfermé*|caché*|me tuer)',
  // Tapes d'amitié : ce qui suit ne dit ni objet ni douleur
  "(tape|tapé|tapée|tapait|donné une tape|mis une tape|mis une claque|donné une claque|claqué la bise|filé une tape) (sur l'épaule|dans le dos|sur les doigts|sur la main) ($|,|pour|en|parce|quand|comme|hier|ce matin)",
  // Un couteau et ce qu'il ouvre
  '(pris|prend|prends|prenant|avec) (un|le|son|mon) (couteau|cutter) pour (ouvrir|couper|éplucher|étaler|dénuder|découper) (le|la|les|un|une|des) *',
  "(s'est|me suis) (entaillé*|coupé*|ouvert) (la main|le doigt|le pouce|la paume|l'index) ($|,|en|avec|on|et (on|il|elle|nous))",
  // Qui s'enferme n'est pas enfermé
  "(s'enferme*|s'enfermer|je m'enferme|s'est enfermé*|se renferme*) (à clé|dans sa|dans son|dans ma|dans mon|dans leur)",
  // Une maladie des jours passés
  '(hier|avant hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|dernière|dernier) ... (tombé*|été|était|avait|eu|malade) ... (38|39|40|41) [et demi|5] [de] fièvre',
  // Dire du mal de qui nous a quittée
  "(va|vais|vont|allons|peut|pouvoir|à|pour|et) cracher (sur|dans le dos de) (lui|elle|eux|mon ex|son ex|tout le monde|le chef|mon chef) & ! (visage|gueule|figure|m'a craché|me crache)",
  // Le bord de la baignoire, où l'on s'assied
  '(assis*|assieds|assois|pose|posé*) [*] sur (le|un) (rebord|bord) de la baignoire & ! (rasoir*|lame*|cutter*|sang|veine*|poignet*|cachets|comprimés|médicament*|sèche*|coup*|mourir|remplie|robinet*)',
  // De qui l'on parle
  "(c'est|ce est|c) pas pour moi [,|mais] [c'est|ce est|c] pour (ma|mon|mes|un|une) *",
  "je vais (l'étrangler|les étrangler|l'étriper) $",
  // Une envie d'hier, dite en riant de soi
  "(j'avais|avais|aurais) [bien|trop|juste] (envie de|pu) (l'étrangler|l'étriper|l'assommer|la gifler|le gifler)",
  // À bout de ce qui dure
  '(marre|assez|ras le bol) de (ces|ce|cette|cet|mon|ma|mes) (trajet*|boulot|travail|job|taf|bureau|horaires|quartier|appart*|chef*|réunions|routine)',
  'en peux plus de (ces|ce|cette|cet|son|sa|ses|leur|leurs|mes|mon|ma) (nuit*|trajet*|horaire*|réunion*|cri*|pleur*|devoir*|dispute*|remarque*|belle-mère|beau-père|chef*|collègue*|boulot|travail|job|taf|service|ménage|paperasse|transport*|embouteillage*|facture*|couche*|biberon*|régime|travaux|voisin*|appart*|coloc*|école|cours|révision*|temps|pluie|chaleur|bruit|métro|train|patron*|client*|retard*|rendez vous|papiers|déménagement)',
  // Ce que des parents exigent à table, ou pour les devoirs
  '(mère|père|parents|maman|papa|belle-mère|beau-père) [*] (me|nous) (oblige*|force*|forcent|obligent) [toujours|encore] à (dîner|manger|déjeuner|finir (mon|mes|les|l) *|aller (à|au|en|chez) *|ranger|réviser|travailler|faire (mes|du|de la|le|la) *|me coucher|sortir|venir|goûter|rester à table|lire|me lever) & ! ((mon|son|le|du) vomi|croquettes|par terre|sol|piment*|genoux|nuit entière|nu|nue|sexuel*|coucher avec|frapp*|coups|ceinture|me marier|mari)',
  // Une nouvelle, un deuil, une rentrée secouent sans mains
  `(nouvelle*|annonce|divorce|séparation|mort|décès|deuil|déménagement|rentrée|film|match|accident|orage|épreuve*|dispute*|départ|histoire|attentat*|événement*|confinement|ça|cela|échec|rupture|résultat*|maladie|enterrement) [*] [*] [*] [*] (a|ont|avait|avaient) [beaucoup|vraiment|bien|un peu|pas mal|tous|énormément] secou* (mon|ma|mes|notre|nos|les|le|la) (fils|fille|enfant*|petit*|bébé|ado*)`,
  // Les petits qui viennent dormir avec les grands
  '(fils|fille|petit*|enfant*|bébé|chat|chatte|chien|ado|jumeaux) [*] (venait|vient|venaient|viennent|dort|dormait|dorment|se glisse|se glissait|se faufile|débarque) [*] [*] dans (mon|notre) lit & ! (touche*|touchait|caress*|frotte*|mal|sexe|culotte|gêne*)',
  // Pleurer là où personne ne voit
  '(me effondre|me écroule|me suis effondré*|me suis écroulé*|s est effondré*|s est écroulé*) (dans (la|ma|les|le|ses) (douche|voiture|toilettes|chambre|bras|salle de bain|cuisine|couloir|métro|train|vestiaire*)|en (réunion|rentrant)|dès que|une fois|quand|devant|au (téléphone|bureau|travail)|chez|à la maison) & ! (respire*|poitrine|conscience|vertige*|malaise|répond|bouge|inconscient*|pouls|bleu*|convuls*|relever|relève|lever)',
  // L'hiver, la climatisation, le sport
  'manches longues & ! (entaille*|scarif*|coupe*|lame*|sang|juillet|août|été|canicule|chaleur|semaine dernière|cacher|cache|cachent|marque*|bras|cicatrice*|coupure*|trace*|voie|voit|voient|vu|vue|poignet*|avant bras|plaies)',
  // La peau qui démange
  '(gratte|gratter|gratté*|grattais) ... (eczéma|psoriasis|boutons|moustique*|allergie*|urticaire|démange*|gale|varicelle)',
  // La fatigue du soir
  "(m'effondre|m'écroule|m'affale|m'endors|me effondre|me écroule) (sur|dans|devant) (le|mon|ma|la|l) (canapé|lit|fauteuil|télé|assiette)",
  'arrive [même] plus à (lire|me concentrer|regarder (une série|un film|la télé)|suivre (un film|une série))',
  // Souci, colère et départs de tous les jours
  "je me fais [encore|plein de|trop de] (des films|du souci|des noeuds|un sang d'encre|des scénarios|scénarios|films|des idées|une montagne|du mauvais sang)",
  'sans que (ça|cela) [ne] (parte|finisse|tourne|dégénère|vire|explose|recommence)',
  'je me casse (à la|à l|en|chez|au) (mer|montagne|vacances|plage|campagne|étranger|ski)',
  'me faire (démonter|défoncer|engueuler|allumer|déchirer|étriper|pourrir|exploser|laminer|éclater) [si|au|en|$]',
  'à bout de nerfs',
  '[marqué*|valeur*] hors [de la] norme*',
  // À court d'argent
  '(à sec|à découvert|dans le rouge) [,] [plus rien|rien]',
  "plus rien [du tout] (jusqu'à la|avant la|d'ici la|sur le compte|sur mon compte|à la banque|en banque)",
  '(pris*|prend|prennent|prends) la tête',
  // Silence d'un proche, jeux d'enfant, courses, figures
  '(me|nous|lui|leur|te|se) (répond|parle|répondent|parlent) (plus|pas)',
  `(fils|fille|bébé|chat|chien|neveu|nièce|petit frère|petite soeur) ... me (frappe|tape|mord|griffe) (avec|quand|dans|pour|sans|en) & ! (fils|fille) [,] [de|a|il a|elle a|qui a] ${GROWN_YEARS} [*] ans`,
  'tuer (mon|ma|mes) .. (si|encore|oublie*)',
  "(tuer|étrangler) (mon|ma|mes|le|la|les) .. s'(il|elle|ils)",
  'vais (le|la|les|te) tuer (si|encore)',
  "cartouche* d'encre",
  'craquer pour',
  "(de|d'|vais|vont|va) [m'|te|l'|les] étrangler [mon|ma|le|la|les|mes|quand|si] (opérateur|chef|patron|prof|collègue*|voisin*|banquier|plombier|client*|chat|chien|imprimante|ils|elle|il)",
  '(en plastique|pistolet à eau|fusil à eau)',
  'fusil à pompe en plastique',
  "saute* sur l'occasion",
  'honte de mes (dettes|notes|cheveux|pieds|fautes)',
  'ceinture neuve',
  'jeter un (oeil|coup)',
  'un peu trop le week end',
  'rouleau de',
  'magnésium',
  'plongeoir',
  'violences faites',
  'au dernier moment',
  'mérit* de mourir',
  'sur mario kart',
  '(bébé|petit) pleure',
  'pleure* sans arrêt , on',

  // Sauter, se jeter, pendre, balle
  'sauté le pas',
  'sauter le pas',
  "saute* (à l'élastique|en parachute|de joie|du coq|à la corde|un repas|aux yeux|dans le train|dans un|en parapente|à pieds|le déjeuner|une classe|de la dune)",
  "sauter à (la perche|l'élastique)",
  'sauter en',
  "(grand saut|grand voyage) [:|,] (j'ouvre|je (pars|monte|lance|démissionne|déménage|quitte)|on (se marie|part|déménage))",
  'fait* le grand saut .. (ouvr*|lanc*|démission*|mari*|entrepr*|boutique|boulangerie|emploi|expatri*)',
  "vais faire le grand saut [j'|je] ouvre",
  'saut du lit',
  "(jeté*|jeter|jette|jettent) (à l'eau et|sur|un (oeil|coup)|l'éponge|des fleurs|dans le travail|dans les bras|la pierre|l'ancre|dans le bain)",
  "me suis jeté* à l'eau",
  "(me|se) (jette|lance|jetons) à l'eau",
  '(tape|tapes|taper) [*] (avec (un|deux) doigt*|au clavier|sur le clavier)',
  'dans la gueule du loup',
  "(à|a) se (pendre|tirer une balle|flinguer|jeter par la fenêtre|taper la tête|cogner la tête) (d'ennui|,|$|l'|cette|ce|la|ces|tellement|de)",
  'pendre la crémaillère',
  'pendre le linge',
  'pendu* au téléphone',
  'me pendre si .. (bus|lol|encore|mdr)',
  'jouer au pendu',
  'pendu* à (mes|ses|tes|vos) lèvres',
  'tir* une balle dans le pied',
  'balle dans le pied',
  'renvo* la balle',
  'balle au centre',

  // Couper, brûler, frapper, avaler
  "coup* (les ponts|court|la parole|en quatre|l'herbe|les cheveux|la route|le son|le gaz|l'eau|le courant|la poire|le cordon|mes cheveux|la tête aux|l'appétit|le souffle|internet|le wifi|la connexion|les vivres)",
  'couper en quatre',
  'coupé les ponts',
  'coupe les cheveux',
  'suis coupé* (les cheveux|en (cuisinant|épluch*|coupant|jardin*|bricol*|faisant|me rasant|rasant|ouvrant)|du monde|avec une (feuille|boîte)|le doigt)',
  'suis brûlé* (avec le (four|plat)|en (sortant|cuisinant|repassant|faisant)|la langue|au soleil)',
  'brûlé la lettre',
  'brûler les étapes',
  'brûlé* la politesse',
  'cogn* (le|mon|mes) (orteil*|petit orteil|coude|genou)',
  'frapp* à la porte & ! (il est fou|elle est folle|furieu*|hors de lui|hors d elle|menace*|enfermé*|caché*|me tuer)',
  "frappé* (par|de) (la|sa|son|l'|cette) (beauté|ressemblance|talent|gentillesse|sourire|phrase|silence|nouvelle|ambiance)",
  "ce qui (me|m'a) frappe",
  'tapé (mon|un|le|ce|mes) (rapport|mémoire|texte|code|numéro|dossier)',
  "tape* (du pied|sur le clavier|à la machine|l'incruste|la discute|dans l'oeil|sur les nerfs)",
  'tape sur les nerfs',
  'taper sur le système',
  '(battu|bat|battre|bats) (son|le|mon|un|des|à (plate|plates)) (record*|plein*|couture|cil*|mesure)',
  'battre (pour|des records|les cartes|le rappel|au tennis|aux échecs)',
  'me battre (pour|contre)',
  'coeur bat',
  'avalé* [mon|ma|un|une] (café|de travers|la pilule|couleuvre*|pépin|chewing*|mouche|travers|moucheron|repas)',
  'avaler des couleuvres',
  'pépin de pomme',
  '(deux|un|1|2) (doliprane|dafalgan|efferalgan|aspirine|paracétamol|ibuprofène)* .. (mal de (tête|dos|ventre|gorge)|migraine|règles|rhume|fièvre|grippe|dents)',
  '(pris|prends|prendre) [tout|toute|tous] [mon|mes|un|une] (traitement|doliprane|médicaments|antibiotiques) .. (comme prévu|régulièrement|prescri*)',
  '{médicaments} (pour|contre) (ma|mon|le|la|les) (mal|migraine|rhume|tension|thyroïde|fièvre|grippe|cholestérol|diabète|allergie*|rhume)',
  // Tout le traitement du jour, comme il est prescrit
  "(pris|prends|avalé|prendre) [bien] (tous|toutes|tout) (mes|les|mon|le) ({médicaments}|traitement|antibio*) [de ce matin|du matin|du midi|du soir|ce matin|ce midi] & (comme [me] [l] (le|mon|ma|la) (docteur|médecin|toubib|pharmacien*|infirmi*|cardiologue|psychiatre)|comme (prescrit|d'habitude|il faut|il fallait|tous les (matins|jours|soirs)|chaque (matin|jour|soir)|sur l'ordonnance|indiqué|convenu|on m a dit)|infirmière|infirmier|selon l'ordonnance) & ! (coup|semaine|mois|pas comme|boîte*|plaquette*|exprès|mourir|mort|finir|fini|adieu*|trop|double|triple|en plus|vidé*|reste|alcool|vodka|whisky|vin|réveill*|dormir|pour toujours|somnifères|rejoindre|ceux (de|du|d')|plus (ceux|les|ma|la)|et (ceux|aussi))",
  "[bien] (pris|prends|prendre|prenais) (mes|mon|son|ses) (médicaments|cachets|comprimés|traitement|gouttes|gélules) (du|de) (matin|midi|soir|ce matin|ce midi|ce soir) & ! (tous|toutes|tout|coup|semaine|mois|boîte*|plaquette*|exprès|mourir|mort|finir|fini|adieu*|trop|double|triple|en plus|vidé*|alcool|vodka|whisky|réveill*|toujours|somnifères|rejoindre|ceux (de|du|d')|plus (ceux|les))",
  // Un traitement qui aide à ne plus boire
  "(arrêté|arrête|arrêter) (de boire|l'alcool|de fumer) [et|,|depuis *] [il|elle|je] (prend|prends|suit|suis|prenait) (des|un|ses|mes|son|mon|du) (médicament*|traitement*|comprimé*|cachet*|baclofène) (pour (ça|cela|tenir|l'aider|m'aider|ne plus|ne pas)|prescrit*|du médecin|de l'addictologue) & ! (mélang*|trop|boîte*|tout|tous|toute*|rebu|rechut*|finir|mourir|réveill*|inconscient*|respir*|frapp*|tap*)",
  '(me|m|nous|lui|leur|te|vous) [*] (empoisonne*|empoisonné*|pourri*|pourrit) [*] (la vie|l existence|le quotidien|mes journées)',
  // Ce que l'on finit sans s'empoisonner
  "(pris|prendre|avalé|mangé|bouffé|fini|vidé|terminé|englouti|dévoré|descendu) [toute|tout|tous|toutes] [la|ma|une|les|le|mes] (boîte*|plaquette*|paquet*|tablette*|pot|sachet*) (de|d'|des) (chocolat*|bonbon*|gâteau*|biscuit*|cookie*|chips|glace|céréales|fraises|madeleine*|pilule|antibio*|vitamine*|magnésium|chewing*|nutella) & ! (exprès|mourir|en finir|d'un coup|vomi*)",
  '(venir|viens|reviens|reviendrai|viendrai|revenir|continuer à) [vous|te] (parler|discuter|écrire|raconter|papoter) [avec vous] [plus souvent|tous les (soirs|jours)|chaque (soir|jour)|demain|ce soir] & ! (adieu|dernière fois|au revoir)',
  '(jurer|promettre) de [ne] rien dire & (surprise|anniversaire|cadeau|fête|mariage|grossesse|enceinte|demande en mariage)',
  // Ce que l'on dira à quelqu'un
  'je (vais|irai) (y aller|lui (dire|parler)|le dire|la voir|le voir) (en face|franco|direct|cash|calmement) [je crois]',
  'comme prévu',
]

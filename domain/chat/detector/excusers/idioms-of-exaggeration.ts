/** Who may really kill, or be the one who is missed for good: then a figure of speech may be none. */
const LOVED_OR_FEARED =
  '(il|elle|ils|elles|mari|femme|fils|fille*|père|mère|papa|maman|frère*|soeur*|bébé|enfant*|ex|copain|copine|mec|compagn*|conjoint*|mamie|papi|papy|grand mère|grand père|oncle|cousin*|jumeau|jumelle|époux|épouse)'
const FEARED =
  '(mari|ex|copain|copine|mec|compagn*|conjoint*|père|beau-père|frère|oncle|cousin|homme|type|gang|dealer*|femme|fils|maladie|cancer|tumeur|drogue|crack|héroïne|overdose)'
/** What makes a figure of speech literal. */
const HANDS_AND_WEAPONS =
  '(couteau*|fusil*|arme|armes|pistolet*|lame*|corde*|essence|menace*|menacé*|frapp*|tape|tapé*|coups|cogne*|gifl*|poing*|sang|saigne*|vraiment|pour de vrai|mains|main|coussin|oreiller|cou|gorge|bouche|respirer|respire|serre*|étrangl*|viol*|peur)'
/** Beside these, who jokes about dying may mean it. */
const MEANT =
  '(vraiment|sérieusement|pour de vrai|rigole pas|plaisante pas|fusil|arme|pistolet|corde|couteau*|lame*|cachets|comprimés|médicaments|pont|ce soir|cette nuit|lettre*|adieu*|vivre|la vie|souffre*|souffrance|sans moi|suicid*|tous les jours|depuis (des|trois|deux|plusieurs) (jours|semaines|mois|ans))'
const DULL =
  '(compta*|excel|tableau*|tableur*|réunion*|logiciel*|dossier*|devoir*|cours|maths|philo|physique|chimie|anglais|dissert*|exo*|mémoire|thèse|rapport*|mail*|planning*|paperasse|administrat*|impôts|caf|urssaf|ordi*|imprimante*|bug*|wifi|box|powerpoint|ppt|déco|musique|chanson|film|série|épisode|météo|pluie|lundi|repassage|vaisselle|ménage|courses|embouteillage*|bouchon*|périph*|métro|rer|travaux|visio*|formation*|séminaire*|présentation*|kermesse|repas de famille|belle-mère|gamelle|cantine|resto|pub|publicité*|notice|meuble*|ikea|client*)'
const CHORE =
  '(me maquiller|me coiffer|me raser|repasser|sortir (ce soir|samedi|le soir|en boîte|boire|danser|faire la fête|les poubelles|le chien)|faire (le|la|les|mes|du|de la) (ménage|vaisselle|courses|lessive|sport|devoirs|comptes|repas|cuisine|papiers|dossier*|régime)|cuisiner|ranger|réviser|bosser|cuisiner|répondre (aux|à|à mes) *|relancer *|négocier|discuter [avec *]|argumenter|expliquer|râler|chercher (un|une|du) (appart*|logement|stage|boulot|travail|job)|aller (à la|au|à la salle|en cours|chez|courir)|déballer|faire semblant|courir|préparer (le|les|un) *|passer l aspirateur|étendre *|plier *)'

/**
 * Exaggerations, each with what would make it meant. After « & » stands what the same sentence must hold, or not, for the figure of speech to be one: « cette
 * réunion va me tuer » and « mon ex va me tuer » are the same words.
 */
export const exaggerations: readonly string[] = [
  "(suis|étais) [vraiment|complètement] à bout (de patience|d'arguments|d'idées)",
  // Une chose dont on ne peut se passer, un lieu où l'on reste bloqué
  '(sans|avec pas de) [ma|mon|la|le|mes|les] (voiture|permis|auto|vélo|scooter|téléphone|tel|portable|internet|wifi|ordi*|lunettes|café|agenda|gps|lave vaisselle|vacances|chocolat) [,] (je|on) [ne] (suis|vaux|fais|est|sers|peux) (plus|à) rien',
  "suis [toujours|encore|complètement] coincé* (à la maison|chez moi|ici|au (lit|bureau|travail|village)|dans (les|un|le|la) (bouchon*|embouteillage*|train|métro|ascenseur|canapé|salle d'attente|campagne|village)|à (la campagne|l'étage|l'hôpital)|entre) & ! (avec lui|il|elle|enferm*|sort*|clé*|clef*|vie|piège|toujours)",

  // Ce qui tue, achève, étouffe sans mains
  `(il|elle) me tue (ce|cette) (mec|gars|type|gosse|gamin*|meuf|fille|prof|pote|chat|chien) & ! ${HANDS_AND_WEAPONS}`,
  `(le|la|les|ce|cet|cette|ces|mon|ma|mes|son|sa|ses|leur|leurs|notre|nos|tout|toute|tous) * [*] [*] (va|vont|finira|finiront|finirait|finissent|finit|pourrait|a failli|ont failli) [bien|vraiment|encore|un jour] [finir] [par] [me|nous] (tuer|achever|buter|assassiner|flinguer) [je en peux plus $] & ! (il|elle|ils|elles|on) [*] (va|vont|veut|veulent|finira|finiront|pourrait) [*] [*] me (tuer|buter|assassiner|achever) & ! ${FEARED} & ! (je|moi|vouloir|pense*) .. me tuer & ! (couteau*|fusil*|arme|armes|menace*|menacé*|coups|frapp*|poing*)`,
  `(ce|cet|cette|ces|le|la|les|son|sa|ses|mon|ma|mes|leur|leurs|notre) * [*] [*] me (tue|tuent|achève|achèvent|assassine|assassinent|flingue|flinguent|bouffe|bouffent) [à petit feu|tellement|vraiment|$|,|en ce moment] & ! (je|de|à|pour|moi|il|elle|ils|elles|pas|veux|envie) me (tue|tuent|achève|assassine|flingue|bouffe) & ! ${FEARED} & ! (couteau*|fusil*|arme|coups|frapp*|poing*|culpabilité|chagrin|douleur)`,
  `(mère|parents|famille|belle-mère|maman|soeur|amie|boulot|travail|chef*|ville|village|quartier|maison|couple|relation|routine|quotidien|silence|attentes|questions|conseils|amour|jalousie|éducation|religion|étiquette|costume|cravate|elle) [*] [*] (me|nous) étouff* & ! ${HANDS_AND_WEAPONS}`,
  `(il|elle|ils|mari|copain|copine|femme|père) [*] (me|nous) étouff* (avec|de|sous) (son|sa|ses|tant de|trop de|tout son|toutes ses|leur|leurs) (amour|attention*|conseil*|question*|message*|appel*|affection|gentillesse|inquiétude*|tendresse|jalousie|exigence*|reproche*|cadeau*|attentes) & ! ${HANDS_AND_WEAPONS}`,
  `(il|elle|ils|elles) (me|nous) étouff* , (il|elle|ils|elles|on) [me] (appelle|appellent|veut|veulent|demande|demandent|écrit|téléphone|est toujours|est tout le temps|sont toujours|décide|organise) & ! ${HANDS_AND_WEAPONS}`,

  // S'en vouloir à mourir, se saigner pour quelque chose, et la bête qui « me tuera »
  "(m'en veux|m'en suis voulu|m'en voudrais|s'en veut|m'en voulais) (à|a) [en] (mourir|crever|mort)",
  "me suis saigné* (pour (payer|que|qu'|leur|lui|ce|cette|avoir|acheter|offrir)|aux quatre veines)",
  '(il|elle|ils|elles) (me|nous) (tuera|tueront|tuerait|usera) (celui là|celle là|ceux là|celles là|ce chat|ce chien|ce gosse|ces gosses) & ! (mari|compagnon|copain|conjoint|père|beau père|ex|frapp*|couteau|arme)',
  // Manquer, être beau, être long à mourir
  `(manque|manquent|manquait|manquaient|manquera|manqueront) [*] (à|a) [en] (mourir|crever) & ! ${LOVED_OR_FEARED} & ! (rejoindre|retrouver|mort*|décédé*|veu*|deuil)`,
  '(sexy|kitsch|touchant*|sensuel*|gentil*|stressant*|angoissant*|adorable*|délicieu*|crevant|sucré*|épuisant*|frustrant*|rasoir|barbant*|soporifique|bruyant*|cher|chère|amoureu*|attendrissant*|bon|bonne) (à|a) [en] (mourir|crever)',
  "(mourir|crever|meurs|mort*|mourais) (de|d') (plaisir|bonheur|joie|gêne|stress|trac|nervosité|ridicule|rage|dépit|béatitude|rire|tendresse|fierté) & ! (envie|veux|voudrais|pense) .. (mourir|crever) $",

  // Les yeux qui tuent
  `(yeux|regard*) ... (revolver*|révolver*|pistolet*|mitraillette*|fusil*|kalach*|flingue*|lance-flamme*|bazooka|tuer|tuaient|tuait|tue|mitraill*) [*] [,] [*] [je|on|tu|nous|il|elle] (serais|serait|serions|suis|étais|était|aurais|aurait) [déjà|bien] (mort*|raide|plus là|sous terre|au cimetière|enterré*|cadavre|refroidi*|six pieds|tombé*|décédé*|en cendres|vivant*) [*] [*] [pour en parler]`,
  'si (un|les|des|son|leur|leurs) (regard*|yeux) (pouvai*|savai*) tuer [*] [,] [je|on|tu|nous] [*] [serais|serait|serions|suis|étais] [déjà|bien] [mort*|plus là]',

  // Ce que l'on ferait à une soeur, à un vendeur, dit au conditionnel
  `(aurais|aurait|auraient|allait|allais|aurions|envie de|voulu|failli) [bien|pu|lui|leur|me|vous] [lui|leur|me] (arraché|arracher|crevé|crever) les yeux & ! ${HANDS_AND_WEAPONS}`,

  // Le pari de qui regarde un match
  `si [jamais] (le|la|les|l|on|mon|notre) [*] [*] (perd|perdent|perdait|gagne|gagnent|marque|descend|descendent|qualifie*|éliminé*) [*] [*] [*] [*] [,] je me (pends|jette|flingue|tue|suicide|défenestre|bute|tire une balle) [par la fenêtre|dans la seine|du balcon|dans le canal] & (mdr*|lol|ptdr*|haha*|xd|match|finale|coupe|ligue*|psg|om|ol|asse|losc|stade|équipe|bleus|foot|rugby|championnat|but*|penalty) & ! (vraiment|sérieusement|pour de vrai|rigole pas|plaisante pas|fusil|arme|corde|cachets|garde|procès|enfants|emploi|travail|maison|paris|parié|dettes|argent|sous|misé)`,

  // Mort si l'on est pris
  `(suis|serais|serai) (mort|morte|foutu*|cuit*) si [jamais] (je|ma|mon|mes|la|le|les|il|elle|on|ça|ils) & ! ${MEANT} & ! (mieux|soulag*|préfère|préférerais)`,
  `je (vais|va) (mourir|crever) si [jamais|encore] (le|la|mon|ma|mes|il|elle|on|ils|ça|quelqu'un) [ne] [me] (prof|interroge|répond|appelle|like|voit|voient|apprend|apprennent|tombe|manger|chante|recommence|pleut|annule|repousse|rajoute|fait|met|parle|rappelle|soeur|mère|père|collègue*|chef|coach|voisin*) & ! ${MEANT} & ! (quitte*|quitté*|pars|part|laisse|laissé*)`,
  'ma vie est (finie|foutue|fichue|terminée|ruinée) [,|:|parce que|si|:] [mon|ma|le|la|je] [ai|plus|a] [plus] [de] (batterie|wifi|data|forfait|café|chocolat|réseau|série|téléphone|tel|portable|netflix|coiffeur|frange|teinture|écran)',

  // L'ennui qui se plaint en gros mots
  `(à|envie de|de quoi|donne envie de|l envie de) (se|me) (pendre|flinguer|tirer une balle|jeter par la fenêtre|défenestrer|taper la tête contre (les|un) mur*|cogner la tête contre (les|un) mur*|arracher les (cheveux|yeux)|crever les yeux|ouvrir les veines) [,] (avec|devant|pendant|rien que|sur|en lisant|en voyant|en écoutant) (ce|cet|cette|ces|leur|leurs|mon|ma|mes|la|le|les|l) [*] ${DULL} & ! ${MEANT}`,
  `(ça|cela|ce|cette|c'est) [*] [*] (donne|donnerait|donnent) [une] envie de se (pendre|flinguer|tirer une balle|jeter par la fenêtre|défenestrer) & ! ${MEANT} & ! (je|moi|me)`,
  "(ce est|c'est|serait|était|sera|pur) [un|du|carrément du|presque du|limite du] suicide [pur] [professionnel|commercial|financier|politique|social|économique|sportif|collectif] [de|d] (démissionner|quitter|partir|rouler|conduire|sortir|acheter|vendre|investir|accepter|refuser|prendre|faire|mettre|lancer|ouvrir|annoncer|dire|répondre|y aller|aller|tenter|arrêter|changer|changement|professionnel|commercial|financier|politique|social|économique)",
  'suicide (professionnel|commercial|financier|politique|social|économique|de carrière|médiatique)',
  '(planning|horaire*|délai*|deadline*|plan|projet|stratégie|budget|rythme|cadence|manoeuvre|idée|choix|décision|vélo|rouler|conduire|partir|périph*|route) [*] [*] [*] (suicidaire*|kamikaze*) & ! (idée* suicidaire*|penser|pensées|mes idées)',
  "(c'est|ce est|serait|complètement|totalement|juste) suicidaire (de|d') (partir|rouler|conduire|prendre|démissionner|investir|sortir|faire|mettre|lancer|y aller)",
  '(faut|faudrait) être suicidaire pour (prendre|aller|rouler|partir|sortir|accepter|faire|monter|manger|travailler)',

  // La corde et le couteau de qui a signé un crédit
  `(corde au cou|couteau sous la gorge|pistolet sur la tempe|flingue sur la tempe|revolver sur la tempe) & (crédit*|prêt*|banque*|banquier*|signer|signé|contrat*|délai*|loyer*|dette*|patron*|chef*|client*|fournisseur*|mariage|marier|budget|bail|propriétaire*|proprio|échéance*|deadline*) & ! (${FEARED.slice(1, -1)}|vraiment|sang|il (m'a|me) (mis|met)|chambre|garage|poutre|arbre)`,
  `(poignardé*|planté* un couteau|planté* un poignard|coup de poignard|couteau*) dans le dos & (projet*|poste*|chef*|collègue*|boulot|travail|taf|équipe|promo*|réunion*|amie*|ami|copine*|secret*|raconté*|dit|répété|dossier*|client*|patron*|rh|idée*|trahi*) & ! (sang|saigne*|hôpital|urgences|pompiers|blessé*|plaie|vraiment|couché*|par terre|agressé*|rue)`,

  // Adieux à ce que l'on quitte
  "(dit|dis|dire|fait|fais|faire) [mes] adieu* (à|au|aux) [la|l|le|les|mon|ma|mes|notre|nos|toute l|ce|cette] [super|belle|vieux|vieille|ancien*|petit*] (économies|équipe|appart*|studio|maison|bureau|boîte|collègues|classe|élèves|promo*|voiture|jeunesse|ligne|silhouette|grasse* mat*|soirées|apéros|week end*|sommeil|nuits|liberté|sucre|fromage|chocolat|alcool|tabac|clope*|treizième mois|prime*|vacances|augmentation|salle|asso*|club|poste|métier|ville|quartier|coloc*|fac|lycée|collège|ventre plat|taille 36|vie de célibataire|célibat|patients|cheveux|télétravail) & ! (pour toujours|lettre*|ce soir|cette nuit|c'est fini|mourir|mort|enfants|famille|vivre)",

  // Plus la force d'une corvée
  `plus [du tout|vraiment] (la force|le courage|l énergie|l envie|la patience|envie) (de|d) ${CHORE} & ! (vivre|la vie|continuer|lever|rien|tout|exister|me laver)`,
  '(envie de|voudrais|voulais|voulu|aurais voulu|préféré) disparaître (sous (la|ma|une) (table|couette|chaise|terre)|dans (un trou|le sol|le parquet|mon siège|le décor|la foule)|derrière (mon|le|un) (écran|bureau|rideau))',
]

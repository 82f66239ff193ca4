/**
 * Words without which hardly anybody tells of a wish to die, of despair or of a danger, however veiled: what kills and where, leaving and what is left behind,
 * blows, a body that fails, the words of suffering. A guess at a message that has none of them rests on its turns of phrase alone, and is mostly wrong.
 */
export const weightyWords: readonly string[] = [
  // Ce qu'une tournure a excusé en faisait partie
  '_',
  // La mort, et ce qui l'entoure
  '(mort|morte|morts|mourir|mourr*|meur*|suicid*|tuer|tue|tué*|tuera*|crever|crève|décès|décéd*|cercueil*|obsèques|enterr*|cimetière|tombe|tomber*|cadavre*|corps|ciel|ange*|paradis|étoile*|dieu|là-haut|au-delà|vivre|vivant*|vie|existe*|exister|naître|unalive|ts|tentative*)',
  '(pend*|noyer|noie|noyé*|saute*|sauter*|jeter|jette|balancer|flingu*|buter|immol*|asphyxi*|étouff*|enjamb*|décroch*|lâche*|lâcher)',
  // Partir, finir, se taire
  '(adieu*|partir*|partirai|pars|parti|partie|parte|quitter|quitte|disparai*|disparu*|rejoindre|rejoins|retrouver*|aller simple|dernier*|dernière*|ultime*|toujours|jamais|libre*|libéré*|délivr*|rideau|finir*|fini|finie|finis|finisse*|terminé*|terminer|fin|arrête|arrêter*|cesse*|cesser|endor*|dormir|réveil*|repos*|éteindre|éteint*|paix|silence|effac*|sans moi|plus là|pardon*|merci pour tout|au revoir|trop tard|prévenez|souviendra|souvien*|congé|condoléance*|bye|garder de moi|gardez|choix|moment|encore là|mon tour|retarder|sur terre|poussière|définitif*|définitiv*|boutique)',
  '((dites|dis|direz|diras) (à|leur|lui)|(fous|fout|foutre|foutrais) en l air|y [être] (rester|reste|resté*))',
  // Ce qui tue, et où
  '(corde*|poutre*|noeud*|gaz|charbon|carbone|fusil*|calibre|gun|chargé*|pistolet*|revolver|balle*|canon|carabine|lame*|cutter*|couteau*|rasoir*|veine*|poignet*|cachet*|comprimé*|médoc*|médicament*|pilule*|boîte*|plaquette*|somnifère*|morphine|insuline|patch*|sirop*|dose*|vodka|alcool|whisky|rhum|pharmaci*|produit*|bidon*|javel|poison|lexomil|xanax|doliprane|tramadol|traitement*|dialyse*|avaler|avalé*|bu|champignon*|mortel*|armoire|four|seringue*|tuyau|barque|parapet|pills|chemsex|boisson)',
  "(arme|armes) & ! (dans|pour|quitté|rejoint|à) l'armée",
  '(toit*|tuile*|pont*|viaduc*|falaise*|étage*|balcon*|terrasse|fenêtre*|velux|vide|rail*|rails|quai*|train*|métro|rer|camion*|bus|rivière*|seine|loire|rhône|garonne|canal|étang|lac|mur|arbre|platane|tabouret|escabeau|pierre*|bord|hauteur|grenier|grange)',
  // Se blesser, entendre des voix
  '(coup|coups|couper|coupe|coupé*|recoup*|scarif*|sang|saign*|brûl*|cram*|bless*|cicatrice*|griff*|gratt*|bras|cuisse*|marque*|voix|entends|ordonn*|obéi*|puni*|punir|suture|ouvrir|failli)',
  // Ce que l'on prépare et laisse
  '(lettre*|mot|mots|testament|notaire|papiers|codes|clés|mots de passe|donné|légu*|confié*|assurance*|enveloppe*|héritage|succession|préparé*|décid*|choisi*|date|ce soir|cette nuit|bientôt|dodos)',
  // Ce que d'autres font
  '(frapp*|tap*|cogn*|gifl*|étrangl*|viol*|forc*|touch*|menac*|peur|bleu|bleus|secou*|enferm*|séquestr*|attach*|hurl*|crie*|insult*|harcel*|harcèl*|chantage|photo*|vidéo*|montage*|porn*|nude*|film*|suit|suiv*|attend*|guett*|secret*|culotte*|nu|nue|nus|caress*|lit|passeport|interdi*|oblig*|claque*|tarte*|mordu|étrangle*|poing*|ceinture|batte|planter|plante|cass*|pousse*|poussé*|violent*|violence*|porte|cach*|battu*|bat|baffe*|raclée*|coussin|couche|couchée*|couchait|couette|esclave|raped|moqu*|live|aidez|abus*|inceste|attouch*|police|gendarm*|liste|payer)',
  // Un corps qui lâche
  '(respir*|poitrine|coeur|malaise|inconscient*|convuls*|fièvre|gonfl*|vomi*|répond|bouge*|overdose|empoisonn*|mâchoire|paralys*|évanou*|bave*|étourdi*|ecsta*|gorge|tourne|perds|enceinte|mourant*|trembl*|drogue*|coke|mol|molle)',
  // Souffrir, ne plus espérer, peser
  '(espoir|espér*|désesp*|souffr*|douleur*|mal|pleur*|larme*|triste*|déprim*|dépress*|angoiss*|noir|noire|noires|seul|seule|personne|rien|force|forces|inutile*|honte|coupable*|poids|fardeau|charge|issue|porte|prison|piég*|coinc*|trou|fond|bout|marre|craqu*|supporte*|insupport*|tenir|tiens|continuer|à quoi bon|sens|envie*|haine|hais|déteste*|nul|nulle|raté*|échec*|vide|perdu*|abandon*|insomni*|fatigu*|épuis*|las|lasse|enfer|cauchemar*|cri|détruit*|brisé*|mieux sans|broie|fou|folle|avenir|lendemain*|plomb*|erreur|rechut*|mérite*|debout|malédiction|duré|durer|évapor*|mal être|nuits|vertige*|plus légère|soucier|lèverais|épi*|zut|gémi*|remède|guéri*|purger|esclave)',
]

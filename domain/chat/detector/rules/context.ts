/** Words that mean little alone. Distress, now or in the last turns, turns a mention or a question of means into a crisis. */

export const distress: readonly string[] = [
  '(quitté*|largué*|plaqué*|viré*|licencié*|renvoyé*|recalé*|abandonné*|trahi*|trompé*|ruiné*|humilié*|harcel*|expulsé*|endetté*)',
  '(perdu|perdre|raté|gâché|foiré|échoué) .. (travail|emploi|boulot|tout|concours|année|examen|vie|bac|femme|mari|maison|argent|famille|garde|procès|enfant*|fille|fils)',
  'tout (perdu|gâché|raté|foiré)',
  '(vaux|valoir) rien',
  '(suis|sens|me sens) .. (nul*|seul*|vide|épuisé*|perdu*|triste|mal|cassé*|brisé*|détruit*|fatigué*|abattu*|déprimé*|désespéré*|à bout|inutile|coupable|sale|anéanti*|malheureu*)',
  '(en peux plus|plus possible|trop dur|ras le bol|marre de (tout|ma vie|cette vie))',
  'je [ne] (craque|tiens plus|suis à bout|dors plus|mange plus)',
  '(vidé*|fatigué*|las|lasse) (de tout|de vivre)',
  'plus (personne|rien|envie|de force|la force|goût)',
  "personne [ne] (m'aime|me comprend|m'écoute|m'attend|me croit)",
  '(déprim*|dépression|pleure*|angoiss*|souffr*|désespoir|désespér*|idées noires|divorc*|rupture|deuil|décédé*|chagrin|burn-out|honte)',
  '(au fond du|dans le) (trou|gouffre|noir)',
  'je me (déteste|hais|dégoûte)',
  'je suis (un|une) (raté*|merde|déchet|échec|nul*)',
  'adieu',
  'la vie est (dure|nulle|moche|injuste)',
  "c'est fini",
  'mon père est mort',
  'ma mère est morte',
]

export const means: readonly string[] = [
  '(pont*|tour|tours|immeuble*|viaduc|falaise*|building) .. (plus haut*|haut*|hauteur|mètres|accès|accessible*) & ! (camion*|camping*|fourgon*|caravane|remorque|gabarit)',
  // What grows, is built or is drawn has a height too.
  '(plus haut*|hauteur|haut) .. (pont*|tour|tours|immeuble*|viaduc|falaise*|toit|étage) & ! (arbre*|chêne*|sapin*|tilleul*|cerisier*|pommier*|bouleau*|peuplier*|érable*|noyer|olivier*|saule*|cèdre*|magnolia|lilas|glycine|lierre|vigne|rosier*|bambou*|haie*|tournesol*|échafaudage*|grue|dessin*|maquette*|lego*|kapla*) ... (haut*|hauteur)',
  '(accède*|accéder|monter|aller|accès) .. (toit|pont|falaise|viaduc|voies|rails)',
  '(pont*|tour|viaduc|falaise*|barrage) .. (fait|mesure) [*] combien',
  '(pont*|viaduc|falaise*|barrage|tour|immeuble*) ... (quelle hauteur|combien de mètres|combien de haut|mètres de haut) & ! (camion*|camping*|fourgon*|caravane|remorque|gabarit|bus|exposé|dossier|maquette*)',
  '(quelle hauteur|combien de mètres|combien de haut|mètres de haut) ... (pont*|viaduc|falaise*|barrage) & ! (camion*|camping*|fourgon*|caravane|remorque|gabarit|bus|exposé|dossier|maquette*)',
  '(est|sont) [très|assez] profond* .. (loire|seine|garonne|rhône|lac|canal|rivière|fleuve|marne|saône|mer)',
  '(premier|dernier|prochain) (train|métro|tgv|rer) & ! (raté|rater|manqué|loupé|louper|attrap*|est le dernier train|prendre le|pris le|on prend le|nous prenons le|au retour|dans le dernier)',
  '(heure*|horaire*) .. (train*|tgv|marée)',
  "(train|métro|rer|tgv|camion|tram) ... (freine*|freiner|le temps de s'arrêter) & (temps|quand|quelqu'un|voit|devant) & ! (retard|gare|panne|monde|station)",
  '(combien|quel*|quelle dose) .. {médicaments}',
  '(toute la|la) (boîte|plaquette|bouteille|fiole) [entière] (d un coup|au complet|entière|en une fois) & ! (chocolat*|biscuit*|gâteau*|vin|bière*|eau|jus|lego|outils)',
  '{médicaments} .. (dangereu*|forts|combien|risque*|surdose|mélang*|sans ordonnance|alcool)',
  '(acheter|trouver|procurer|obtenir|commander) .. (une arme|fusil|pistolet|corde|somnifère*|médicament*|poison|lame*)',
  'assurance vie & ! (notaire|testament|laissé*|cousin*|succession|héritage|hérité*|conseiller*|placement*|livret|taux|banquier*)',
  "(mieux|argent|toucher*|verse*|paie*|paye*) .. l'assurance",
  "l'assurance .. (mieux|argent|toucher*|verse*|paie*|paye*|dettes)",
  '(donné|confié|laissé|placé) .. (chat|chatte|chien|chienne|canari|perruche|lapin|poissons) .. (voisin*|soeur|frère|ami*|refuge|spa|cousin*)',
  '(donné|confié|placé) .. (chat|chatte|chien|chienne) & (papiers|clés|compte|comptes|affaires)',
  '(papiers|assurance*|testament|comptes|codes) & (rangé*|en ordre|réglé*|classé*|prêt*|préparé*) & (pour mon|pour ma|pour mes|pour eux|pour elle|pour lui)',
  '(mes|mon|les|ma|nos|tous les|toutes les|le|du|des) (papiers|testament|clés|codes) .. (table|buffet|tiroir|bureau|enveloppe|commode)',
  '(arme|fusil|pistolet) .. (permis|acheter|chargé*|père|maison|armoire)',
  '(armoire|boîte|pharmacie) .. (parents|médicaments|mère|grand-mère) & ! (rapporter|rapporte|rapporté*|ramener|ramené*|rendre|recycl*|cyclamed|périmé*|chariot|en stage|rendu à la pharmacie|interne en pharmacie)',
  "(rapporté|ramené|volé|sorti|pris|gardé) .. (ampoule*|seringue*|insuline|potassium|morphine|curare|propofol) .. (chez moi|maison|du service|de l'hôpital|poche|casier)",
  'surdose',
  'overdose',
  'profondeur .. (lac|rivière|fleuve|seine|loire|rhône|garonne)',
  '(courant|eau) .. (froide|fort) .. (lac|rivière|fleuve|mer)',
  // On cale sur un pont, on y passe, on y regarde partir les trains avec un enfant ; un voisin monte pour une tuile.
  'sur le (pont|toit|viaduc) & ! (calé*|caler|permis|sur le toit de (la|ma|sa|notre) (voiture|caisse|bagnole)|en panne|cortège|perruque|vue sur|tram|tramway|klaxonn*|bouchon*|embouteill*|trains de nuit|thermos|annonce les départs|pont des arts|île de *|artifice|pluie sur|voisin*|tuile*|gouttière*|antenne|couvreur*|charpent*|panneaux|cheminée|nid*|pigeon*|ouvrier*)',
  '(suis|reste|assis*|debout|monté*|penché*|enjamb*) .. sur le balcon',
  "au bord (de la falaise|du quai|des rails|de l'eau|du vide)",
  '(regarde*|devant) .. (les trains passer|le vide|la fenêtre ouverte|les rails|mes comprimés|la corde) & ! (trains passer (au bout du|depuis le|derrière le) (champ|jardin|pré)|enfant*|petit*|vaches)',
  '(mon|rédiger un|écrire un) testament & ! (notaire|succession|conseiller*|tortue|coucher sur|marraine|héritage|dans ma tête)',
  'don de mes organes',
]

/** What kills and is within reach: after a heavy word, however unclear, it takes no more. */
export const meansAtHand: readonly string[] = [
  '(regarde|fixe|sors|touche|nettoie|devant) [souvent|encore] (le|mon|son|la|ma|les|l) (fusil*|carabine|revolver|pistolet|armoire à fusils|corde|rasoir) & ! (chasse|sanglier*|match|film|jeu)',
  "(j'ai|ai) accès à tout ce qu'il [me] faut & ! (projet|chantier|recette|cours|travailler)",
  "(j'ai|ai) [déjà] tout ce qu'il [me] faut [,] (dans mon|dans ma|au boulot|au travail|au cabinet|à l'hôpital|sous la main|à la maison|chez moi) & ! (courses|bouffe|repas|bricol*|bébé|poussette|peinture)",
  "(je n'ai|je ai|ai|j'ai) [plus] qu'à me servir (dans|au|à|$) & ! (café|thé|verre|frigo)",
  "(j'ai|ai|me reste|reste|avec) [encore|toujours] (une|deux|trois|quatre|cinq|plusieurs|mes|des) (boîte*|plaquette*|flacon*) (pleine*|entière*|d avance|de côté|en réserve|devant moi) & ! (chocolat*|gâteau*|outils|livres|jouets|oeufs|masque*|thé|conserve*|lait)",
  // Une idée qui cherche comment
  "je (pense|réfléchis|imagine|songe|pensais|réfléchissais) [aussi|déjà|souvent|tout le temps] [à] (comment|la façon dont|la manière dont|où|quand) je [le|m'y] (ferais|ferai|prendrais|prendrai) ($|,|pour (mourir|en finir|partir)) & ! (travail|boulot|courses|repas|entretien|exposé|anniversaire|gâteau|déménag*|voyage|examen*|argent|payer|budget|enfants|garde|lui (dire|annoncer|parler))",
  'je sais [très bien|exactement|parfaitement|déjà] quoi (utiliser|prendre|injecter|avaler|faire comme mélange)',
  '(9 mm|revolver|carabine|pistolet|fusil|arme|calibre) ... (chargé*|table de nuit|sous (le|mon) lit|à côté de moi|sur les genoux)',
  '(chargé*|cartouches) .. (table de nuit|sous (le|mon) lit|à côté de moi)',
  // Ce qui a été compté, ou gardé
  '(morphine|{médicaments}) & (rien|pas) [*] (rapporté|rendu|ramené|jeté|rapporter|rendre) & (mes raisons|garde*|gardé*|au cas|reste*|sait) & ! (enfants|portée|cyclamed|lundi|temps)',
  "(j'ai|ai|me reste|reste|il y a|y a|il en reste|restent) ... (vingt|trente|quarante|cinquante|soixante|quatre vingt*|cent|20|30|40|50|60|70|80|90|100|120|150) (comprimés|cachets|gélules|somnifères|pilules) & ! (par (jour|mois|semaine|an)|jours de|pharmacien*|ordonnance pour)",
  'ai [*] (compté|recompté|additionné|mis de côté|accumulé|stocké|gardé) [*] [*] [*] [*] (comprimés|cachets|gélules|somnifères|pilules|renouvellements|boîtes de {médicaments}) & ! (pilulier|semainier de (ma|mon)|infirmi*|pour (ma|mon) (mère|père|mari|femme))',
]

/** The person says that nobody must hear them: help by text message. */
export const cannotSpeak: readonly string[] = [
  '(peux|arrive|puis) (pas|plus) [à] (parler|téléphoner|appeler) & ! (flics|police|gendarmes|keufs|trop cher|pas les moyens|crédit|forfait|choper|honte)',
  '(peux|arrive) pas .. (voix|bruit)',
  '(il|elle|on|ils) (est|sont|dort|dorment) (à côté|dans la pièce|dans la chambre|juste là|dans la cuisine)',
  "(va|pourrait|peut) [m'] (entendre|surprendre)",
  "(m'entendre|m'entend|m'entendrait)",
  'cachée* (dans|sous)',
  'caché* (dans|sous)',
  'écrire doucement',
  '(suis|moi|être|née) (sourd*|muet*|malentendant*)',
  '(téléphone*|téléphoner|appeler|appel) [est|c’est] (impossible|pas possible)',
  "(n'entends|entends) (pas|rien) [au téléphone|$]",
  'sans faire de bruit',
  'en silence .. (il|écris)',
  "(si|quand|dès que) (je|j') (téléphone|appelle|parle|décroche) [,] (il|elle|ils|on|tout le monde|mon *|ma *) [m'|va|vont|nous] (entend|entends|entendra|entendrait|entendre|entendent|entendront|sait|saura)",
  'je chuchote',
  'là il dort',
  'dans ma chambre .. (père|mère|tape)',
]

/** And that they may be heard after all. */
export const canSpeak: readonly string[] = [
  'je (peux|arrive à|sais) [bien|très bien|encore|quand même|enfin|maintenant] (parler|téléphoner|appeler) & ! (pas|plus|si|quand|qui|comment|à|au|le|la|les|sans)',
]

/** Means within the reach of somebody one fears for. */
export const theirMeansAtHand: readonly string[] = [
  '(il|elle|{proche}|lui) [y] (a|garde|possède|cache|dort avec|chasse) [toujours|encore|aussi] [un|une|des|le|la|les|son|sa|ses|plein de] [*] (fusil*|carabine*|arme|armes|pistolet*|revolver*) & ! (vendu*|rendu*|faux|jouet*|à air|paintball|gendarme*|policier*)',
]

/** Tasks, troubles and quarrels that somebody wants to see the end of. */
const TO_BE_DONE_WITH =
  "((ce|cette|ces|cet|le|les|l'|mon|mes|son|sa|ses|leur|leurs|notre|nos|toute cette|tous ces) [foutu*|putain de|maudit*|satané*|sale*|vieux|vieille*] (dossier*|abonnement*|contrat*|notification*|pub|pubs|boulot|travail|taf|job|projet*|ménage|papier*|procès|divorce|déménagement|travaux|rapport*|mémoire|examen*|partiel*|révision*|concours|crédit*|dette*|histoire*|dispute*|problème*|conflit*|voisin*|chantier|stage|régime|cigarette*|clope*|tabac|alcool|rangement|carton*|réunion*|semaine|journée|année|série|livre|traitement*|chimio|paperasse|démarche*|impôts|bail|vente|succession|héritage|relation|couple|canapé|facture*|devoirs|exercice*|partie|match|bouton*|mal de dos|rhume|grippe|toux|acné|cauchemars|insomnie*|phobie*|trac|bazar|bordel|cv|lettre*|dossiers|liste|courses|vaisselle|gens|commentaires|pubs|spam|appels)|la (vaisselle|paperasse|pub|réunion|dette)|ma (dette|thèse|présentation|procrastination|timidité))"

/** Beside these, being killed by somebody is no turn of phrase. */
const BLOWS =
  '(frapp*|tape|tapé*|cogne*|cogné*|coup|coups|couteau|fusil|arme|bat|battu*|étrangl*|menace*|poing*|gifle*|petit feu|peur|violent*|drogu*)'

/** What is no answer to a child who wonders about death. */
const SAID_TO_A_CHILD =
  '(bientôt|ce soir|demain|dit oui|répondu oui|veux mourir|envie|me tuer|suicid*|en finir|comme papa|comme maman)'

/** Beside these, what one will no longer do is to live. */
const NO_LONGER =
  '(vivre|vie|vivant*|mourir|meurs|meurt|mort|morte|plus là|souffr*|rater|raterai|louper|ts|suicid*|finir|fini|finis|adieu*|partir|rejoindre|choisi|décidé|sans moi|tiroir)'

/** A bridge of the calendar, or the one on the way home. */
export const ORDINARY_BRIDGE =
  "(pont (du (1er|premier|8|11|14|15|*) (mai|novembre|juillet|août)|de (mai|l'ascension|la toussaint|pâques|noël|novembre|la pentecôte|l'armistice))|(faire|fais|fait|faisons|font) le pont|(traverse|traverser|passe|prends|franchis|emprunte) [*] pont [*] [*] [*] pour (rentrer|aller|venir))"

/** Turns of phrase that use the words of death and of leaving without meaning them. Each cancels the words it covers and nothing else. */
export const deathIdioms: readonly string[] = [
  // Annoncer que l'on sera bref
  '(vais|va|veux|voudrais) [essayer de|d] [faire|être|aller] (simple|court|bref|brève|vite fait|droit au but|direct|directe|franc|franche) [$|,|parce|pour] & ! (vite|sans douleur|mourir|finir)',
  // Se tuer les yeux, le dos, la santé
  '(me|te|se|vous|nous) (tue|tues|tuer|tuez|tuons|suis tué*|ruine*|détruis|bousille*) (les yeux|le dos|les oreilles|les genoux|la santé|la voix|les mains|les pieds|la vue|les reins|le moral)',
  // Guérir d’une fracture, remercier par lettre
  '[n] (aurai|aura|aurais) plus mal [nulle part] & (plâtre|attelle|opér*|kiné|dentiste|fracture|entorse|guéri*) & ! (mourir|mort*|vie|vivre|partir|adieu*)',
  'écrit une lettre à (mes parents|ma (mère|soeur|prof*|marraine|grand mère|maîtresse)|mon (père|frère|prof*|parrain|grand père|maître)) pour (leur|lui) dire merci & ! (adieu*|pardon*|partir|pars|plus là|mourir|avant de|quand je|ce soir|dernière)',
  // Ce qui serait une folie, une ruine
  "(c'est|c'était|ce serait|serait|quasi) (du|un [vrai|véritable]) suicide [capillaire|professionnel|commercial|social|politique|fiscal|sportif|industriel|économique|collectif|pur] & ! (mon suicide|parler de suicide|envie|mourir|vivre|vie|assisté|lettre|tenté*)",
  'lame* de (parquet|plancher|terrasse|scie|store*|volet*)',
  // Un poème qui dit l'envie de vivre
  '[je] [ne] (voudrais|veux) pas (crever|mourir) & (vian|boris|poème|chantonne|récit*|reggiani) & ! (moi aussi|comme lui|pareil|mêmes|parle de moi|envie de mourir)',
  // Rire, faim, fatigue
  "(mort|morte|morts|mortes|meurs|crève|crevait|meurt|mourais|vais mourir|va mourir|tous mourir|failli mourir|à mourir) (de|d') faim",
  "(mort*|meurs|crev*|meurt|morts) (de|d') (rire|soif|chaud|froid|fatigue|trouille|peur|honte|ennui|sommeil|jalousie|curiosité|impatience|chaleur|inquiétude)",
  "mourir (de|d') (rire|chaud|fatigue|trouille|peur|honte|ennui|sommeil|jalousie|curiosité|impatience|chaleur|inquiétude)",
  // « Comment mourir de froid ? » is asked for itself
  "(vais|va|vont|allons|allez|allait|failli|à|de|pas|cru|peut|peux) mourir (de|d') (froid|soif)",
  'mourir de rire',
  "je (vais|allais) (mourir|crever) (de|d') (honte|trouille|trac|stress|peur|gêne) [je le sens|c'est sûr]",
  "(meurs|meurt|mourir|mourais|mort*|crève*|crever) d'envie & ! envie (de|d') (en finir|mourir|crever|disparaître|ne plus|plus)",
  "(suis|étais|es|sommes|est) (mort|morte|morts|crevé*|claqué*|naze) (mdr|lol|ptdr|,|de|$|haha|t'as|après) & ! (mieux|meilleur|préférable) je",
  // Mort de fatigue, sans le mot
  '(suis|est|étais|était|sommes|rentre|rentrais|rentrons|finis|ressors) [toujours|souvent|complètement|juste|vraiment] (mort|morte|morts|mortes) (le (soir|matin|midi|week end|vendredi|samedi|dimanche)|en (rentrant|sortant|arrivant)|hier|tous les (soirs|jours)|à la fin|quand je (rentre|sors|finis)|du (boulot|chantier|travail|taf)|de ma (journée|semaine)|après)',
  '(vais|va|serai|sera|suis|être|serais) [être] [encore|trop|complètement|juste] (mort|morte|morts|mortes) [demain|lundi|encore] (au (bureau|boulot|travail|taf|lycée|collège|réveil)|en (cours|réunion|classe|amphi|salle)|toute la (journée|semaine)|à la (fac|réunion)|pour (bosser|travailler|aller bosser|la réunion|le boulot)) & ! (trouv*|retrouv*|pendu*|corps|enterr*|adieu*|vivant*|vivre|soulag*|mieux|enfin|regrett*)',
  // Ce que demande un enfant, et ce qu'on lui répond
  `(fille|fils|petit|petite|puce|loulou|enfant*|gamin*|gosse*|neveu|nièce|élève*|filleul*|bout de chou) [*] [*] [*] [*] (me|nous|m'a|nous a|lui) (demande|demandé|redemande|redemandé|interroge|questionne) [*] [*] [*] [*] [*] (si|quand|pourquoi|à quel âge|est ce que|quand est ce que) [que|est ce que] (je|on|papa|maman|mamie|papi|nous|tu|il|elle) (vais|va|allons|allait|vas) [aussi|tous|un jour|bientôt] mourir & ! ${SAID_TO_A_CHILD}`,
  `(on|je|tu|papa|maman) (mourra|mourrai|mourrais|mourait|mourrait|vais mourir|va mourir|mourir) [que|seulement] quand (je|on|tu|il|elle) (serai|sera|seras|serais|serait) [très|bien|vraiment] [très] (vieux|vieille|âgé*|centenaire|arrière grand*) & ! ${SAID_TO_A_CHILD}`,
  // Un temps dont on dit qu'il est loin
  'fut un temps [,] [*] (lointain|révolu|ancien|éloigné|loin) [*] [,] où je (souhaitais|voulais|désirais|rêvais de|pensais à|songeais à) (mourir|la mort|en finir|disparaître) & ! (revenu*|revien*|encore|de nouveau|à nouveau|toujours|recommenc*|parfois)',
  'la vie m a (depuis|ensuite|enfin) [bien|tant] (comblé*|gâté*|beaucoup donné|tout rendu|souri) & ! (partir|pars|assez|finir|fini*|temps de|repos*|adieu*|tranquille|prêt*|rejoindre)',
  // Ce que l'âge, un corps ou une administration prend bientôt
  `bientôt [,] je [ne] (pourrai|pourrais|saurai|vais) plus [pouvoir|y|même] (lire|conduire|jouer|monter|descendre|marcher|courir|coudre|tricoter|broder|suivre|entendre|voir|écrire|travailler|porter|danser|cuisiner|jardiner|chanter|sortir|nager|dessiner|peindre|enseigner|payer) & ! ${NO_LONGER}`,
  `bientôt [,] je (perds|perd|perdrai|vais perdre|ne ai plus|ai plus|aurai plus|ne aurai plus) (mon|ma|mes|de|le|la) (titre|papiers|visa|récépissé|logement|chambre|appart*|boulot|travail|taf|poste|emploi|place|permis|droits|chômage|carte|bourse) & ! ${NO_LONGER}`,
  `(ai|as|a|avons|ont|avait|avions) [encore|plus|que|juste] droit à (une|deux|trois|la) [dernière|nouvelle|autre|seule|ultime] tentative* & ! ${NO_LONGER}`,
  // Une lettre écrite pour soi
  '(écrit|écris|écrire|rédigé) [*] [*] [*] (lettre*|mail|message) (que|qu) je [ne] [lui|leur] (enverrai|enverrais|envoie|posterai|donnerai) (pas|jamais) & ! (adieu*|trouver*|liront|lira|après moi|plus là|enfants|pardon*|tiroir|table|mort|mourir)',
  // Une année ratée ou un permis manqué : « ma vie est foutue » en fait partie
  "si [jamais] je (redouble|rate|loupe|foire|échoue|plante|suis recalé*|suis pas pris*|ai pas|valide pas|passe pas) [*] [*] [*] [,] [c'est|ce est] [toute|ma|la] vie est (foutue|fichue|finie|ruinée|gâchée|terminée)",
  '(ma|la) vie est (foutue|fichue|finie|ruinée|gâchée|terminée) si [jamais] je [ne] (redouble|rate|loupe|foire|échoue|plante|suis recalé*|suis pas pris*|ai pas|valide pas|passe pas)',
  // Mieux sans moi, au travail et au jeu
  '(mieux|aussi bien) sans moi (pour|sur|dans) (ce|le|la|cette|un) (projet|dossier|match|équipe|réunion|groupe|tournoi|spectacle|chantier|mission)',
  "(joue|jouerait|joueraient|jouent|tourne|tournerait|gagnerait|gagneraient|avance|avancerait) mieux sans moi ($|je crois|, je|, j'ai|au|ce)",
  // Ce qu'un proche dit pour retenir ou pour émouvoir
  '(si|quand) (je|tu|on) ... ça (le|la|les) tuerait',
  // Une trêve que l'on voudrait, et qui a une fin
  "que tout s'arrête (une|deux|trois|quelques|le temps|pendant|cinq|dix|un|juste) (semaine*|jour*|heure*|minute*|de|moment|mois|week end|une|deux)",
  // Un effort inutile n'est pas une vie inutile
  "à quoi bon (faire|ranger|cuisiner|réviser|apprendre|économiser|postuler|répondre|m'inscrire|nettoyer|repasser|expliquer|discuter|insister|râler|voter|acheter)",
  'bord du gouffre (financièrement|financier)',
  // Une grasse matinée
  "(dormir|m'endormir) [,] et [ne] (pas|plus) me réveiller avant (midi|dix|onze|quatorze|9|10|11|12|13|14|15|lundi|dimanche|l'après midi|le goûter)",
  // Le silence que l’on voudrait le soir
  "plus envie (d'entendre|d'écouter|de lire|d'ouvrir|de répondre à) (un seul|le moindre|aucun|un|une|leurs|ses|les|mes|la|le) *",
  // Qui ignore quelqu'un
  "(fait|fais|font|faisait|faisaient|agit|agissent|passe|passent|vit|mange) [tous|toutes|toujours] comme si (je n'étais|j'étais|je n'existais|j'existais) pas [là]",
  // Être là quand un parent mourra
  "peur de [ne] pas être là (quand|au moment où|le jour où) (elle|il|maman|papa|mon *|ma *) (partira|mourra|s'en ira|s'éteindra)",
  // L'absence que reproche une compagne ou un enfant
  "(reproche*|reproché*|reprocher|accuse|accusé|dit|répète|marre) (de|d'|que je) [ne] (plus|pas|jamais|suis jamais|suis pas|suis plus) [être] [assez] (là|présent|présente)",
  'morts et enterrés',
  '(suis|es|est|étais|sommes|complètement|trop|être|rentre*) (crevé|crevée|crevés|crevant)',
  // What it is said of comes first: « je pense à mourir » is no turn of phrase
  "(ennui*|ennuy*|froid|chaud|triste|nul*|trac|honte|mignon*|belle*|beau*|bon|bonne|jaloux|jalouse|seum|ri|rigol*|rire|aime|café|drôle*|chiant*|long*|lourd*|journée|soirée|réunion|cours|était|étaient|est|pieds|bêtise|con|moche*|fatigant*|gênant*|cuisine|danse|flippant*) (à|a) (mourir|en mourir|crever|se tuer) (,|$|sérieusement|de rire|d'ennui|tellement|c'est|de bonheur)",
  'aime à en mourir',
  'bon à mourir',
  'plutôt (mourir|crever) que',
  'mieux (mourir|crever) que de',
  'étrangl* de rire',
  'veut ma (mort|peau)',
  '(cru|failli) faire une (crise cardiaque|attaque|syncope)',
  "à deux doigts (de|d') (craquer|pleurer|démissionner|tout|lui|leur|l'étrangler|exploser|abandonner|vomir|m'endormir|rater|l'insulter|partir|claquer|hurler|réussir|gagner|perdre)",
  'une claque en',
  'à tomber',
  'coup de barre',
  'brûlé* un feu',
  'enterré la hache',
  'suis (décédé*|dead)',
  "(dernier|dernière) (jour|journée|semaine|heure|année) (de|d'|avant) [le|la|les|mes] (boulot|travail|cours|vacances|école|stage|congés|soldes)",
  'à bout de nerfs avec',
  'perdu pied',
  'ouvert le genou',
  'défoncer au (contrôle|bac|jeu|foot)',
  '(fait une bêtise|bêtise) .. (gâteau|mangé|acheté|cassé|enfants)',

  // Tuer
  '(tue*|tuer|tué) le temps',
  '(me|nous|te) (tue|tuent) (avec|quand)',
  "(boulot|travail|taf|chaleur|ça|prof|bruit|dos|remarques|dernier|attente|suspense|métier|enfants|escaliers|chaussures|réunions|chef|épisode|froid|série|mère|père|cours|sport|kiné|canicule) (me|nous|m'a) (tue|tuent|tué|tuée)",
  '(chimie|biochimie|maths|physique|anatomie|stats|compta|philo|partiel*|concours|prépa|thèse|mémoire|rapport|dossier*|projet*|chantier|déménagement|canicule|chaleur|montée|escalier*|sport|séance*|cours|révision*|examen*|oral|rush|boulot|taf|travail|semaine|journée|réveil|gosses|enfants|ménage|repassage|exo*|devoir*|td|tp|stage) (va|vont) me (tuer|achever|buter)',
  "(ce qui|ça qui|le pire qui|qui) me tue [,] (c'est|ce est|c)",
  'me tue à (lui|vous|te|leur|le|la|répéter|dire|expliquer|la tâche|bosser|travailler)',
  'me tue au (travail|boulot|taf|turbin|ménage) & ! ((ce soir|cette nuit|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) je me tue|devant (eux|lui|elle|tout le monde)|corde|sous leurs yeux)',
  // « Il va se tuer au travail » : la fatigue. « Devant tout le monde », ou avec un moyen, c’est un lieu.
  'se (tue|tuer|tuait|tuera|tuerait) (au (travail|boulot|taf|sport|champ)|à (la (tâche|salle|besogne|muscu)|bosser|travailler|réviser|apprendre|répéter|expliquer|courir|faire|essayer|rénover|retaper)) & ! (devant|corde|fusil|arme|médicaments|cachets|suicid*|mourir|en finir|adieu|lettre|pendre|supporte plus|tient plus)',
  '(il|elle|ça|son|ce|qui|épisode) (tue|tuait) (,|$|sa|tout|grave|j|la|vraiment|trop)',
  'tue sa mère',
  `(petit|petite|fille|fils|bébé|gamin*|ado|ados|enfants|jumeaux|chat|chien|chiot) ... (il|elle|ils|elles) me (tue|tuent) [$|,] & ! ${BLOWS}`,
  `(fils|fille|filles|ado|ados|gamin*|gosse*|mômes|enfants|jumeaux|jumelles|petit|petite|bébé|chat|chien|chef*|patron*|boss|cadre|collègue*|voisin*|prof*|coach|client*|élèves|coloc*|belle mère|belle-mère|belle soeur|belle-soeur) me (tue|tuent) ($|,|en ce moment|des fois|parfois|aujourdhui|ce matin|ce soir|cette semaine|à|tous les|avec) & ! ${BLOWS}`,
  'suis mort* là [,] [c’est sûr|$]',
  '(mère|parents|patron|patronne|chef|cheffe|prof|coach|daronne|soeur|frère|maman|papa|boss|collègue*) (va|vont|allait|allaient) me (tuer|massacrer|étrangler|trucider|buter) (si|quand|$|,|avec)',
  // De qui l'on partage le lit, ces mots ne sont une image qu'avec une bêtise avouée
  '(père|femme|mari|copine|mec) (va|vont|allait|allaient) me (tuer|massacrer|étrangler|trucider|buter) (si|quand|$|,|avec) & (vaisselle|canapé|voiture|facture|courses|cadeau|surprise|retard|oublié|cassé|rayé|taché|brûlé|carte bleue|chaussures|chien|chat|jardin|plante*|gâteau|match|mdr*|lol|note*|bulletin|collé*|sèche*|cours|lessive|linge|anniversaire|poubelles|pain) & ! (peur|frapp*|tape|coups|pars|partir|quitte*|parle|police|plainte|menace*|cou|gorge|couteau|vraiment|trouve|retrouve)',
  '(elle|il|ils) (va|vont) me tuer si (elle|il|ils) (voi*|appren*|sa*|tombe*)',
  "vais (le|la|les|te|l') (tuer|étrangler|massacrer|trucider|buter) [,|$] (ha|haha|lol|mdr|encore|il a|elle a|ptdr)",
  'tuer mon petit frère',
  // La question que nous avons posée, redite
  '(vous|tu) [me|m] [ne] (demandez|demandes|demandiez|redemandez|redemandes) [pas] [tout le temps|encore|toujours|ça] si (je|j) (pense|pensais|veux|vais|ai|songe) [*] [*] [*] (suicide|mourir|tuer|suicider|noires|mort|finir)',
  '(arrêtez|arrête|stop|cessez) de me (demander|redemander) si (je|j) (pense|veux|vais|ai|songe) [*] [*] [*] (suicide|mourir|tuer|suicider|noires|mort|finir)',
  'une tuerie',
  'tueur de',
  "tue l'amour",
  'pas tuer',
  "tuer dans l'oeuf",

  // Changer
  'changer de (vie|métier|boulot|ville|voie|travail|job|air)',

  // Mort
  '(téléphone|batterie|portable|ordi|ordinateur|voiture|pc|wifi|frigo|télé|plante*|couple|moteur|machine|pile*|jambes|soirée|ambiance|plan|quartier|village|ville) [de|est|sont] [est|sont|complètement|déjà] (mort|morte|morts|mortes)',
  'couple est mort',
  "rendu l'âme",
  "mort dans l'âme",
  'à mort $',
  '(plate|aime|kiffe|bosse|stresse|flippe) à mort',
  "(c'est|trop|prof est|chaussures sont|soirée est|concert était|c'était|ennui) mortel* & ! (combien|dose|quantité|comprimé*|cachet*|mg)",
  'point mort',
  'temps mort',
  'nature morte',
  'ivre mort',
  'angle mort',
  'saison morte',
  'feuilles mortes',
  '(sert|servait|servira) à rien de (vous|te|lui|leur) (parler|écrire|demander|répondre|expliquer)',
  '(suis|étais|était|rentré*|arrivé*|revenu*|ressorti*|sorti*) plus mort* que vi*',
  'peine de mort',
  // Le dernier jour d’un contrat, d’un stage, d’une colonie
  '(mon|notre|le|son) (dernier jour|dernière journée) & (contrat|stage|cdd|cdi|mission|intérim|poste|préavis|boîte|boulot|travail|taf|bureau|service|équipe|école|lycée|colo|colonie|camp|formation|alternance|saison|collègues|pot|vacances|congé*) & ! (vie|terre|vivre|vivant*|monde|adieu*|mourir|mort|fin de tout|pour toujours|sans moi|tout court)',
  // Les jours que l’on ne travaille pas, le chemin de tous les soirs
  `${ORDINARY_BRIDGE} & ! (regarde|penche*|arrête|eau|vide|sauter|saute|rambarde|parapet|envie|pense|jeter)`,
  // Ce que l’on glisse dans une enveloppe pour une fête
  '(enveloppe*|carte*) [*] [*] [*] [*] [*] [,] [*] (noël|étrennes|anniversaire*|communion|mariage|baptême) & ! (plus là|après moi|sans moi|dernier|dernière|adieu*|pardon|quand je|codes|clés)',
  'au bout de ma vie',
  "c'est mort (,|$|on|pour (ce|demain|la|le|les|samedi))",
  'poids mort',
  'mort ou vif',
  'mort* (dès|en) (la|le|premier|première)',
  'langue morte',
  'mer morte',
  'jour des morts',
  'fête des morts',
  'ma dernière heure',

  // Peur de la mort : l'inverse d'une envie
  "(peur|angoisse|phobie|crainte|terreur|flippe|trouille|anxiété|hantise) (de|d'|de la|que|du) [l'idée de|la] (mourir|mort|je meure|crever|noir et de la mort|perdre|décès)",
  'peur .. (de|la) mourir',
  'peur que (je|il|elle|mon|ma|mes) .. (meure*|mourir)',
  "(cru|croyais|crois|pensais|impression|impression de) [que je] [j'allais|que j'allais|vais|allais] mourir",
  'impression (de|que je vais) mourir',
  'noir et de la mort',

  // En finir, disparaître, partir, adieu
  `en finir avec ${TO_BE_DONE_WITH}`,
  // Qui n’en peut plus de ce qu’il nomme aussitôt
  `(n'en|j'en) peux plus [,] [et] je (veux|voudrais|rêve) [juste|seulement|vraiment|d] en finir avec ${TO_BE_DONE_WITH}`,
  '(disparais|disparaître) .. (randonnée|vacances|téléphone|sous (ma|la) couette|week-end|semaines en|spa)',
  '(rentrer|disparaître|me cacher) (sous terre|dans un trou de souris|six pieds)',
  "adieu (au|aux|à la|à l'|les|la|le|à mon|à ma|à mes|à ce|à cette) (sucre|tabac|clope*|cigarette*|kilos|vacances|viande|gluten|alcool|réseaux|permis|régime|été|tranquillité|matinées|promo*|canapé|liberté|appart*|bureau|collègues|chocolat)",
  'adieu (les|la|le|mes|nos|ma|mon) (soucis|stress|galères|dettes|crédits|kilos|soirées|nuits|matins|grasses|apéros|samedis|dimanches|week-ends|weekends|sorties|siestes|économies|silhouette|café|télé|séries|calme|repos|fêtes|croissants|frites|bonnes résolutions|tranquillité|jogging)',
  "(mot|discours|carte|pot|cadeau|texte|verre|repas|gâteau) d'adieu ... (retraite|collègue*|mutation|départ|bureau|équipe|boîte|stagiaire|chef|part)",
  "dis adieu (au|aux|à la|à l'|à)",
  'tiré ma révérence .. (boîte|ans|pot|travail|entreprise|poste|scène)',
  'tirer ma révérence .. (boîte|retraite|entreprise)',
  'fait une croix',
  'partir (en|à|loin|au|demain|tôt|chez|de chez) (,|vacances|voyage|soleil|mer|montagne|week)',
  'partir loin , en vacances',
  "pars pour toujours (de|d')",
  "quitte* ce monde (de|d'|du|des)",
  '(rejoindre|rejoint|rejoins|retrouver) (ma|mon|mes) (mère|père|frère|soeur|mari|femme|copain|copine|parents|amis|fils|fille) (chez|demain|devant) *',
  "(rejoindre|rejoint|rejoins|retrouver) (ma|mon|mes) (mère|père|frère|soeur|mari|femme|copain|copine|parents|amis|fils|fille) (à|a|au|en|dans|sur|pour) [la|le|l'|un|une|mon|son] (gare|plage|maison|piscine|cantine|marseille|paris|lyon|nantes|lille|bordeaux|toulouse|nice|noël|restau*|ciné*|aéroport|hôtel|marché|ski|bar|café|parc|camping|bureau|travail|boulot|hôpital|magasin|centre*|musée|théâtre|stade|port|village|bled|maroc|algérie|tunisie|portugal|espagne|italie|belgique|bretagne|corse|canada|vacances|voiture|train|avion|campagne|montagne|ville|terrasse|soirée|fête|cours|salle|gym|week end|déjeuner|dîner|manger|boire|promener|courses|anniversaire|été|appart*|canapé|five|foot|match|entraînement|gymnase|club|jardin|garage|atelier|chantier|ferme|skatepark|lycée|collège|fac|école|bus|métro|tram|arrêt|mcdo|kebab|pizz*|bowling|concert|festival|mariage|baptême|rue)",
  // Ce qu'une mère âgée dit de son mari mort est une inquiétude pour elle, et n'est pas un départ annoncé
  '(voudrait|aimerait|souhaite|souhaiterait) (retrouver|rejoindre) (mon|ma|son|sa) (père|mère|mari|femme|frère|soeur) (au cimetière|au ciel|là haut|au paradis)',
  '(dernier train|train) pour',
  'mauvais chat',
  "pont* (du|de) (mai|l'ascension|quatorze|week)",
  'pont de normandie & ! (hauteur|haut|mètres|combien|sauter|vide|garé*|dessus)',
  'plus simple (en|à|avec) (métro|bus|tram|vélo|voiture|train|pied|scooter|moto)',
  'faire le pont',
  'toit .. (tuile*|réparer|travaux|ramon*|antenne|fuite|barbecue|apéro)',
  'sur le toit pour réparer',
  '(falaises|pont|tour|viaduc) .. (magnifique|visité|vacances|superbe|rando*|photo|balade)',
  'on a visité',
  '(échéance|placement|garder|ouvrir|souscri*|épargne|rachat|intérêts|clôturer) .. assurance vie',
  'assurance vie .. (échéance|placement|rapporte|garder|épargne|ouvrir)',
  'corde (à (linge|sauter)|de (ma|sa|la) guitare|vocale*|raide|sensible)',
  'corde de ma',
  '(dit|disent|répète|répètent|rigole|plaisante) .. que (je me|tu te|on se|il se|elle se) (passe|met|mets) la corde au cou',
  'noeud (au cerveau|papillon|dans|de cravate|du problème)',
  'noyer (mon chagrin|le poisson|dans un verre)',
  'noyé* (sous|dans) (le|les|mes|la|ma|des) (travail|dossiers|mails|boulot|paperasse|chiffres|révisions)',
  'étrangl* .. (ha|lol|mdr|judo|lutte)',
  '(va|allez|vas) (mourir|crever|te (pendre|tuer|faire))',
  'va te faire',
  'veulent notre peau',
  '(tombé*|tombe) (de (fatigue|sommeil|haut)|des nues|amoureu*|dans les pommes de rire)',
  'fond de court',
  'ligne de vie',
  "(bruit|travaux|chaleur|attendre|attente|canicule) .. (je n'en|j'en) peux plus",
  "en peux plus (d'attendre|du bruit|de ce (temps|froid|bruit|dossier|logiciel|métro|gps)|de la (pluie|chaleur|canicule|neige)|de cette (pluie|chaleur|canicule|série|chanson|pub)|des (travaux|vacances|devoirs|publicités|pubs|embouteillages|réunions)|tellement (c'est drôle|je ris))",
  'termine , ces travaux',
  'rend* (dingue|folle|fou|chèvre|malade)',
  'coeur brisé',
  'ça me tue',
  'péter (un câble|les plombs) .. (imprimante|voisin|bruit|wifi)',
  'explos* .. (0|score|championnat|match|but*)',
  'fait exploser (5|4|3|6)',
  'mes parents seront-ils',
  "dernière (séance|semaine|année|journée) (de|d'|au|avant)",
  'écrit une lettre .. (merci|remerci*|anniversaire|motivation|noël|père noël|démission)',
  'lettre de motivation',
  'donné mes (vieux|vieilles|anciens)',
  '(donné|vendu) .. (emmaüs|croix rouge|vinted|leboncoin|ressourcerie)',
  'tout réglé pour le (déménagement|voyage|mariage)',
  'la tension',
  'au secours $',
  '(dans la tête|en boucle) .. au secours',
  'help desk',
  "[l'] examen m'a achevé*",
  "m'a (achevé*|tué*|traumatisé*) (,|$|mais|quand|je)",
  'faire mal aux (pieds|jambes|yeux)',
  'mal de chien',
  'violon*',
  '(il|ce|elle) (est|était) mortel & ! (combien|dose|quantité|comprimé*|cachet*|mg)',
  'tire à sa fin',
  'sers à rien',
  '(tu|vous) (sers|servez) à rien',
  '(tu|vous|bot|robot|appli) .. (sert|sers|servez) à rien',
  'passer à côté de ma vie',
  'je craque un peu',
  'craque pour',
  'le moral à (zéro|plat)',
  'un peu mieux',
  'arrêté pour excès',
  'noir à (quatre|cinq|seize|dix-sept) heures',
]

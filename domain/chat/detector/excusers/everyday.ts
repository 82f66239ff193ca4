const WHEN =
  '(ce soir|ce matin|cet après midi|demain|demain soir|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|ce week end|le soir|le matin|à minuit|depuis ce matin|tous les soirs|pour (samedi|dimanche|lundi|noël|la rentrée|les vacances|leur arrivée))'
const CHILDREN = '(petits|enfants|gosses|gamins|jumeaux|jumelles|filles|garçons|loulous|petits enfants)'
const ADOLESCENT =
  '[ma|mon|notre|le|la] [grand|grande|petit|petite] (fille|fils|ado|aînée|aîné|cadet|cadette|gamin|gamine) [de (10|11|12|13|14|15|16|17|18|onze|douze|treize|quatorze|quinze|seize|dix sept) ans]'

/**
 * Words of every house, office and school, which the second reader takes for hints: what is done tonight, who comes on Saturday, an adolescent behind a
 * door. A sentence that says little else weighs nothing in a guess; what it says besides is still read.
 */
export const everyday: readonly string[] = [
  // Ce que l'on fait ce soir ou demain
  'je [me|vais|dois|lui|leur] [encore|juste|enfin] (range|ranger|rangerai|trie|trier|nettoie|nettoyer|débarrasse|débarrasser|repeins|repeindre) (le|la|les|mon|ma|mes|un peu) [*] (garage|cave|grenier|cuisine|placard*|chambre*|jouets|salon|bureau|jardin|maison)',
  "[c'est moi qui] je [vais|dois|lui] [encore|juste|enfin] (fais|ferai|faire|finis|finir|prépare|préparer|avance|plie|plier) (les|mes|la|le|mon|ma|nos) (comptes|compta*|vaisselle|lessive|repassage|linge|ménage|courses|devoirs|mails|facture*|impôts|repas|gâteau|cartable*|dossier*|devis|planning)",
  'je (lui|leur) (dis|dirai|en parle|en parlerai|parle|parlerai|explique|expliquerai|annonce|annoncerai|demande|demanderai) [ça|tout]',
  "je (m'occupe|m'occuperai) (des papiers|du linge|du repas|de la vaisselle|des courses|du dîner|des devoirs|du jardin|des bagages|des cartons)",
  "j'ai promis (à|a) (ma|mon|mes|nos) (femme|mari|fille|fils|mère|père|enfants|copine|copain|voisin*|parents) (que|de)",
  'tout (sera|serait|soit|est) (prêt|rangé|propre|fini) pour *',
  "je (vous|t') écris [ce soir|un peu tard|à cette heure] (parce que|car)",
  "je n'ai personne sous la main [à cette heure|ce soir|là]",
  // Les trajets d'hier
  "[hier|ce matin|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche] j'ai (pris|raté|loupé|eu|attrapé) (le|mon|un) (train|bus|métro|rer|tram|car|tgv) [de|du|pour|d] [*]",
  'je me suis (endormi|endormie) [dedans|dans (le|mon) (train|bus|métro|canapé)|devant la télé]',
  // Qui vient
  `(mes|nos|les|ma|mon|notre|la|des) [beaux|belle|petits] (${CHILDREN.slice(1, -1)}|parents|famille|cousins|cousines|amis|invités|copains|copines|frères|soeurs|neveux|fille|fils|soeur|frère|mère) (arrive|arrivent|vient|viennent|débarque|débarquent|passe|passent|seront là|sera là|rentre|rentrent) [tous|toutes|à la maison|chez nous|chez moi|avec *]`,
  '(la|ma|notre) (maison|table) (sera|va être|est) [enfin|bien] pleine',
  'il y aura du monde [à table|à la maison]',
  // Ce que l'on dira pour réparer
  '[que] je [lui] (suis désolé*|demande pardon|dirai pardon|présente mes excuses|regrette)',
  '[et] [que] je vais (retrouver|racheter|réparer|rembourser|remplacer|trouver|refaire|changer) (un|une|le|la|les|mon|ma|ça|autre) [autre] [truc|chose|cadeau|bijou|arrangement|solution|bague|vase|jouet|*]',
  // Un animal que l'on a fait endormir
  "(j'ai|on a|il a fallu|nous avons) [dû|du|pris la décision de|décidé de|décider de] [décider] [de] [le|la|l'|les] (faire|fait) [piquer|endormir|euthanasier] [piquer|endormir|euthanasier] [notre|mon|ma|le|la] [*]",
  "(j'ai|on a|il a fallu|nous avons) [dû|du|pris la décision|décidé|décider] [décider] de [le|la|les] (piquer|euthanasier|endormir)",
  '(il|elle) (souffrait|souffre) (trop|beaucoup|tellement)',
  "[et|mais|alors] je me demande [encore] si (c'était|ce était) (trop tôt|le bon moment|trop tard|la bonne décision)",
  // Un adolescent, sa chambre, ses portes
  "(ne|n') (me|nous) (parle|parlent|répond|écoute) (plus|pas|jamais)",
  '(il|elle) [claque*] (claque|claquent) (la|les|sa) porte*',
  "(rentre|revient) (du|des|de|de l') (collège|lycée|école|cours)",
  '(reste|file|monte|va|vit|passe sa vie|joue|disparaît) [direct|toujours|tout de suite|toute la journée] dans sa chambre [avec son (téléphone|portable|ordi*)] [sans (manger|dire bonjour|un mot|goûter|parler)]',
  // Ce qu'un enfant boit ou mange au goûter
  '[ma|mon|notre|la|le] [petit*] (fille|fils|bébé|petit|petite|gamin*|loulou|puce) [*] a [encore|bien|juste|déjà] (bu|avalé|mangé|fini|goûté|englouti) [tout] (du|de la|des|un|une|le|la|son|sa) [verre de|verre|bol de|peu de] [sirop de|sirop à la|jus de|jus d|compote de|lait] (grenadine|fraise*|menthe|citron|orange|pomme*|pêche|framboise*|cassis|lait|chocolat|jus|compote|glace|limonade|soupe|gâteau*|goûter|biberon)',
  // Cris d'enfants, gestes d'affection
  `(les|mes|nos) ${CHILDREN} (hurlent|crient|pleurent|se chamaillent|se disputent|courent) [partout|sans arrêt|dans tous les sens]`,
  'là je craque',
  "[mon|ma] (père|mère|frère|soeur|oncle|tante|chef|ami|amie|mari|femme) (m'a|me) (serré|serre|pris|prend) (l'épaule|dans ses bras|la main|par l'épaule)",
  "(c'est|ce est) [si|plutôt|assez] rare (chez|de la part de) (lui|elle)",
  // Changer de toit, de métier, s'arrêter de travailler
  "[j'ai|on a] (vidé|vide|rendu) (mon|l'|notre|le) (appart*|studio|logement)",
  "je (libère|quitte|rends) (l'appart*|le studio|la chambre|le logement)",
  "je (rends|rendrai|dois rendre) les clés [à (l'agence|la proprio*|mon proprio*)]",
  "si ma (pension|retraite) suffira [quand je (m'arrêterai|serai à la retraite)]",
  "quand je (m'arrêterai|arrêterai) [de travailler]",
  'je pars bientôt à la retraite',
  "[je comprends (mon|ma) * [maintenant] ,] je pense [à] faire comme (lui|elle) , (ouvrir|monter|reprendre|acheter|apprendre|m'inscrire) *",
  // Partir quelques jours, ou chez quelqu'un
  "je (m'en vais|pars|file|partirai) [seul*] (deux|trois|quatre|cinq|quelques|une|huit|dix|quinze|un) (jours|semaine|semaines|mois|week end) [seul*] [à|en|au|chez|dans] [la|le|l'|les|ma|mon] (mer|montagne|campagne|plage|parents|mère|soeur|amis|amie|*)",
  'je suis [reparti*|revenu*] (parti|partie|parties|allé|allée) [vivre|dormir] chez (ma|mon|mes|une|un|des) *',
  "j'ai laissé (mon alliance|ma bague|les clés) sur la table",
  "j'en ai [vraiment] besoin",
  // Parler à quelqu'un, arrêter de boire
  'je vais [tout] lui (dire|parler|annoncer|avouer|expliquer) [tout]',
  "j'ai préparé (mes mots|ce que je vais [lui] dire|mon discours|mes arguments)",
  "j'ai décidé d'arrêter [de boire|de fumer|la clope|l'alcool|le tabac] [lundi]",
  "j'ai vidé les bouteilles [de la maison|dans l'évier]",
  // Ce que l'on garde pour une amie
  '(elle|il|ma soeur|mon frère) (est enceinte|va se marier|attend un bébé|prépare une surprise|change de travail|démissionne)',
  "c'est une surprise",
  // Fatigué au volant, et prudent
  "j'ai ouvert (la|les|ma) (fenêtre*|vitre*) [et|pour] [je me suis arrêté*|respirer|me réveiller]",
  'je me suis arrêté* [sur une aire|boire un café|dormir|faire une sieste]',
  // Ce que l'on sait faire, ou a vécu, et que personne ne reprend
  "[c'est vrai que|au moins] (ça|cela|mon métier|mon savoir faire|mon expérience|mes souvenirs) [,] (ils|elles|on|personne|rien) [ne] (me|nous) (le|la|les) (enlèvera|enlèveront|prendra|prendront|retirera|retireront|volera) [pas|plus|jamais|ça|cela]",
  // Un choix d'études ou de loisir, une réponse qui sert mieux que la précédente
  "(c'est|est) [déjà|un peu] mieux mais j'ai [déjà] choisi",
  "j'ai [déjà|enfin|donc] (choisi|décidé) [,] ce sera (la|le|l'|un|une) (chorale|sport|yoga|danse|musique|théâtre|club|fac|école|formation|licence|prépa|bts|dut|piscine|vélo|randonnée|dessin|peinture|jardin|droit|médecine)",
  "(voilà|ça|c'est|ce) [qui] (est|c'est|ça) [déjà|bien|beaucoup] plus (utile|clair|concret|pratique)",
  // S'étonner de ses larmes après un enterrement
  "[est ce que] [c'est|est ce] normal de [ne] [pas|plus] (avoir pleuré|pleurer|réussir à pleurer) [à l'enterrement|aux obsèques|à la cérémonie|sur le moment] [et de (craquer|pleurer|m'effondrer) [maintenant|après|seulement maintenant|des semaines après]]",
  // Un parent malade, et ce que l'on fait pour lui
  '[mon|ma|notre] [belle|beau|grand] (maman|mère|papa|père|mari|femme|tante|oncle|épouse|époux) [*] (a|est atteint*|souffre) [de] [la|une|un] [maladie] [de|d|à] (alzheimer|parkinson|charcot|corps de lewy|huntington|démence|cancer|sclérose|avc)',
  '[ma|mon] [belle|beau] (mère|père|maman|papa|grand mère|grand père) a (7*|8*|9*) ans',
  '[mon|ma|notre] [grand] (il|elle|maman|papa|mère|père|mari|femme) [ne] peut plus (rester|vivre|être|être laissé*) (seul|seule) [la nuit|chez (elle|lui)|à la maison]',
  '(il|elle|maman|papa) (perd|commence à perdre) (la tête|la mémoire|ses mots)',
  '(il|elle|maman|papa) (laisse|oublie) (le gaz|la porte|le feu|les plaques|la casserole) (ouvert*|allumé*|sur le feu)',
  '(je y vais|je passe (la|le) voir|je passe (chez (elle|lui)|à la maison)) (tous les (jours|soirs|matins|midis|dimanches)|chaque (jour|soir|matin|dimanche)|matin et soir|un (jour|soir) sur deux) [après (le|mon) (travail|boulot|bureau|taf)|avant (le|mon) (travail|boulot)]',
  'je dors chez (elle|lui|maman|mes parents) (un soir sur deux|une nuit sur deux|le week end|tous les soirs)',
  // À un grand âge, ceux qui sont partis avant
  '(mes|nos|tous mes|toutes mes) [derniers|vieux|vieilles] (frères|soeurs|amis|amies|camarades|copains|copines|voisins|voisines|cousins) [de|du|d] [*] sont [presque] [tous|toutes] (morts|mortes|partis|parties|décédés|décédées)',
  '(mes|nos) (frères|soeurs|amis|amies|camarades|copains|copines|voisins|voisines|cousins) sont [presque] [tous|toutes] (morts|mortes|partis|parties|décédés|décédées) [un à un|une à une]',
  'je suis (le dernier|la dernière) (de la famille|de la bande|du groupe|de la fratrie)',
  'le téléphone ne sonne plus',
  // Un bébé tout neuf
  "j'ai accouché [il] y a (un|deux|trois|quatre|cinq|six|*) (jours|semaines|semaine|mois)",
  // Une maladie qui dure, et ce qu'elle empêche
  '[j ai] [une|la|de la] (fibromyalgie|fibro|endométriose|polyarthrite|sclérose en plaques|lombalgie [chronique]|spondylarthrite|covid long|maladie de crohn|arthrose|migraine*) [depuis * (ans|mois|semaines|jours)]',
  "[aujourd'hui|ce matin|hier|encore] je [ne] ai pas pu (me lever|porter|sortir|conduire|venir|aller (au|à la|chez|chercher)|emmener|aller) [pour] [emmener|chercher|conduire|accompagner|voir] [ma|mon|mes|les|le|la|au|à la] [fille|fils|enfants|petit|petite|mariage|courses|travail|crèche] [à l école|à la crèche|au travail]",
  '(je suis|être) en fauteuil [roulant] depuis (mon|un|l) (accident|opération|avc)',
  // Un appel que l'on passera à quelqu'un des siens
  "(j'appellerai|j'appelle|je vais appeler|je téléphonerai à|je vais téléphoner à|je rappelle|je rappellerai) (ma|mon|mes|une|un) [meilleur*|grand*|petit*] (soeur|frère|mère|père|maman|papa|fille|fils|ami|amie|cousin*|parents|tante|oncle|copine|copain|pote)",
  // Une lettre à ceux qui décident, une nuit de bruit
  '(j écrirai|j écris|je vais écrire) [donc|alors] [moi même] (au|à la|à l|à mon|à ma|aux) (syndic|mairie|bailleur|propriétaire|proprio|banque|assurance|rectorat|école|rh|employeur|conciliateur|conseiller|conseillère|caf)',
  '[en attendant ,] comment (dormir|m endormir|me rendormir|faire pour dormir|trouver le sommeil) [un peu|mieux]',
  // Un rendez-vous que l'on perdrait, un regard que l'on ne soutiendrait plus
  "[si (il|elle|ils|elles|on) (croit|croient|pense|pensent|apprend|apprennent|sait|savent|découvre) ça ,] je [ne] (pourrai|pourrais) plus [jamais] (l'|la|le|les|lui|leur) (appeler|parler|écrire|voir|téléphoner|inviter) (le|les|chaque|tous les) (dimanche*|samedi*|soir*|midi*|week end*|mercredi*|semaine)",
  '[si (il|elle|ils|elles|on) (croit|croient|pense|pensent|apprend|apprennent|sait|savent|découvre) ça ,] je [ne] (pourrai|pourrais) plus [jamais] (me|le|la|les) regarder (en face|dans les yeux)',
  // Ce que l'on vérifie deux fois
  '(revérifier|revérifie|vérifier|vérifie) [si|que] (le|la|les) (fer à repasser|gaz|porte|four|voiture|serrure|lumière*|plaques|robinet*|fenêtres)',
  'je (peux pas|dois|reviens) [partir|sortir|revenir|repartir] [sans]',
]

/** When, while whom sleeps, of whom: they go with what is everyday, and say nothing alone. */
export const everydaySettings: readonly string[] = [
  WHEN,
  `[quand|dès que|une fois|une fois que|pendant que|après que] [que] (les|mes|nos) [deux|trois] ${CHILDREN} (dorment|dormiront|sont (couchés|couchées|au lit|à l'école|à la crèche)|seront (couchés|couchées|au lit|à l'école|à la crèche)|au lit|font la sieste)`,
  ADOLESCENT,
  "(elle|il|on) m'a fait (jurer|promettre) de [ne] rien dire [à personne]",
  'seul*',
  'trop tôt',
  '(cette nuit|[quand même] ce soir|demain soir)',
  "depuis (l'été|cet été|la rentrée|noël|l'hiver|le printemps|l'automne|sa chute|son avc|* ans|* mois)",
  'je [ne] y arrive pas $',
  'je suis (dépassée|larguée|dépassé|largué) $',
]

/** What lies far back and is said to: where no rule speaks, it hides nothing. */
export const longGone: readonly string[] = [
  "^ (jadis|naguère|autrefois) [,] (je|l'idée|j'ai|mes|des|ces) & ! (nouveau|encore|reprend*|reprennent|revien*|recommenc*|maintenant|toujours|aujourdhui|ce soir|désormais|installé*)",
]

const SIGHT = '(pont|viaduc|tour|immeuble|falaise|barrage|building|gratte ciel)'
const FAR_AND_WIDE = '(france|monde|europe|pays|région|département|normandie|bretagne|paris|planète|continent)'
/** What makes the question one about oneself, or about a place within reach. */
const WITHIN_REACH =
  '(je|me|moi|mon|ma|on|près|proche*|coin|quartier|accès|accessible*|sauter|saute*|tomber|chute|mourir|mort*|meurt|vide|barrière*|grillage|nuit|ce soir|assez|suffi*)'

/** A sight asked about as a quiz would: where no rule speaks, it hides nothing. Asked by somebody who suffers, it is a question about means (rules/context.ts). */
export const sightsAskedAbout: readonly string[] = [
  `^ [et|dis|au fait|tiens] [,] (quel|quelle|c'est quoi|quels|quelles) [est|sont] [le|la|les] [plus (haut*|grand*)] ${SIGHT} [le|la] [plus (haut*|grand*)] (de|d'|du|en|au|dans) [la|le|l'] ${FAR_AND_WIDE} $ & ! ${WITHIN_REACH}`,
  `^ [et|dis|au fait|tiens] [,] (quelle est|c'est quoi|combien fait|elle fait combien) la hauteur (du|de la|de l') ${SIGHT} (de|d'|du|des) [la|le|l'] * [*] $ & ! ${WITHIN_REACH}`,
]

/** Beside these, nothing is everyday. */
export const everydayNoLonger: readonly string[] = [
  '(mourir|mort|morte|meurs|meurt|meure|suicid*|tuer|tue|tuerai|crever|en finir|finir|fini|finie|terminé|adieu|adieux|au revoir|toujours|jamais plus|pour de bon|définitif|définitive*|sans moi|plus là ($|,|et|quand|pour|mais|je|demain|lundi|ce|tout)|après moi|derrière moi|à ma place|disparaître|débarrass*|soulag*|fardeau|poids|lettre*|mot)',
  '(corde|fusil|arme|couteau*|lame*|cutter|cachet*|comprimé*|médicament*|médoc*|pont|rails|voies|toit|quai|bord|dans le vide|sang|saigne*|saigné|bleus|coups|frapp*|tape|tapé|tapent|secou*|étouff*|oreiller|brûl*|touche*|caress*|viol*|peur|force|forcé|menace*|enferm*)',
  "(rejoin*|retrouver (maman|papa|mon|ma|mes)|me trouver*|me retrouver*|le fais|le ferai|passe à l'acte|avale*|prends tout|bras|poignets|veines|cicatrices|scarif*|dernière fois|partir avec|gifl*|mange plus|vomi*|respire*|secours|ma vie|la vie|trouve|qu'on|retour|revien*|reviendrai|aller simple)",
]

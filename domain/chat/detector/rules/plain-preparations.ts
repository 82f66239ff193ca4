import type { Rule } from '../rule.ts'

const UNLESS = ['fiction', 'study', 'news', 'resolved-past', 'laughing'] as const
const THOSE_WHO_STAY =
  '(chacun|chacune|chacun d eux|enfants|fils|fille|filles|femme|mari|parents|mère|père|famille|proches|soeur|frère|petits enfants|eux)'
const LEFT_BEHIND =
  '(pour après|après moi|plus là|quand je (serai|ne serai)|rien à gérer|rien à faire|comprendront|comprendra|pardonneront|résilié*|ordre dans (mes|les) (papiers|affaires)|papiers (en ordre|classés|rangés)|clés|codes|mots de passe|vidé|chat|chien|obsèques)'
const FOR_A_REASON =
  '(élèves|mariage|noël|étrennes|anniversaire de|déménag*|vacances|collègues|retraite|voyage|stage|mission|week end|mutation|opération|hospitalis*|cure|vente|locataire*|agence|bail|notaire|fête|baptême|rentrée|noces)'
const LATELY =
  '(il y a (un|une|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|quelques|1|2|3|4|5|6|7|8|10|12|15) (jour|jours|semaine|semaines|mois)|la semaine dernière|le mois dernier|le week end dernier|ce week end|avant hier|hier|cette semaine|ce mois ci|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)'
const OTHER = '(il|elle|{proche}|élève|pote|copain|copine|ami|amie|collègue*|coloc*|cousin*|voisin*|fils|fille|ado)'
const DIE =
  '(mourir|crever|se tuer|se suicider|se pendre|se foutre en l air|se jeter|sauter|en finir|disparaître|plus vivre|vivre|plus être là)'

const PUT_IN_ORDER =
  '(rangé|vidé|trié|nettoyé|débarrassé|mis en ordre) [*] (maison|appart*|appartement|bureau|grenier|garage|affaires|armoires|placards|chambre)'
const SETTLED =
  '((réglé|vu|payé|soldé|fait|classé|signé) [*] [*] (notaire|testament|obsèques|papiers|comptes|factures|assurance*|banque|dettes|paperasse)|(notaire|testament|obsèques|papiers|comptes) [*] [*] (réglé*|fait*|signé*|en ordre|prêt*|classé*))'
const ANIMAL_PLACED =
  "((trouvé|cherché) (quelqu'un|une famille|une voisine|un voisin|un foyer) .. (chat|chatte|chien|chienne|lapin|poules|oiseau|animaux)|(donné|confié|placé|laissé) [*] (chat|chatte|chien|chienne|lapin|poules|oiseau|animaux))"
const DEPARTURE =
  '(déménag*|vacances|voyage|week end|mutation|mission|opération|hospitalis*|cure|ehpad|maison de retraite|résidence|foyer logement|vente|vendre|vendu|expatri*|canada|allerg*|bébé|rééducation|partir vivre|part vivre|pars vivre)'

/** What somebody has made ready, learnt or just confided, in words that need no guess. */
export const plainPreparations: readonly Rule[] = [
  {
    id: 'absence-préparée',
    level: 'crise',
    situation: 'plan',
    why: 'Des lettres aux siens et des affaires mises en ordre, sans départ qui l’explique : la personne prépare le temps où elle ne sera plus.',
    unless: UNLESS,
    always: true,
    patterns: [
      `(écrit|laissé|préparé|rédigé|fait|enregistré|cacheté|posé) [*] [*] [*] [*] (lettre*|mot|mots|enveloppe*|vidéo*|message*|carnet*) [*] [*] ${THOSE_WHO_STAY} & ${LEFT_BEHIND} & ! ${FOR_A_REASON}`,
      `(écrit|écrire) à (chacun|chacune|chacun d eux|tous ceux|mes enfants|mes parents|mes filles|mes fils) & (clés|chat|chien|réglé*|codes|papiers|résilié*|vidé|en ordre) & ! ${FOR_A_REASON}`,
      `je (prépare|préparais|prévois) mon départ & lettre* [*] [*] (écrit*|prête*|faite*|finie*|cachetée*) & ! ${FOR_A_REASON}`,
      `(clés|codes|mots de passe|papiers) & (mot|lettre*|enveloppe*) pour ${THOSE_WHO_STAY} & ! ${FOR_A_REASON}`,
      `(programmé|planifié) [*] [*] (mail*|mails|message*|envoi*|vidéo*|courriel*) ... ${THOSE_WHO_STAY} & (codes|papiers|adieu*|ce que j aurais|leur dire|expliqu*|pardon|mots de passe|comptes) & ! (${FOR_A_REASON.slice(1, -1)}|réunion*|invit*|faire part|voeux|parents d élèves|newsletter)`,
      `(ils|elle|elles|il|enfants|filles|fils|parents|famille) [*] (aient|auront|aura|ait|ont) [plus] rien à (gérer|faire|payer|régler|chercher) & (après|propre|papiers|résilié*|écrit|moi|réglé*|ordre) & ! ${FOR_A_REASON}`,
      `(liste|noté|écrit|décidé|prévu) .. qui (aura|récupère|récupérera|prendra|garde) (quoi|mes|ma|mon|le chat|le chien) & ! (${FOR_A_REASON.slice(1, -1)}|vide grenier|divorce|séparation|succession|héritage)`,
      '(lettre*|vidéo*|cadeau*) .. pour (ses|leurs|chaque|tous ses|tous leurs) anniversaire* & (pour après|plus là|après moi|18 ans|quand je)',
    ],
  },
  {
    id: 'tout-en-ordre-et-l-animal-placé',
    level: 'crise',
    situation: 'plan',
    why: 'La maison rangée, le notaire ou les papiers réglés, l’animal confié, sans départ qui l’explique.',
    unless: UNLESS,
    always: true,
    patterns: [`${PUT_IN_ORDER} & ${SETTLED} & ${ANIMAL_PLACED} & ! ${DEPARTURE}`],
  },
  {
    id: 'nœud-appris',
    level: 'crise',
    situation: 'plan',
    why: 'Apprendre à faire un nœud, sans cravate ni bateau : on répète un geste.',
    unless: [...UNLESS, 'sport'],
    always: true,
    patterns: [
      '(regardé|cherché|appris|tapé|vu|trouvé|regarde|cherche|maté) [*] [*] [*] [*] (comment|vidéo*|tuto*|à faire|faire) [*] [*] [*] noeud* & ! (cravate*|papillon|lacet*|foulard*|pêche*|marin*|voile|voilier|bateau*|escalade|scout*|chaise|huit|couture|macramé|tress*|coiff*|ruban*|cadeau*|chaussure*|bracelet*|cerveau|problème|hamac|bandana|secours|tente|camping|crochet|tricot)',
    ],
  },
  {
    id: 'proche-qui-vient-de-le-dire',
    level: 'crise',
    situation: 'other-imminent',
    why: 'Une personne vient de dire ou d’écrire qu’elle veut mourir, ou l’a confié sous le sceau du secret : cela n’attend pas.',
    unless: UNLESS,
    always: true,
    patterns: [
      `${OTHER} [*] [*] [*] (a|vient de) [me|nous|m] (dit|écrit|confié|avoué|dire|écrire|confier|envoyé|annoncé|annoncer|répété|envoyer) .. (veut|voulait|allait|va|voudrait|veux|vais|compte|comptait|aimerait) [plus|juste|vraiment] ${DIE} & (cette nuit|hier|ce soir|ce matin|aujourdhui|tout à l'heure|cet après midi|vient de|à l'instant|jurer|promettre|lui en vouloir|rien dire|enfermé*|répond (plus|pas)) & ! (en finir avec|ans|mois|semaine dernière|année*|vivre (chez|avec|ici|ensemble|seul*|à))`,
      `${OTHER} ... (dit|écrit|annoncé|juré|répète|répété) .. (ce soir|cette nuit|demain|maintenant|tout à l'heure) [que] [,] (il|elle) se (pend|tue|suicide|flingue|jette|noie|bute|fout en l air) & ! (tue (à|au)|travail|jeu|film)`,
      `${OTHER} ... (dit|écrit|annoncé|juré|répète|répété) .. (il|elle) se (pend|tue|suicide|flingue|jette|noie|bute|fout en l air) [*] (ce soir|cette nuit|demain|maintenant|tout à l'heure) & ! (tue (à|au)|travail|jeu|film)`,
      `${OTHER} ... (dit|confié|avoué|écrit|confie|avoue) ... (idées|pensées|envies) (suicidaires|de suicide|de mort) & (répond (plus|pas)|décroche (plus|pas)|introuvable|disparu*|enfermé*|adieu|pas rentré*) & ! (ans|roman|film)`,
      `(fait|faire) (jurer|promettre) de [ne] (rien|pas) [le] dire & (veut|voulait|va|allait|pense à|parle de|idées) [de] (mourir|se tuer|se suicider|en finir|suicid*|se pendre) & ! (en finir avec|roman|film)`,
    ],
  },
  {
    id: 'proche-qui-cherche-comment',
    level: 'crise',
    situation: 'other-imminent',
    why: 'Un proche qui parle de mourir et cherche comment faire est passé des idées au projet.',
    unless: ['fiction', 'study', 'news', 'resolved-past'],
    always: true,
    patterns: [
      `${OTHER} & (mourir|suicid*|se tuer|en finir|crever|plus vivre|se pendre) & (recherche*|cherché|cherche|tapé|regardé|historique|google|internet) .. (comment (faire|mourir|se tuer|en finir|s y prendre|on fait)|méthode*|moyens|noeud*|dose*|hauteur*) & ! (prévention|article|exposé|cours|aider|aide|en finir avec)`,
    ],
  },
  {
    id: 'cachets-d-un-proche',
    level: 'crise',
    situation: 'other-imminent',
    why: 'Un proche met des cachets de côté.',
    unless: UNLESS,
    always: true,
    patterns: [
      `${OTHER} [*] (met|mettait|garde|gardait|stocke|stockait|accumule|accumulait|cache|cachait|économise|a mis|a gardé|a caché) [*] [*] [*] (cachets|comprimés|médicaments|somnifères|pilules|gélules) & (de côté|pour le jour|en réserve|au cas|sous (son|le) (lit|matelas|oreiller)|pour plus tard|pour en finir|pour quand) & ! (pilulier|enfants|chien|chat|voyage|pharmaci*|migraine*|infirmi*)`,
    ],
  },
  {
    id: 'partir-avec-son-enfant',
    level: 'crise',
    situation: 'intent',
    immediate: true,
    why: 'Plutôt que d’être séparé de son enfant, partir ou mourir avec lui.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(préfère|préférerais|plutôt|autant|vaut mieux|mieux vaut) [*] [*] (parte|partir|partent|meure|mourir|finir|disparaître|disparaisse) [*] (toutes les deux|tous les deux|tous les trois|ensemble|avec (elle|lui|eux|mon|ma|mes)) & (enlève*|enlèvera|enlèveront|prend|prendra|prendront|prennent|placer|placent|placé*|garde|laisser|perdre|séparer|reprendre) & ! (vacances|mer|voyage|train|week end|étranger|chez|déménag*|hôtel|pays)',
    ],
  },
  {
    id: 'mort-en-tête',
    level: 'vigilance',
    situation: 'passive',
    why: 'Penser souvent à la mort, ou demander si c’est normal : on pose la question.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(normal*|grave|inquiétant|bizarre|pourquoi|est ce que) & (penser|pense|penses|songer|songe) [souvent|tout le temps|beaucoup|autant|sans arrêt|tous les jours|toujours|parfois|constamment] à la mort & ! (mort (de|d|des|du)|philo*|peur|angoisse*|cancer|enfants|fille|fils|philosoph*|religi*|ni à|pas à|jamais à)',
      '(pleurer|pleure|craque|dors plus|vide|seul*) & (penser|pense|pensant) [*] [*] [*] à la mort & ! (mort (de|d|des|du) *|philo*|peur de|ni à|pas à|jamais à|ne pense)',
    ],
  },
  {
    id: 'mêmes-pensées',
    level: 'crise',
    situation: 'ideation',
    why: 'Une chanson ou un personnage n’excuse pas qui dit avoir les mêmes pensées.',
    always: true,
    patterns: [
      '(ai|avais|sens|partage) (les|ces|exactement les) mêmes (pensées|idées|envies) (suicidaires|de mort|de mourir|de suicide)',
    ],
  },
  {
    id: 'tentative-récente',
    level: 'crise',
    situation: 'ideation',
    why: 'Une tentative de ces derniers jours ou semaines : le risque est au plus haut, même à la sortie de l’hôpital.',
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      `(ai|avais|viens de) [re] (fait|faire|fais) [une|ma] [nouvelle|deuxième|autre] (tentative de suicide|ts|tentative) .. ${LATELY}`,
      `(ai|avais) (tenté|essayé|voulu) (de me (tuer|suicider|pendre|noyer|foutre en l air)|de mourir|me suicider|me tuer|d en finir|de mettre fin à mes jours) .. ${LATELY}`,
      `(ma|cette) (tentative de suicide|ts|tentative) .. ${LATELY} & ! (sport|record|contact|régime|permis|concours|examen)`,
    ],
  },
  {
    id: 'mieux-mort',
    level: 'crise',
    situation: 'ideation',
    why: 'Être mort tenu pour préférable, dit aussi par qui écrit mal le français.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(mieux|meilleur|préférable) [pour moi|pour tous|pour eux] [que|si|quand|est] je (suis|sois|serai|serais|étais|être) mort* & ! (jeu|partie|film|rôle|personnage|niveau|fatigue|rire)',
      '(mieux|meilleur) (mourir|mort) [pour moi] [comme ça|alors] (fini|plus|finir) & ! (jeu|partie|film|batterie)',
    ],
  },
]

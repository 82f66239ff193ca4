/** What one chooses for the years to come, or for a party: a trade, a school, a club, a first name. */
export const CHOSEN =
  '(infirmi*|médecin*|sage femme|aide soignant*|prof|professeur*|enseignant*|avocat*|notaire*|ingénieur*|kiné*|psychologue*|éducat*|vétérinaire*|architecte*|cuisini*|pâtissi*|coiffeu*|mécanic*|électric*|plombi*|menuisi*|comptab*|vendeu*|journalist*|pompier*|policier*|gendarme*|militaire*|chorale|danse|théâtre|piano|guitare|dessin|peinture|poterie|yoga|natation|badminton|tennis|judo|foot|basket|rugby|handball|escalade|marche|fac|université|lycée|bts|iut|but|cap|bac pro|prépa|licence|master|alternance|droit|staps|psycho|maths|physique|svt|ses|hggsp|philo|lettres|langues|spé|spécialité*|option*|filière*|voeu*|école|formation*|métier|poste|cdi|cdd|boulot|mission|stage|prénom*|robe|costume|menu|traiteur|gâteau|photographe|canapé|carrelage|couleur*|maternité|nounou|crèche|chiot|chaton)'

/** What a choice, a keepsake or a hope is when it is one of dying, or of taking somebody along. */
const OF_AN_END =
  '(comment|façon|manière|moyen|méthode|jour|date|heure|endroit|lieu|soir|nuit|demain|aujourdhui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|noël|maintenant|bientôt|partir|pars|partirai|départ|voyage|train*|métro|gaz|sauter|saute|eau|mer|océan|rivière|forêt|hôtel|voiture|vivre|vivant*|fin|paix|silence|repos|liberté|libre|rapide*|vite|propre|sans douleur|sans bruit|noir|rien|néant|ciel|étoiles|dernier*|dernière*|emmène*|avec moi|avec lui|avec elle|elle|lui|eux|maman|papa|moi|ainsi|comme ça)'
const WHAT_IS_KEPT =
  '(ça|cela|souvenir*|savoir faire|métier|diplôme*|médaille*|fierté|expérience|années|moments|bonheur|amis|parcours|carrière|réussite|titre|talent)'
const CRIES = '(pleuré|pleurer|pleure|craquer|craque|effondrer|effondre)'
const BURIAL = '(enterrement|obsèques|funérailles|cimetière|crémation|cérémonie|décès)'

const FROM_PLAY =
  '(de|du|d|en|à|au|dans) [son|sa|le|la|un|une|mon|ma|faisant du] (vélo|trottinette|ski|skis|skate*|cheval|poney|roller*|patin*|balançoire|toboggan|trampoline|foot|judo|récré|randonnée|moto)'
const SAID_OF_A_WOUND =
  '((dit|prétend|raconte|jure|répond|explique|soutient) que|soi disant|pouss*|frapp*|jaloux|jalouse|peur|cache*|conscience|assomm*|vomi*|dort|tête|saigne*)'

/**
 * Whole sentences of ordinary talk, each with what would make it say something else: a choice that was made, an answer that is judged, what nobody can take
 * away, tears that come late. The second reader takes them for hints; by themselves they are none.
 */
export const everydaySentences: readonly string[] = [
  // Un merci, et rien d'autre ; « avant de partir » en ferait un adieu
  "^ [bonsoir|bonjour] [,] je (voulais|viens|venais|veux|voudrais|souhaite|souhaitais|tenais à) (juste|simplement|seulement) [vous|te] (dire [un] [grand] merci|remercier) [à quelqu'un|à vous|à l'équipe|infiniment|pour (vos|votre|les|le|la) *] $",
  // Qui a nié d'abord, et ne veut pas de numéros
  '(pas la peine|la dernière fois|inutile|évitez|évite) ... (sortir|sorti|sortez|donner|donné|balancer|balancé) [me|moi] [le|les|des|vos|un] (grand jeu|numéros|numéro|3114) & ! (mais|ce soir|demain|mourir|finir|décidé|trop tard)',
  // Ce qu'on a répondu à qui demandait, et le petit mensonge
  "^ [et|mais|alors|du coup] [moi] [,] j'ai (dit|répondu) (bientôt|oui|non|demain|peut être|plus tard|que oui|que non|que peut être|on verra) $",
  "^ [et|mais|alors|donc|voilà] [,] j'ai menti à [ma|mon|mes|sa] [propre] {proche} $",
  // Ce qu'on a essayé, qui a un nom, et qui n'a rien donné
  "^ [oui|mais|et|bon|ben] [,] j'ai [déjà|aussi|même|bien] (essayé|tenté|testé) [de faire] (le|la|les|un|une|du|de la|des|l') [*] (code|code de la route|permis|yoga|méditation|sophro*|sport|course|jogging|marche|natation|régime*|jeûne|appli*|tisane*|infusion*|podcast*|musique|lecture|hypnose|acupuncture|mélatonine|magnésium|huiles|respiration*|cohérence|exercice*|carnet|journal|liste*|bullet journal|sieste*|couvre feu|bouchons|inscription|alternance|concours|entretien*|dialogue|discussion|thérapie) ... & ! (mourir|finir|vivre|sert à rien|personne|recommencer|corde|pont|médicament*)",
  // En avoir parlé, ou vouloir commencer par quelqu'un
  "^ [et|mais|du coup] [,] j'en ai [déjà|enfin|un peu] (touché un mot|parlé|glissé un mot) à [*] [*] (hier|ce midi|ce matin|ce soir|aujourdhui|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|$) [*] $",
  '^ [oui|bon] [,] je (crois|pense) que je vais commencer par (elle|lui|eux|{proche}) ... & ! (adieu|lettre|fini*|partir|rejoindre|tuer|frapper|payer)',
  // La nuit porte conseil
  '^ [bon|allez|ok|merci] [,] je vais [aller|essayer de|tenter de] (dormir|me coucher|au lit) [un peu|là|maintenant] [,] [et] (ça|ce|tout|on|j y) (sera|ira|verra|verrai|paraîtra) [peut être] (plus clair|plus simple|mieux|moins lourd|clair) [après|demain|demain matin|au réveil] $',
  // La colère qui secoue encore
  "^ [et|rien que d'en parler|là] [,] j'en (tremble|tremblais) encore [de (colère|rage|énervement)] $",
  // Qui veille sur un malade craint la nuit
  '^ [et|mais|oui] [*] si ça [lui] (recommence|revient|reprend) [encore|cette nuit|ce soir|demain|plus tard|pendant la nuit|dans la nuit] $',
  // Une chute d'enfant ou de sportif ; « elle dit qu'elle est tombée » est ce que l'on dit
  `(bleu|bosse|égratignure*|éraflure*|écorchure*|écorché*|entorse|plâtre) ... tombé* ${FROM_PLAY} & ! ${SAID_OF_A_WOUND}`,
  `tombé* ${FROM_PLAY} ... (bleu|bosse|égratignure*|éraflure*|écorchure*|écorché*|entorse|plâtre) & ! ${SAID_OF_A_WOUND}`,
  // Les pompiers, pour une bête
  '(pompier*|pompiers|18) ... (chat|chatte|chaton*|chien|oiseau*|pigeon|hérisson|guêpes|frelons|nid|essaim) & ! (je (vais|veux|suis)|moi|saute*|sauter|fils|fille|enfant*|bébé|mère|père|mari|femme|brûle|feu|incendie|mordu*|pique*|sang|garder|garde|garderez|confi*|occup*|nourri*)',
  // L'amour qui ne change pas, quoi que l'autre ait annoncé
  "^ [mais|et|bon|moi|enfin] [,] je (l'|le|la|les) aime [*] [*] [*] [,] (et|mais|alors) [*] ça [ne] change [absolument] rien [du tout] [pour moi|pour nous|à ça|entre nous] $",
  "^ [mais|et|bon|moi|enfin] [,] je (l'|le|la|les) aime [*] [*] [*] [,] ça [ne] change [absolument] rien [du tout] [pour moi|pour nous|à ça|entre nous] $",
  // Qui a bu un verre s'excuse de ses fautes
  "^ [*] j'ai [un peu|trop] bu [un verre|un peu|deux verres] [,] (désolé*|pardon|excuse*) [*] [*] [*] [*] [*] [*] $ & ! (cachets|comprimés|médicament*|mélangé|tout|boîte|mourir|partir|adieu|trop mal)",
  // La patience perdue de qui s'occupe d'un proche
  "(il|elle|maman|papa) me (demande|redemande|répète) [*] fois (par jour|par heure|la même chose|de suite) ... (levé la voix|haussé le ton|élevé la voix|perdu patience|crié) ... (m'en suis voulu|m'en veux|regrett*|coupable|pas fier|pas fière) & ! (frapp*|secou*|gifl*|tap*|mourir|tuer)",
  // Ce que l'on ne fera plus sans voiture
  '^ [*] [*] si je [ne|n] (ai|peux|pouvais|conduis|avais) plus [*] [*] (voiture|permis|conduire|vélo|scooter|bus|train) [,] je [ne] (vais|vois|fais|peux|sors|pourrai|pourrais|verrai|irai|irais) plus * ... $ & ! (vivre|vie|mourir|mort|rien|personne|tenir|continuer|sens|envie)',
  // Les heures vides d'une résidence ou d'un hôpital
  '(mange|mangeons|mangent|dîne|soupe|couche|repas|dîner|goûter|messe|kiné|télé|atelier*|promenade) ... après [ça] [il] [n] y a plus rien [à faire|jusqu au matin|jusqu au lendemain|de prévu] $ & ! (moi|vie|attend*|envie|mort|espoir|sert|bon)',
  // Sortir d'un hôpital ou d'une prison, sans rien de plus
  "^ [*] [*] [*] je suis [enfin|juste] (sorti*|rentré*|revenu*) (de|d'|du) [l'|la|le] (hôpital|hosto|clinique|maternité|rééducation|réa|chirurgie|prison|chu|bloc) ... $ & ! (psy*|hp|ts|tentative*|suicid*|cachets|médicaments|idées|pensées|envie*|noir*|mal|pire|pleure*|personne|rien|plus|seul*|peur|pourquoi|revient|recommenc*|raté*|mort*|mourir|frappé*|coups|bleus)",
  // Un choix qui porte un nom
  `^ [*] [*] [*] [*] (j'ai|on a|nous avons) [déjà|enfin|juste] (choisi|décidé) [,] [je (vous|te) l'ai dit] [,] [c'est|ce sera|ça sera|je prends|on prend|je veux être|de faire|de devenir|d'être|pour] [le|la|les|l'|un|une|mon|ma|mes|plutôt|en] ${CHOSEN} [*] [*] [*] [*] $ & ! ${OF_AN_END}`,
  // Ce que l'on pense d'une réponse
  "^ [ah|bon|ok|oui|merci|et|enfin] [,] (voilà|là|ça|cela|votre réponse|votre conseil|ce conseil|cette réponse) [qui|ça] (est|c'est|me est) [déjà|bien|beaucoup|nettement|un peu] (mieux|utile|plus (utile|clair|claire|concret|précis|pratique|simple)) [,] [merci|je vous remercie|que (la précédente|le premier|tout à l'heure|avant)] $",
  '^ (voilà|voici) (une réponse|un conseil|une idée|une piste) [plus] (utile|claire|clair|concrète|concret|précise|précis|simple) [merci] $',
  "^ [*] [*] (c'est|est) (déjà|bien|beaucoup|nettement) mieux [comme réponse|comme conseil|merci] $",
  '^ [bon|et|ok] je (essaie|essaierai|teste|testerai|tente|tenterai|vais essayer) [ça|votre conseil|la phrase] [ce soir|demain|cette nuit|dimanche|samedi|demain soir|ce week end] et je (vous|te) (dis|dirai|redis|raconte|raconterai|tiens au courant) $',
  // Ce que personne ne peut reprendre
  `${WHAT_IS_KEPT} ... (ils|on|personne|il|elle) [ne] [pourra|pourront|peut|peuvent|va|vont] [pas|jamais] me (le|la|les|l') (enlèvera|enlèveront|enlever|prendra|prendront|prendre|retirera|retirer|volera|voler|ôtera|ôter) [pas|jamais] $ & ! (enfant*|fils|fille*|petit*|bébé|garde|avant|plutôt|vivant*|emmène*|avec moi|douleur|peine|souffrance)`,
  `${WHAT_IS_KEPT} [là] [,] personne [ne] (pourra|peut) me (le|la|les|l') (enlever|prendre|retirer|voler) $ & ! (enfant*|fils|fille*|bébé|emmène*|avec moi)`,
  // Les larmes qui viennent tard
  `^ [et|mais|alors] [est ce que|est ce] (c'est|ce est) normal [de|d'|que je|si je] [ne] [pas] [seulement] [avoir] ${CRIES} ... $ & ! (vivre|vie|bébé|enfant*|tous les jours|envie|penser|pense|idée*)`,
  `^ [et|mais|alors] pourquoi (je|est ce que je) [me] ${CRIES} [que|seulement] maintenant ... ${BURIAL} $`,
  // Un secret de cour de récréation
  "(ai|a|avais|avait) [tout] (dit|répété|raconté|balancé) (à|a) [*] [*] que (il|elle) (aime|aimait|kiffe|kiffait) (une fille|un garçon|un gars|un mec|quelqu'un) ... $ & ! (tuer|mort|mourir|vivre|finir|frapp*|tap*|forc*|touch*|nu|nue|nus|nues|photo*|viol*)",
]

import type { Rule } from '../rule.ts'

/** A child, as those who look after one call them. */
const CHILD =
  '(bébé|bebe|bb|nourrisson|nouveau né|fils|fille|enfant|petit|petite|petit dernier|gamin|gamine|gosse|puce|loulou|fiston|neveu|nièce|jumeau|jumelle|bout de chou|filleul*|fillette|petit garçon)'
const BABY = '(bébé|bebe|bb|nourrisson|nouveau né|jumeau|jumelle|petit dernier|petite dernière)'
const SOMEBODY = `(il|elle|{proche}|copain|copine|mec|${CHILD.slice(1)}`
const CALM_NOW =
  "(va bien|vont bien|va mieux|vont mieux|va très bien|va nickel|joue|rejoue|jouait|rigole|rit|en forme|rien de grave|plus de peur|tout va bien|rien eu|s'en est sorti*)"
const ANOTHER_TIME =
  "(hier|avant hier|semaine dernière|mois dernier|an dernier|année dernière|autrefois|à l'époque|il y a .. (ans|an|mois|semaines|semaine|jours)|ya .. (ans|mois|semaines|jours)|y a .. (ans|mois|semaines|jours)|(était|étais|étions) [encore|tout|toute] (petit*|bébé|enfant*|ado)|chaque|souvent|parfois|régulièrement|des fois|peur que|peur qu'il|peur qu'elle|peur de|imagine*|rêvé|rêve|cauchemar*)"
const NOT_NOW = `${CALM_NOW.slice(0, -1)}|${ANOTHER_TIME.slice(1)}`
const SEEN = '(pédiatre|médecin|docteur|urgences|hôpital) .. (vu*|examiné*|rassuré*|dit que|renvoyé*)'
const SPELLS =
  '(nuit|nuits|matin|matins|école|cours|heure|heures|réveil|alarme|enfin|tout seul|toute seule|midi|sieste|tôt|tard)'
const NO_ALARM = `(${NOT_NOW.slice(1, -1)}|${SEEN})`

const UNLESS = ['fiction', 'study', 'news', 'resolved-past', 'laughing'] as const

/** Nobody else's blow and nobody's wish to die, however these are guessed at: a doctor first. */
export const CHILD_BODY = 'enfant-au-corps-en-danger'
export const FALLEN_CHILD = 'enfant-tombé'
export const SHAKEN_BABY = 'bébé-secoué'
export const THEIR_BODY = 'proche-au-corps-en-danger'
export const ROAD_ACCIDENT = 'personne-renversée'
export const FALLEN_ELDER = 'proche-âgé-tombé'
export const SIDE_THAT_FAILS = 'un-côté-ou-la-parole-qui-lâche'
export const DRINK_AND_TABLETS = 'alcool-et-médicaments-d-un-proche'

const REMEDIES =
  '(xanax|lexomil|valium|tramadol|stilnox|somnifère*|anxio*|antidépresseur*|médicament*|médoc*|cachet*|comprimé*|codéine|morphine|oxy|benzo*|traitement|lyrica|rivotril|seresta|méthadone|subutex|calmant*)'
const DRINK =
  '(bu|boire|alcool|bourré*|ivre|saoul*|soûl*|vodka|whisky|bouteille*|bière*|picolé|verres|rhum|cuite|torché*)'
/** Then it may be meant: that is read elsewhere. */
const MAY_BE_MEANT =
  '(exprès|mourir|suicid*|lettre|adieu*|en finir|boîte*|plaquette*|tous ses|toutes ses|tous les|toute la|pour dormir toujours)'
const FALLEN = '(tombé*|tomber|chuté|chute|dégringolé|basculé|roulé)'
const HIT_HEAD =
  '((cogné*|tapé*|heurté*|frappé*|pris*|atterri) [*] (la|sur la|sa|à la) tête|tête la première|tombé* [*] [*] [*] sur (la|sa) tête|tombé* [*] sur le crâne|choc à la tête|coup sur la tête)'
const HEIGHTS =
  '(table à langer|escalier*|marches|balcon|fenêtre|étage|étages|chaise haute|bras|mezzanine|lit superposé|lits superposés|échelle|toit|arbre|commode|plan à langer|cheval|caddie|poussette|comptoir|toboggan|mètre|mètres)'
/** A child who fell, or hit their head, and is no longer as usual. */
const NOT_AS_USUAL =
  "(vomi|vomis|vomit|vomissait|vomir|somnol*|bizarre|que dormir|fait que dormir|veut dormir|s'endort|endormi*|endort|tout mou|toute molle|mou|molle|connaissance|répond (plus|pas|presque)|réagit (plus|pas|presque)|inconscient*|saigne*|sang|pupille*|convuls*|pâle|confus*|reconnaît (plus|pas)|souvient (plus|pas|de rien)|bouge (plus|pas)|hurle depuis|réveille (plus|pas))"

/** What the left or the right side does all at once; what lasts for years is lived with. */
const ALL_AT_ONCE =
  "(d'un coup|tout à coup|soudain*|subitement|brusquement|vient de|ça vient|tout à l'heure|depuis ce (matin|midi|soir)|depuis (dix|cinq|vingt|trente|une|quelques|10|15|20|30) [*] (minutes|min|heure))"
const LASTING =
  '(ans|an|mois|années|naissance|handicap*|fauteuil|rééducation|séquelle*|peur|plâtre|opération|opéré*|kiné|alzheimer|bourré*|ivre|bu)'

export const bodiesInDanger: readonly Rule[] = [
  {
    id: CHILD_BODY,
    level: 'danger',
    situation: 'medical',
    immediate: true,
    why: "Un enfant qui convulse, est tout mou ou tout bleu, ne se réveille pas, respire mal, s'étouffe, s'est brûlé, ou n'est plus comme d'habitude après une chute.",
    // « C'est fini mais elle est toute molle »: what is over is no excuse.
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      `${CHILD} ... (convulse|convulsait|convulsion*|convulser|crise d'épilepsie) & ! ${NO_ALARM}`,
      `${CHILD} & fait une crise ... (tremble*|tremblai*|raide|mou|molle|révulsé*|yeux blancs|secousses|bave*) & ! (colère|nerfs|larmes|${NO_ALARM.slice(1)}`,
      `${CHILD} & (tout mou|toute molle|tt mou|tte molle|tout bleu|toute bleue|tt bleu|tte bleue|tout gris|toute grise|tout violet|toute violette|inerte|inconscient|inconsciente|inanimé*|sans réaction|évanoui|évanouie) & ! (froid|peinture|feutre*|robe|habillé*|doudou|colère|${NO_ALARM.slice(1)}`,
      `(bébé|bebe|bb|nourrisson) ... (est|devient|semble|reste) [*] (mou|molle|bleu|bleue|amorphe|apathique|somnolent*) & ! ${NO_ALARM}`,
      `${CHILD} & [ne] se réveille [vraiment|toujours|même] (pas|plus|presque plus) & ! (${SPELLS.slice(1, -1)}|${NO_ALARM.slice(1)}`,
      `${CHILD} ... [ne] réagit [vraiment|toujours|même] (pas|plus|presque plus) & ! (gronde|quand je|punition*|grond*|vaccin|lait|compliment*|dispute*|école|séparation|bien|message*|${NO_ALARM.slice(1)}`,
      `${CHILD} & (respire (mal|plus|pas|bizarre*|à peine|difficilement|très vite|super vite|hyper vite|par à coups|avec difficulté)|(mal|du mal|peine|galère) à respirer|arrive (plus|pas) à respirer|arrête de respirer|arrêté de respirer) & ! (nez|rhume|bouché|angoisse|panique|asthme bien|${NO_ALARM.slice(1)}`,
      `${CHILD} ... avalé [*] [*] [*] de travers ... (bleu*|respire|tousse|rouge|étouffe*|étouffer|coincé*|suffoque*) & ! (rire|${NO_ALARM.slice(1)}`,
      `${CHILD} ... (s'étouffe|s'étouffer|étouffe (avec|là|maintenant|$)|suffoque|s'est étouffé*|s'étrangle avec|avalé de travers .. (bleu*|respire|tousse|rouge)) & ! me étouffe & ! (rire|devoirs|pression|amour|école|relation|${NO_ALARM.slice(1)}`,
      `${CHILD} ... (brûlé|brûlée|ébouillanté*|renversé) ... (eau bouillante|eau chaude|bouillant*|casserole|bouilloire|four|plaque*|poêle|café|thé|huile|fer à repasser|soupe|barbecue|feu|visage|torse|ventre|cloques) & (brûlé*|ébouillanté*|bouillant*|cloques) & ! (dessin|gâteau|repas|dîner|${NO_ALARM.slice(1)}`,
      `${CHILD} ... (tombé* dans (la piscine|le bassin|l'étang|la baignoire)|failli se noyer|bu la tasse|sous l'eau|sorti* de l'eau) & (respire|tousse|bleu*|mou|molle|vomi*|dort|bizarre|répond|réveille|noy*) & ! ${NO_ALARM}`,
      `${CHILD} & (${FALLEN.slice(1, -1)}|cogné*|tapé* la tête|choc à la tête|coup à la tête|coup sur la tête) & ${NOT_AS_USUAL} & ! (malade|amoureu*|enceinte|${NO_ALARM.slice(1)}`,
      `${CHILD} & (vomi|vomit|vomis|vomir|vomissait) & (somnol*|que dormir|réveille (plus|pas)|répond (plus|pas|presque)|mou|molle|raide|nuque|très bizarre|toute bizarre|tout bizarre|est bizarre|tient plus) & ! ${NO_ALARM}`,
    ],
  },
  {
    id: FALLEN_CHILD,
    level: 'danger',
    situation: 'medical',
    why: "Un petit qui vient de tomber de haut ou sur la tête : le 15 dit s'il faut le montrer. Une chute n'est pas un coup.",
    unless: [...UNLESS, 'sport'],
    always: true,
    patterns: [
      `${CHILD} & ${FALLEN} [*] [*] (de|du|des|d'|dans) [*] [*] ${HEIGHTS} & ! (bras dans|bras cassé|dans (mes|ses|nos|les) bras|endormi*|${NO_ALARM.slice(1)}`,
      `${CHILD} ... ${HIT_HEAD} & ! (contre les murs|exprès|mur quand|crise*|colère|idée|oreiller|${NO_ALARM.slice(1)}`,
      `${BABY} [*] [*] [*] [*] [*] (est|vient de|a) [*] (tombé|tombée|tomber|fait une chute|roulé du|roulé de|roulé par) & ! (malade|dents|sommeil|du nid|endormi*|fièvre|température|${NO_ALARM.slice(1)}`,
    ],
  },
  {
    id: SHAKEN_BABY,
    level: 'danger',
    situation: 'medical',
    immediate: true,
    why: "Un bébé qui a été secoué doit être vu tout de suite, même s'il paraît bien, par qui que ce soit et quel que soit le jour.",
    unless: ['fiction', 'study', 'news', 'laughing'],
    always: true,
    patterns: [
      `(ai|a|avons|ont|avait|viens de|vient de|aurait|il|elle|mari|conjoint|compagnon|nounou|père|mère) [*] [*] (secoué|secouée|secoue|secouer) [*] (mon|ma|le|la|notre|son|sa|un) [petit*|plus] ${BABY} & ! (failli|peur|envie|pourrais|pourrait|risque|jamais|pas secoué|pas secouer|pas secouée|doucement pour jouer|hochet|biberon)`,
      `(ai|a|avons|ont|viens de|vient de|aurait|été) [*] [*] (secoué|secouée|secouer|secoués) & ${BABY} & ! (failli|peur de|envie|pourrais|pourrait|risque|jamais|pas secoué*|pas secouer|nouvelle|naissance|m'a secoué*|nous a secoué*|ça me|hochet|biberon)`,
      `(ai|a|viens de|vient de) [*] [*] (secoué|secouée|secouer) & (fils|fille|petit|petite) & (de|a) (1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|20|22|un|deux|trois|quatre|cinq|six|sept|huit) (mois|semaines) & ! (failli|peur de|envie|pourrais|risque|jamais|pas secoué*|m'a secoué*)`,
    ],
  },
  {
    id: THEIR_BODY,
    level: 'danger',
    situation: 'medical',
    immediate: true,
    why: "Quelqu'un qu'on ne peut pas réveiller, aux lèvres bleues, qui respire mal ou ne réagit plus : le 15, quel que soit le sujet d'avant.",
    unless: UNLESS,
    always: true,
    patterns: [
      `(arrive|arrives|arrivons|réussis|réussit|parviens|peux|peut) [vraiment|même] (pas|plus) [trop|vraiment|du tout|bien] [à|a] (le|la|les) réveiller & ! (${SPELLS.slice(1, -1)}|lycée|collège|travail|boulot|ado|${NO_ALARM.slice(1)}`,
      `(impossible|pas moyen|moyen|essayé|essaie|essaye) [de] (le|la|les) réveiller & ! (${SPELLS.slice(1, -1)}|lycée|collège|travail|boulot|ado|${NO_ALARM.slice(1)}`,
      `${SOMEBODY} [*] [*] [*] [ne] se réveille [vraiment|toujours|même] (pas|plus|presque plus) .. (quand|même|malgré|du tout|si je|je fais|aidez|$) & ! (${SPELLS.slice(1, -1)}|à côté|pleure*|bruit|bébé pleure|fais quoi pour|${NO_ALARM.slice(1)}`,
      `(lèvres|bouche|visage|ongles|bout des doigts) [*] [*] [*] (bleu|bleue|bleues|bleus|violet|violette|violettes|violacé*|bleuissent|bleuâtre*) & ! (rouge à lèvres|gloss|maquill*|vernis|yeux|feutre*|colorant|glace|piscine|froid|coup*|frappé*|bonbon*|${NO_ALARM.slice(1)}`,
      `(bleu|bleue|bleus|violet|violette|bleuit) [*] [*] [*] (lèvres|bouche) & (devient|vire|est|sont|commence|bleuit|tout) & ! (rouge à lèvres|gloss|maquill*|feutre*|colorant|glace|piscine|coup*|frappé*|un bleu|bonbon*|${NO_ALARM.slice(1)}`,
      `${SOMEBODY} ... respire [très|vraiment|super|un peu|hyper] (bizarre*|mal|plus|à peine|difficilement|par à coups|presque plus|presque pas) & ! (nez|rhume|bouché|angoisse|panique|chien|chat|mieux|${NO_ALARM.slice(1)}`,
      `${SOMEBODY} [*] (a|galère|peine) [*] [du|de la|plus en plus de] (mal|peine) à respirer & ! (nez|rhume|bouché|angoisse|panique|mieux|${NO_ALARM.slice(1)}`,
      `(ronfle|râle|gargouille) [*] [*] (bizarre*|étrange*|drôlement|super fort|pas normal*) & (réveill*|respir*|bu|pris|cachets|médicament*|alcool|drogue|répond) & ! ${NO_ALARM}`,
      `${SOMEBODY} ... (écroulé*|effondré*|évanoui*|tombé* dans les pommes|fait un malaise|eu un malaise|fait une syncope|convulse|inconscient*|inanimé*) & (par terre|sol|répond|bouge|réveille|réagit|respire|vient de|là|maintenant|d'un coup) & ! (larmes|pleur*|au travail|boulot|moral*|quand (il|elle|je)|avait|gâteau*|soufflé|four|cagette|panier|tarte|${NO_ALARM.slice(1)}`,
      '(coincé*|écrasé*|enseveli*|happé*|bloqué*) (dessous|sous (le|la|un|une|l|les|des) (tracteur|voiture|arbre|mur|meuble|machine|charge|tronc|poutre|remorque|camion|benne|décombres|quad|armoire|portail|palette*|éboulis)|(dans|par) (la|une|l) (machine|broyeur|moissonneuse|presse|prise de force)) & ! (chat|dossier*|paperasse|clé*|doigt|ballon|hier|semaine dernière)',
      `${SOMEBODY} & (tout gris|toute grise|livide|blême|tout blanc|toute blanche|teint gris) & (transpire*|sueur|sueurs|sue) & ! (oral|exam*|entretien|scène|trac|stress*|match|course|sport|concert|chat|chien|tomate*|mur|ciel|colère|${NO_ALARM.slice(1)}`,
      `${SOMEBODY} & (tout blanc|toute blanche|livide|tremble|transpire|bave|révulsé*|tout pâle|toute pâle) & (répond|réagit|bouge|parle) (pas|plus) & ! (colère|message*|téléphone|devant|public|nerfs|${NO_ALARM.slice(1)}`,
      `(${SOMEBODY.slice(1, -1)}|grand père|grand mère) & (tombé*|chuté|chute|par terre) & (se relever|relever|très mal|mal au dos|mal à la tête|(de|dans) [*] (escalier|escaliers|échelle|toit)|hanche|bouge plus|bouge pas|saigne*|sur la tête) & ! (dépression|alcool|chômage|deuil|drogue|divorce|rupture|amoureu*|faillite|malade|moral*|sociale|(dit|prétend|raconte|assure|jure) (que|qu') (il|elle) (est|a|s'est) *|${NO_ALARM.slice(1)}`,
      `${SOMEBODY} [*] (est|reste) [là|allongé*|toujours|encore|complètement] (inconscient|inconsciente|inanimé*|dans le coma à la maison|sans connaissance) & ! (inconscient* (de|des|du|que)|biais|danger*|hôpital|réanim*|irresponsable|route|volant|risque*|${NO_ALARM.slice(1)}`,
    ],
  },
  {
    id: FALLEN_ELDER,
    level: 'danger',
    situation: 'medical',
    why: "Une personne âgée qui vient de tomber et a mal : un avis médical, même si elle parle. Une chute n'est pas un coup.",
    unless: UNLESS,
    always: true,
    patterns: [
      `(mère|père|maman|papa|grand mère|grand père|grand-mère|grand-père|mamie|mémé|papi|papy|pépé|tante|oncle|belle mère|beau père|voisine|voisin|mari|femme) & (est tombé*|vient de tomber|a fait une chute|a chuté|est tombée) & (a [*] mal|se plaint|bleu*|bosse|enflé*|gonflé*|relève pas|se lever) & ! (malade|amoureu*|enceinte|dépression|poussé*|frappé*|battu*|${NO_ALARM.slice(1)}`,
    ],
  },
  {
    id: ROAD_ACCIDENT,
    level: 'danger',
    situation: 'medical',
    immediate: true,
    why: "Quelqu'un qui vient d'être renversé : les secours, quel que soit celui qui l'écrit.",
    unless: UNLESS,
    always: true,
    patterns: [
      `(ai|a|viens de|vient de|s'est fait|été) [*] (renversé*|renverser|percuté*|percuter|fauché*|faucher|heurté*|écrasé*) [*] [*] [*] (cycliste|piéton*|enfant|femme|homme|gamin*|mamie|papi|dame|monsieur|quelque un|personne|motard|scooter|vélo|trottinette|voiture) & (par terre|sol|saigne*|bouge*|répond*|mal|blessé*|vient|viens|inconscient*|crie*|respire*) & ! (chat|chien|verre|café|table|${NO_ALARM.slice(1)}`,
    ],
  },
  {
    id: SIDE_THAT_FAILS,
    level: 'danger',
    situation: 'medical',
    immediate: true,
    why: "Quelqu'un dont un côté du corps, la bouche, la vue ou la parole lâche d'un coup : chaque minute compte.",
    unless: UNLESS,
    always: true,
    patterns: [
      `${SOMEBODY} & (parle|parler|mots|phrases) ... (bouillie|charabia|pâteux|pâteuse) & (bras|main|tasse|verre|fourchette|jambe|visage|bouche|côté|tombe|lâche) & ! (bébé|mange|manger|cuillère|purée|dentiste|anesthésie|bu|ivre|${LASTING.slice(1, -1)}|${NO_ALARM.slice(1)}`,
      `${SOMEBODY} & (côté|bras|jambe|moitié|main) ... (paralysé*|engourdi*|répond plus|obéit plus|bouge plus) & ${ALL_AT_ONCE} & ! (${LASTING.slice(1, -1)}|${NO_ALARM.slice(1)}`,
      `${SOMEBODY} & paralysé* ... (côté|bras|jambe|moitié|visage) & ${ALL_AT_ONCE} & ! (${LASTING.slice(1, -1)}|${NO_ALARM.slice(1)}`,
      `${SOMEBODY} & (voit (double|trouble|flou)|trouve plus ses mots|parle .. n'importe comment|parle charabia|bafouille|articule (mal|plus)|mal de tête (horrible|atroce|violent|brutal|terrible)) & ${ALL_AT_ONCE} & ! ((me|nous|m'a) parl*|${LASTING.slice(1, -1)}|${NO_ALARM.slice(1)}`,
      `${SOMEBODY} & (sourire|bouche|visage) [qui est|est|tout|toute|complètement] (de travers|tordu*|déformé*|qui tombe) & ! (mange*|${LASTING.slice(1, -1)}|${NO_ALARM.slice(1)}`,
    ],
  },
  {
    id: DRINK_AND_TABLETS,
    level: 'danger',
    situation: 'medical',
    immediate: true,
    why: "Alcool et médicaments ensemble chez un proche, sans mot de suicide : la respiration peut s'arrêter dans le sommeil.",
    unless: UNLESS,
    always: true,
    patterns: [
      `${SOMEBODY} ... ${DRINK} ... (pris|avalé|gobé|mélangé) ... ${REMEDIES} & ! (${MAY_BE_MEANT.slice(1, -1)}|je bois|j'ai|ai pris|ai bu|si|quand|arrêté*|${NO_ALARM.slice(1)}`,
      `${SOMEBODY} ... (pris|avalé|gobé|mélangé) ... ${REMEDIES} ... ${DRINK} & ! (${MAY_BE_MEANT.slice(1, -1)}|je bois|j'ai|ai pris|ai bu|si|quand|arrêté*|boire de l'eau|verre d eau|${NO_ALARM.slice(1)}`,
    ],
  },
]

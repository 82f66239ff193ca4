import type { Rule } from '../rule.ts'

/** Suffering said in any order and any words: absolutes about life, the future, oneself and others. */
export const vigilanceConstellations: readonly Rule[] = [
  {
    id: 'vie-niée',
    level: 'vigilance',
    situation: 'passive',
    why: "La vie, l'existence ou le fait d'être là, niés ou regrettés.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    patterns: [
      "(je|me|moi|ma) & (vivre|vivant*|vie|exister|existe|en vie|être là|(suis|être|sois|étais|serais) né*|naître) & (fous|égal|regrett*|plus envie|à quoi bon|marre|lass*|tiens plus|n'existe plus|pas demandé|supplice|calvaire|enfer|cauchemar|ruines|détruit*|vide de sens|insipide|punition|erreur|corvée|dégoûte|supporte plus|de trop) & ! (couple|vie privée|vie de bureau|collègues)",
      "(j'espère|espérer|espère|souhaite|prie|rêve|arrive) & (s'écrase|crash*|emporte|ne pas me réveiller|pas me réveiller|accident|maladie|cancer|vienne me chercher|arrêt cardiaque|tombe malade) & (je|me) & ! (peur|mon père|ma mère|guér*|il|elle)",
      "(m'endormir|dormir|fermer les yeux) & (s'arrête|plus jamais|ne plus|jamais) & ! (insomnie*|arrive|bruit|là dedans|dans ce lit|sans les|futur lit)",
      "(disparaître|m'effacer|m'évaporer|ne plus exister|me dissoudre|cesser d'exister) & (je|me|envie|aimerais|voudrais) & ! (_|boutons|rides|complexe*|réseaux)",
    ],
  },
  {
    id: 'avenir-fermé',
    level: 'vigilance',
    situation: 'hopeless',
    why: "L'avenir nié : demain, l'espoir, l'issue, avec un absolu.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing', 'sport'],
    patterns: [
      "(je|me|ma|moi) & (plus|jamais|aucun|aucune|rien|pas|personne) & (imaginer demain|projeter|espérer|espoir|espère|issue|avenir|m'en sortir|lumière au|bout du tunnel|y arriver|remonter la pente|relever|survivre|continuer comme|tenir (longtemps|un jour|encore|comme)|supporter) & ! (_|examen|devoirs|match|voisin*|collègue*|bruit|belle-mère|belle-famille|patron|chef|boulot|diminutif|espère que (je ne vous|vous|tu|ça|je ne te))",
      '(suis|vis|tombe|glisse|sens|vie) [*] [*] (dans|au bord de|au bord du|vers|en|à la|au fond du|un|une|au) [vrai|véritable|l|le|la] [*] (gouffre|abîme|néant|précipice|naufrage|dérive|enfer|champ de ruines|trente sixième dessous|trou noir) & ! (jeu|film|budget|comique|_)',
      'descente aux enfers',
      '(jusqu au trou noir|trou noir) & (bu|rebu|bois|boire|verre|soirée|revenir) & ! (jeu|film|_)',
      // Whom one no longer plays cards with is missed, and the future is not closed for it.
      "plus personne & ! plus personne (ne (savait|rigolait|chantait|riait|parlait|bougeait|écrit|écrivait|m'appelle)|rigol*|chant*|jusqu'au|à voir (au|dans|à)|n'écrit|écrit|à qui (téléphoner|écrire|souhaiter)|à (appeler|inviter) (le|au|pour|à)|avec qui (jouer|danser|chanter|marcher|voyager|prendre (le|un) (café|thé))|pour (le bridge|la belote|les cartes|la pétanque|faire le quatrième|le scrabble))",
      "(merde jusqu'au cou|personne viendra|personne ne viendra|seul* contre tous|tout s'écroule|tout s'effondre|monde s'écroule|plus aucun sens|tout est noir|noir partout)",
      '(je suis|suis|me sens) .. (foutu*|fichu*|brisé*|anéanti*|détruit*|irrécupérable|un échec|un zéro|bon à rien|bonne à rien|condamné*) & ! (repas|le bras|la jambe|mention|pantalon|dossier|état des lieux|soirée|un vu)',
      "(je suis|suis) [déjà|totalement|complètement|un homme|une femme|vraiment|un type|un raté|quelqu'un de] (fini|finie) & ! (fini de|dossier|travail)",
      '(vie|parc|tout|récolte|avenir|existence) [*] [*] (est|sont) [déjà|complètement] (finie|fini|foutu*|fichu*|détruit*|brisé*) & (je|ma|mon|suis) & ! (série|saison|jeu|film|soirée)',
      "(je|suis) & (coule|couler|sombre|sombrer|noie|me noie|chute libre|dégringole|plonge|replonge|m'enfonce) & ! (piscine|bateau|travail|dossiers|film|encre|rumination*|start up|la plonge|wagon|manège|(ou|dois|faut|vais|préfère) laisser couler|entendais l'eau|couler un bain)",
    ],
  },
  {
    id: 'trop-pour-les-autres',
    level: 'vigilance',
    situation: 'burden',
    why: "L'idée que les autres gagneraient à son absence, ou qu'on ne mérite pas.",
    unless: ['fiction', 'study', 'resolved-past'],
    patterns: [
      "(soulagé*|soulagement|mieux|libres|libéré*|heureux|tranquilles|plus simple|bon débarras) & (si je|sans moi|quand je) & (partais|disparais*|étais|serai*|existais|sans moi|meurs|m'en vais|n'étais|mourais)",
      '(ma présence|mon existence|je) & (fais|fait) & (que du mal|du mal à tout|que décevoir|souffrir tout) & ! _',
      "mérite pas & (vivre|amour|exister|mes enfants|d'être aimé*|bonheur|respirer|gentillesse|ma famille)",
      '(je|suis|me sens) & (déchet|boulet|fardeau|parasite|poids pour|en trop|de trop|inutile|nuisible|toxique pour) & ! (temps|bagages|travail|kilos|minutes de trop|verre de trop|mot de trop|danse|cm|centimètre*)',
    ],
  },
  {
    id: 'vie-arrêtée',
    level: 'vigilance',
    situation: 'severe',
    why: 'Plusieurs fonctions de la vie arrêtées, réalité altérée, maternité sans lien, violence scolaire subie.',
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    patterns: [
      'je ... (mange|dors|parle|ris|sors|lave|lève|bouge|ressens) plus ... (mange|dors|parle|ris|sors|lave|lève|bouge|ressens) plus',
      '(jours|semaines|mois|ans) & (sors plus|du lit|au lit|plus sorti*|ne sors|volets fermés|pas douché*|pas mangé|pas dormi|reclus*) & (je|me)',
      "(bébé|naissance|accouch*|maman) & (aucun amour|n'aime pas|ressens rien|étrang*|regrett*|éprouve) & je & ! (papa|lapin)",
      "(voisins|télé|radio|gens|ils|on|murs|ondes|puce|caméras) & (m'envoient|messages codés|me parlent|lisent mes pensées|m'espionnent|complot*|me surveillent|contrôlent|par les murs|empoisonn*) & ! (whatsapp|sms)",
      "(lycée|collège|école|classe|travail|bureau) & (m'insulte*|me harcèle*|se moque* de moi|me crache*|me tape*|me frappe*|souffre douleur|mange seul*|persécut*|me rackette*) & ! (_|prévention)",
      "(fantôme|coquille vide|robot vide|l'ombre de|mort-vivant|automate) & (je|suis|devenu*) & ! (pas (un|une) (fantôme|automate)|film|jeu|costume|halloween|série)",
      '(flash*|revois|revis|cauchemar*) & (attentat|viol|agression|accident|guerre|incendie|corps|attaque|braquage)',
    ],
  },
  {
    id: 'dépendance-et-corps',
    level: 'vigilance',
    situation: 'substance',
    why: 'Produit ou conduite sans lesquels on ne tient pas ; contrôle du poids qui abîme.',
    unless: ['fiction', 'study', 'news', 'resolved-past'],
    patterns: [
      '(sans|besoin|chaque|tous les|toute la|tout le temps|matin|cachette|jour) & (bouteille|vodka|whisky|rosé|joint*|shit|coke|de la c|héro*|crack|ket*|xanax|tramadol|codéine|alcool|cocaïne|pétard*|bédo*|lean|bière*) & (je|me) & (tiens|tenir|bois|bu|fume|tape|prends|sniffe|avale|endors|lève|cache*|arrêter|commence) & ! (verre de|de temps en temps|sans alcool|jamais|arrêté|abstin*|médecin)',
      '(calorie*|me pèse|balance|vomi*|laxatif*|jeûne|maigrir|grosse|kilos|affame) & (plus mes règles|dix fois|chaque|obsess*|vomir|toute la journée|énorme|évanoui*|cheveux tombent|cache|me dégoûte|jamais assez|rien manger) & (je|me) & ! (bébé|enceinte|médecin|(me faire|me fais|me suis fait) vomir)',
    ],
  },
  {
    id: 'proche-qui-dit-adieu',
    level: 'vigilance',
    situation: 'other-worry',
    why: "Un proche laisse entendre qu'il veut mourir ou partir.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    patterns: [
      '{proche} & (vous me manquerez|ne vaut plus|plus envie de vivre|veux mourir|veut mourir|voulait mourir|adieu*|en finir|suicid*|se fait du mal|scarif*|idées noires|disparaître|plus la peine de vivre|se laisse mourir|se détruit) & ! (_|film|chien|chat)',
    ],
  },
]

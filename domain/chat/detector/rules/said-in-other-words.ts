import type { Rule } from '../rule.ts'

const UNLESS = ['fiction', 'study', 'news', 'resolved-past'] as const

/** One's death or another's said outright, in words that nobody expects: few of French, a laugh, a prayer, a lie that was told to those who care. */
export const saidInOtherWords: readonly Rule[] = [
  {
    id: 'tête-qui-dit-finir',
    level: 'crise',
    situation: 'ideation',
    why: "Finir la vie, en peu de mots de français : l'idée y est entière.",
    unless: UNLESS,
    always: true,
    patterns: [
      '(tête|coeur|moi|je|veux|voudrais|envie|pense*|dit|dire) .. [de|à] finir (la|ma) vie & ! (finir [ma|la] vie (avec|ensemble|ici|en|au|à la|tranquille*|professionnelle|active|étudiante)|en beauté|chapitre|roman)',
      'finir la vie [,] finir la vie',
    ],
  },
  {
    id: 'plan-dit-en-riant',
    level: 'crise',
    situation: 'plan',
    why: "Un jour, un plan et le geste : le rire qui suit n'y change rien.",
    unless: UNLESS,
    always: true,
    patterns: [
      "(mon plan|le plan|programme|au programme|prévu|ma solution|projet) .. (de|d'|est de|c'est) [de] me (foutre en l'air|tuer|suicider|pendre|flinguer|buter|jeter sous|jeter du|supprimer|noyer)",
    ],
  },
  {
    id: 'disparue-tout-serait-plus-simple',
    level: 'crise',
    situation: 'veiled',
    why: 'Sa propre disparition, pensée comme un bien pour les siens.',
    unless: [...UNLESS, 'laughing'],
    always: true,
    patterns: [
      "(si|quand) je (disparaissais|mourais|disparais|n'étais plus là|étais plus là|étais mort*|n'existais plus|existais plus) .. (plus simple|mieux|plus facile|soulag*|tranquille*|bien mieux|plus léger) & (tout le monde|eux|elle|lui|famille|enfant*|fils|fille|mari|femme|parents|les autres|ils) & ! (réunion|équipe|groupe|service|bureau|réseaux|insta*|appli*)",
    ],
  },
  {
    id: 'partir-tous-les-deux',
    level: 'crise',
    situation: 'plan',
    why: "Mourir à deux, dit comme un départ : l'autre ne l'a pas choisi.",
    unless: [...UNLESS, 'laughing'],
    always: true,
    patterns: [
      "(qu'on|on|nous) (parte|part|partirait|partions|partir|s'en aille|s'endorme) [tous|toutes] (les deux|ensemble|à deux) .. (doucement|sans gêner|sans bruit|sans souffrir|dans notre sommeil|pour toujours|en même temps) & ! (vacances|voyage|week end|mer|campagne|bretagne|restaurant|retraite|déménag*)",
    ],
  },
  {
    id: 'mensonge-pour-ne-pas-être-hospitalisé',
    level: 'crise',
    situation: 'ideation',
    why: "Cacher ses idées à ceux qui soignent, de peur de l'hôpital : elles sont là.",
    unless: UNLESS,
    always: true,
    patterns: [
      "(je|j'ai) (mens|menti|cache|caché|dis non|réponds non|fais semblant) .. (pour (ne pas|pas|éviter)|peur d'|de peur d') .. (hospitalis*|intern*|hp|enfermé*|hôpital) & ! (alcool|fumer|poids|régime|grossesse|opér*)",
    ],
  },
  {
    id: 'arme-contre-soi',
    level: 'crise',
    situation: 'plan',
    immediate: true,
    why: "Une arme et soi pour cible : l'accès est immédiat.",
    unless: UNLESS,
    always: true,
    patterns: [
      "(me servir|servir|retourner|utiliser|tourner) [de] (mon|l') (arme|fusil|pistolet) .. (contre|sur) moi & ! (il|elle|ils) (veut|va|voulait|menace*)",
    ],
  },
  {
    id: 'arme-contre-soi-d-un-autre',
    level: 'crise',
    situation: 'other-imminent',
    immediate: true,
    why: "La même chose d'une autre personne ; parfois celle qui écrit.",
    unless: UNLESS,
    always: true,
    patterns: [
      '(se servir|retourner|utiliser|tourner) [de] (son|l) (arme|fusil|pistolet) .. (contre|sur) (lui|elle) & ! (voleur*|cambriol*|agress*|suspect*)',
    ],
  },
  {
    id: 'prière-de-ne-pas-se-réveiller',
    level: 'vigilance',
    situation: 'ideation',
    why: 'Demander au ciel de ne pas se réveiller : un souhait de mort dit sans le mot.',
    unless: [...UNLESS, 'laughing'],
    always: true,
    patterns: [
      "(prie*|demande à dieu|supplie*|espère) .. (que|pour|de) [moi] [je] [ne] [pas|plus] [me] (réveille|réveiller|ouvrir les yeux) [pas|plus] & (pas|plus) & ! (bébé|fils|fille|enfant*|mari|voisin*|avant|à l'heure|réveil sonne|nuit blanche)",
    ],
  },
  {
    id: 'souhait-de-s-éteindre',
    level: 'vigilance',
    situation: 'passive',
    why: "S'éteindre, s'endormir, partir doucement : la mort souhaitée sans être cherchée.",
    unless: [...UNLESS, 'laughing'],
    always: true,
    patterns: [
      "(si (je|seulement je) pouvais|j'aimerais|je voudrais|je préférerais|envie de|je rêve de|je souhaite|je prie pour|plus qu'à) [*] [*] (m'éteindre (doucement|en silence|sans bruit|comme une bougie|dans mon sommeil|et (ne plus|qu'on)|pour de bon)|m'éteindre $|m'endormir (pour toujours|pour de bon|et ne (plus|jamais|pas) me réveiller)|partir (dans mon sommeil|en dormant|pendant mon sommeil)|m'en aller (dans mon sommeil|en dormant|doucement dans la nuit)) & ! (cerveau|téléphone|écran*|lumière|ordi*|lampe|notification*|le plus tard|très vieux|très vieille|centenaire|un jour lointain|à 100 ans)",
      'je m éteigne [enfin|doucement|cette nuit] ($|,|comme une bougie|dans mon sommeil|doucement|et) & ! (téléphone|lumière|écran*)',
    ],
  },
  {
    id: 'ils-disent-prends-le-couteau',
    level: 'crise',
    situation: 'voices',
    immediate: true,
    why: "Des voix qui donnent un ordre et nomment l'objet : elles peuvent être suivies.",
    unless: UNLESS,
    always: true,
    patterns: [
      '(ils|elles|voix|on me|ça) [me] (dit|disent|répète*|crie*|ordonne*|souffle*) [de|:|que|tout le temps|encore] (prends|prendre|prend) (le|un|ton|la|une|tes|les) (couteau|lame|cutter|rasoir|corde|ciseaux|arme|fusil|cachets|médicaments) & ! (médecin*|infirmi*|docteur*|pharmacien*|recette|cuisine*|chef|matin et soir|après le repas|escalade)',
    ],
  },
]

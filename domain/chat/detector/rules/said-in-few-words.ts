import type { Rule } from '../rule.ts'

const UNLESS = ['fiction', 'study', 'news', 'resolved-past', 'laughing'] as const

/** Where a few words stop: what would follow says which life, where, or with whom. */
const THERE = "($|,|moi|ici|bientôt|maintenant|encore|c'est|pour moi|je|et|mais|trop)"
const THIS_LIFE = '(la|ma|mon|cette|ce) vie'
/** « La vie active », « cette vie de bureau »: one life among others. */
const ONE_LIFE_AMONG_OTHERS =
  '(vie (active|de|d|à|au|en|parisienne|étudiante|professionnelle|sociale|privée|publique|monastique|commune|nocturne|militaire|associative|politique|urbaine)|démission*|déménag*|retraite|contrat)'

/** Life and death in the words of who learnt French late: the order, the articles and the endings are missing, the sense is whole. */
export const saidInFewWords: readonly Rule[] = [
  {
    id: 'quitter-la-vie',
    level: 'crise',
    situation: 'intent',
    why: 'Quitter la vie, se tuer, être mort demain, dit avec peu de français.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(mieux vaut|vaut mieux|il vaut mieux|préférable) que (je|moi) (meure|meurs|meurt|mort|crève|sois mort*) & ! (rire|faim|soif)',
      `(je|moi) [*] (quitte|quitter|quitterai|sors|sortir|termine|terminer|finis|finir|arrête|arrêter|coupe|couper|part|pars|partir) [de] ${THIS_LIFE} ${THERE} & ! ${ONE_LIFE_AMONG_OTHERS}`,
      `(veux|vouloir|veut|peux|peut) (pas|plus) rester dans ${THIS_LIFE} ${THERE} & ! ${ONE_LIFE_AMONG_OTHERS}`,
      "(mieux|meilleur|bien) [c'est] [que|si|pour] [moi] (je|moi) (meurs|meurt|mourir|mort|morte|meure) & ! (rire|faim|soif|fatigue|honte|de (froid|chaud))",
      '(je|moi) [*] (vais|va|veux|veut|vouloir|voudrais|besoin|dois) [de] tuer (moi|moi même) ($|,|même|ce soir|cette nuit|demain|bientôt|et|parce)',
      '(demain|ce soir|cette nuit|bientôt|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) moi [je] [suis|être] (mort|morte) [$|,] & ! (rire|fatigue|soirée|crevé*)',
      '(je|moi) [*] (finis|finit|finir|termine|arrête) (tout|tous) avant & (cette vie|la vie|vivre|mourir|honte|famille|plus rester) & ! (rapport|mémoire|dossier*|devoir*|travaux|valise*|carton*)',
    ],
  },
  {
    id: 'ne-pas-vouloir-vivre',
    level: 'vigilance',
    situation: 'passive',
    why: 'Ne plus vouloir la vie, dit avec peu de français.',
    unless: UNLESS,
    always: true,
    patterns: [
      `(je|moi) [*] (veux|veut|vouloir|peux|peut|pouvoir) (pas|plus|ne) vivre [plus|encore|jamais] ${THERE} & ! (vivre (plus|encore) (loin|longtemps|de|d|près|ici)|vivre (à|en|chez|avec|dans|comme|sans|seul*|ensemble))`,
      `(je|moi) [*] (veux|veut|vouloir|aime|envie) (plus|pas) [de] ${THIS_LIFE} ${THERE} & ! ${ONE_LIFE_AMONG_OTHERS}`,
      "(je|moi|ai|j ai) (pas|plus) envie [de] [la] (vivre|vie) ($|,|moi|c'est|je)",
      '^ (plus|pas) (envie|force|courage) [de] [la] (vivre|vie) ($|,|moi|pour moi)',
      '(pas bon|mauvais|pas bien|trop dur) [de] vivre pour moi ($|,|je|et)',
    ],
  },
]

import type { Lexicon } from '../../detector/pattern.ts'

/** Families of words that shapes name in braces. */
export const wordsOfShapes: Lexicon = {
  autrui: [
    '(il|elle|ils|elles)',
    '(mon|ma|mes|notre|nos|son|sa|ses|leur|leurs|la|le|les) [meilleur*|petit*|grand*|ex|belle|beau] (mari|femme|conjoint*|compagn*|copain*|copine*|mec|père|mère|papa|maman|parents|frère*|soeur*|fils|fille*|enfants|ado|ami*|pote*|chef|cheffe|patron*|manager*|directeur|directrice|responsable|collègue*|équipe|prof*|médecin|banque|voisin*|tante|oncle|cousin*|famille|coloc*|ex|rh|gens|autres|petit|petite|petits|petites|gamin*|gosse*|véto|docteur|maîtresse|client*|infirmi*|interne|proprio|propriétaire|conseill*|flic*|police|monitrice|moniteur|syndic|cadre)',
  ],
  beaucoup: [
    'très',
    'trop',
    'vraiment',
    'super',
    'hyper',
    'tellement',
    'si',
    'assez',
    'un peu',
    'beaucoup',
    'quand même',
    'plutôt',
    'encore',
    'toujours',
  ],
  'jour dit': [
    'ce soir',
    'demain',
    'ce week-end',
    '(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)',
    'la semaine prochaine',
    'tout à l heure',
  ],
}

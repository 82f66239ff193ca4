import { ASKED, DYING, WISH_THEN } from '../excusers/settled-elsewhere.ts'
import type { Rule } from '../rule.ts'

/** A reason to worry that takes two sentences to say: `patterns` in one of them, `beside` in one of them as well, be it the same. */
export interface RuleAcrossSentences extends Omit<Rule, 'unless'> {
  beside: readonly string[]
}

/** What one said of long ago, or denied, is taken back by the next sentence. */
export const rulesAcrossSentences: readonly RuleAcrossSentences[] = [
  {
    id: 'ancien-et-revenu',
    level: 'crise',
    situation: 'ideation',
    why: 'Une envie de mourir d’autrefois, et la phrase d’après qui dit qu’elle est là de nouveau.',
    always: true,
    patterns: [
      WISH_THEN,
      'au bord du suicide',
      '(jamais|pas) (penser|pensé|vouloir|voulu) [au|à|le] (suicide|mourir|mort)',
    ],
    beside: [
      '^ [et|mais] (maintenant|aujourdhui|là|ces jours ci|depuis) [,] (oui|si|aussi|encore|pareil|toujours|de nouveau|à nouveau|ce est pire|rien n a changé|ce est revenu|ça revient|ça recommence|je replonge) [encore|qu avant|que jamais|$]',
      '^ [et|mais] (ça|ce est|tout|l envie|l idée) [est|me] (revien*|revenu*|reprend|recommenc*) [en ce moment|depuis *|ces jours ci|ces temps ci|$]',
      '^ [et|mais] (maintenant|aujourdhui) [,] (je y|y) suis (encore|toujours|de nouveau|à nouveau|revenu*)',
      '(pris|prise) ma décision $',
      '(je y|y) (repense|repensé|repensais) & ! (sourire|rire|sourit|fier*|tendresse|gratitude)',
    ],
  },
  {
    id: 'non-qui-était-faux',
    level: 'vigilance',
    situation: 'passive',
    why: 'Avoir répondu non à qui demandait si l’on voulait mourir, et dire ici que c’était faux, ou pour avoir la paix.',
    always: true,
    patterns: [`${ASKED} [*] [*] [*] si (je|j') [*] [*] [*] [*] ${DYING}`],
    beside: [
      '(dit|répondu|réponds|répond) [que] non ... (menti|mens|mentais|faux|pas vrai|pas la vérité|rien vu|(me laisse|me laissent|être|avoir) [la] (tranquille|paix)|pas [l|la|le|les] inquiéter|pas (être|qu on m) (hospitalis*|enferm*|intern*))',
      '(dit|répondu|réponds|répond) [que] non mais (si|oui|en fait|en vrai|en réalité) [si|oui|$]',
      '^ [et|mais] (je ai|je) [lui|leur|encore] (menti|mens|mentais)',
    ],
  },
]

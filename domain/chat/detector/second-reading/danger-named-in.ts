import type { Danger } from '../../risk.ts'
import { lexicon } from '../lexicon.ts'
import { compileTest } from '../matcher.ts'
import type { PlainText } from '../normalise.ts'

/** Who or what the danger comes from, when no rule said so: the first whose words are there. */
const words: [Danger, readonly string[]][] = [
  [
    'others',
    [
      'je (vais|veux) (le|la|les|lui) * ',
      '(envie|peur) de (le|la|les|lui|frapper|tuer) *',
      '(vont|va) [tous|toutes] (payer|saigner|se taire|regretter|ramper|flipper)',
      'liste [,] [de|avec] [*] noms',
      'je (le|la|les) (descends|plante|bute|tue|retrouve|éclate)',
    ],
  ],
  ['cyber', ['{réseau}', '(photo*|vidéo*|filmé*|nude*|webcam|harcèle*|messages de haine)']],
  ['child', ['{enfant} ... (culotte|zizi|attouch*|touche|secret)', '(culotte|zizi|attouch*) ... {enfant}']],
  ['elder', ['{aîné}']],
  ['sexual-violence', ['{sexuel}', '(coucher|couchée) de force', "l'a fait quand même", 'voulais pas']],
  ['child', ['{enfant}', '{mineur}', '{parent}', '(tonton|nounou|maîtresse|élève|fillette|nourrisson)']],
  ['partner-violence', ['{partenaire}', '(mec|chum|mari|copain|conjoint|compagnon)']],
  [
    'medical',
    [
      '(respir*|fièvre|sang|saigne*|douleur*|poitrine|coeur|gonfl*|convuls*|inconscient*|vomi*|brûlant*|allerg*|réveille*|malaise|piqué*|mordre|enceinte|mal)',
    ],
  ],
]
const tests = words.map(([danger, patterns]) => ({ danger, isMet: compileTest(patterns, lexicon) }))

export function dangerNamedIn(sentences: readonly PlainText[]): Danger {
  return tests.find(({ isMet }) => sentences.some(isMet))?.danger ?? 'violence'
}

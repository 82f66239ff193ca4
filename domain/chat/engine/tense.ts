import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'

export type Tense = 'past' | 'present' | 'future'

const isAhead = compileTest(
  [
    '^ [bon|donc|alors|demain|et|mais|ok|oui] (je|on) (vais|va) [peut être|sûrement|lui|la|le|les|en|y|me|leur] *',
    '(demain|bientôt) [matin|soir] [,] (je|on) (vais|va) *',
  ],
  lexicon,
)
const isBehind = compileTest(
  [
    '(je|il|elle|on|nous) [me|se|lui|leur|en|y] (ai|a|avons) [pas|rien|tout|déjà|encore|même] (eu|fait|dit|pris|vu|reçu|perdu|mis|su|pu|dû|appris|parlé|passé|crié|essayé|demandé|envoyé|arrêté|commencé|raté|refusé|quitté|appelé|donné|trouvé|enterré)',
    '(hier|avant-hier|ce matin|la semaine dernière|dimanche dernier|samedi dernier)',
    "(m'a|m'ont|l'a|l'ai|nous a) *",
    '(était|étais|avait|avais|faisait|venait|allait|disait)',
    'je (suis|me suis) (allé*|parti*|resté*|rentré*|fait*|mis*|sorti*|tombé*)',
  ],
  lexicon,
)

/** Whether a message tells what happened, what is meant to happen, or what is. */
export function tenseOf(sentences: readonly PlainText[]): Tense {
  return sentences.some(isAhead) ? 'future' : sentences.some(isBehind) ? 'past' : 'present'
}

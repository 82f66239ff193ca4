import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Reading } from './risk.ts'

const TELL =
  '(parle|parlais|parlerais|dis|disais|le dis|le disais|raconte|racontais|le raconte|dénonce|dénonçais|porte plainte|en parle)'
const TELLING = '(parler|dire|le dire|raconter|en parler|dénoncer|porter plainte)'

/** « Si tu parles, ça tuera ta grand-mère »: who hurts somebody makes them keep it. */
const isImposed = compileTest(
  [
    `(dit|dis|disait|répète|répétait|prévenu*|menace|menacé|menacée|juré) ... si (je|tu|on) [en|le|la] ${TELL} ... (tuerait|tuera|tuer|tue|mourir|mourrait|mourra|meurt|prison|croira|croirait|croiront|foyer|placé*|faute|détruir*|détruirait|frapp*|revoir|séparé*|peine|honte)`,
    `si (je|tu) [en|le|la] ${TELL} ... (il|elle) (me|nous|les|la|le) (tue|tuera|tuerait|frappe*|frappera|fera du mal|fait du mal|retrouvera)`,
    `(interdit|interdisait|interdire|défendu|fait jurer|fait promettre) de ${TELLING} (à|de|$|,|ce|que|qu|quoi|et|sinon|rien) & (touche*|touché*|fait|secret|nuit|lit|chambre|dessous|mal|coups|frapp*)`,
  ],
  lexicon,
)

/** A threat that keeps somebody quiet is a part of the harm: it is answered as such, and is no worry for whoever is named in it. */
export function silenceImposed(
  { risk }: ConversationState,
  sentences: readonly PlainText[],
  reading: Reading,
): Reading | null {
  if (reading.level === 'crise' || !sentences.some(isImposed)) return null
  const known = risk.level === 'danger' ? risk.situation : reading.level === 'danger' ? reading.situation : null
  const situation = known ?? 'violence'
  const signal = { rule: 'silence-imposé', level: 'danger', situation } as const
  return { ...reading, level: 'danger', situation, signals: [signal], distress: true }
}

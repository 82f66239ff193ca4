import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import type { Situation } from './risk.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const DYING =
  "(?:conneries?|b[êe]tises?|suicid\\p{L}*|mourir|mort|noires?|en finir|du mal|me tuer|en l['’]air|[àa] l['’]acte|dispara[îi]tre|danger)"
const ASKED = new RegExp(
  `(?<!\\p{L})(?:m['’](?:a|avait|ont)|me|nous a) (?:\\p{L}+ ){0,2}?(?:demandé|demande|redemandé|redemande|demandent|demandait) (?:\\p{L}+ ){0,2}?si (?:je |j['’])[^.!?;,\\n]{0,60}?${DYING}[^.!?;,\\n]{0,30}(?:, (?:et )?si (?:je |j['’])[^.!?;,\\n]{0,60})*`,
  'giu',
)
const FEARED = new RegExp(
  `(?<!\\p{L})(?:a|avait|ont|avaient) (?:\\p{L}+ )?(?:peur|la trouille) que je (?:ne )?(?:fasse|me|passe|veuille|pense)[^.!?;,\\n]{0,40}?${DYING}`,
  'giu',
)
const PROMISED = new RegExp(
  `(?<!\\p{L})(?:dit|promis|juré|répondu|assuré) (?:à [^.,;!?\\n]{1,25} )?que (?:non,? (?:que )?)?je [^.!?;\\n]{0,40}?${DYING}`,
  'giu',
)

/** A plain no to what was asked. */
export const saysNo = test([
  "^ [mais|et|ben|bah|eh bien|alors|bon|évidemment|franchement] [,] (non|nan|absolument pas|pas du tout|jamais|surtout pas|aucunement|bien sûr que non) (,|$|je|j'|et|pas|rien|jamais|vraiment)",
  '(dit|répondu|réponds|dis) [lui|bien sûr] [,|que] (non|que non|pas du tout|absolument pas|jamais)',
  '(vrai|vérité) [,] (c est|ce est) non',
  ', [mais|ben] (non|pas du tout|absolument pas|jamais) (,|$|pas|jamais|je)',
  'je [ne] [y] (pense|songe) [absolument|vraiment] (pas|jamais)',
])
/** What was said to them was not so. */
const belies = test([
  "(je|j'ai|ai|je lui ai|je leur ai) [*] (menti|mens|mentais|raconté des salades|fait semblant)",
  "(c'est|c'était|ce était|était|est) [pas] [complètement|totalement|tout à fait] (faux|un mensonge|vrai|la vérité) & ! (c'est|c'était|ce est|ce était|est|était) [bien|complètement|totalement|tout à fait|vraiment] (vrai|la vérité)",
  "(mais|sauf que|alors que) [*] (en vrai|en fait|en réalité|au fond|à vrai dire) (oui|si|j'y|j'en|je (pense|veux|vais|y))",
  "(mais|sauf que|alors que) [*] (oui|si|j'y pense|j'y songe|j'en ai) & ! si (je|on|il|elle|ça|ce)",
  '(elle|il|ils|elles|on) (a|ont|avait|avaient) [bien|peut être|sûrement] raison [de|d|,|$] [avoir peur|inquiéter|craindre]',
  "j'y (pense|songe) [quand même|tous|tout|souvent|parfois|encore|chaque] & ! (pas|plus|jamais)",
])
/** Nor is this a no. */
const leavesOpen = test([
  '(pas|rien) [su|osé|pu] [quoi|lui|leur] (répondre|répondu|dire|dit|su|osé)',
  "(pour|histoire de) [pas|ne pas] [la|le|les|l'] (rassurer|inquiéter|faire peur)",
  "(pour|histoire) (que|qu) (elle|il|ils|on) [ne|me|s'] (inquiète*|laisse*|fiche*|pleure*|dorme*)",
  "(je|j') [ne] sais (pas|plus) [trop] (quoi|si|,|$)",
  '(changé de sujet|rigolé|souri|baissé les yeux|détourné)',
])

/** « Ma femme m’a demandé si j’allais faire une connerie. Non. »: what others feared, and was denied, is not what the writer says. */
export function withoutTheirQuestion(message: string): string {
  const read = message.replace(ASKED, 'm’a demandé comment j’allais').replace(FEARED, 's’inquiète pour moi')
  if (read === message) return message
  const sentences = toSentences(message)
  const isDenied = sentences.some(saysNo) && !sentences.some(belies) && !sentences.some(leavesOpen)
  return isDenied ? read : message
}

const isReported = (message: string): boolean => [ASKED, FEARED, PROMISED].some((said) => message.search(said) >= 0)

/** « J’ai dit non, j’ai menti »: of thoughts that somebody asked about, it says that they are there. */
export function saidOfTheirQuestion(
  { before, risk }: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): { level: 'crise' | 'vigilance'; situation: Situation } | null {
  if (!isReported(message) && !(before && risk.level === 'none' && isReported(before))) return null
  if (sentences.some(belies)) return { level: 'crise', situation: 'ideation' }
  return isReported(message) && sentences.some(leavesOpen) ? { level: 'vigilance', situation: 'passive' } : null
}

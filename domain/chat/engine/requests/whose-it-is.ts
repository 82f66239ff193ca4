import type { ConversationState } from '../../conversation-state.ts'
import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import { type PlainText, toSentences } from '../../detector/normalise.ts'
import { judgingWords } from './judging-words.ts'

/** Whose « c'est normal ? » is: what they feel or do, what two people do together, what another does, or how things are. */
export type Whose = 'own' | 'shared' | 'another' | 'thing'

const ASKS_WHETHER_NORMAL = new RegExp(
  `(?:^| )(?:(?:est ce que )?ce est|est ce|ca fait|(?:vous |tu )?trouve[sz]?(?: vous| tu)? (?:ca|cela)|c) (?:vraiment |bien |quand meme |un peu |trop )?(?:${[...judgingWords].join('|')})(?: |$).*$`,
  'u',
)

/** « C'est normal qu'il entre sans frapper ? »: the question itself says who does it. */
const asksOfAnAct = compileTest(
  [
    '(normal|normale|juste|correct|acceptable|logique) que (il|elle|ils|elles|mon|ma|mes|le|la|les|un|une) * & ! (me manque*|nous manque*)',
  ],
  lexicon,
)

/** « C'est bête, hein ? », « c'est normal que ça revienne si fort ? »: nobody says that of what another does. */
const asksOfOneself = compileTest(
  [
    '(bête|ridicule|idiot|con|débile|la honte|nul|nulle|égoïste|exagéré|pathétique) [,] [hein|non|ou|de|d|$|tu|vous|3|trois] & ! que (il|elle|ils|elles)',
    '(normal|normale|logique) que (ça|cela|je) *',
  ],
  lexicon,
)

/** Somebody else is the one who does it, and it reaches them. */
const isDoneToThem = compileTest(
  [
    '(il|elle|ils|elles|on|{proche}|mari|femme|mec|chef|cheffe|patron*|collègue*|voisin*|coloc|ex|prof|gens) [ne|n] [le|la|les|lui|leur] (me|m|nous) *',
    '(il|elle|ils|elles|{proche}|mari|femme|mec|chef|cheffe|patron*|collègue*|voisin*|coloc|ex|prof) [ne|n] [me|m] (lit|fouille|regarde|prend|entre|vient|décide|crie|critique|surveille|ouvre|jette|vend|utilise|lisent|prennent|entrent) ... (mon|ma|mes|chez moi|chez nous)',
  ],
  lexicon,
)
const isSharedByThem = compileTest(
  [
    '(on|nous) [ne|n] (se|s|nous) * & ! (se (moque|fiche|fout))',
    '(on|nous) [ne|n] (a plus|fait plus|parle plus|rit plus|crie|avons plus|dort plus) *',
  ],
  lexicon,
)
/** What comes over them; how much they work or are paid is a thing to be judged. */
const isFelt = compileTest(
  [
    "(je|j') [ne|n'] [me|m'|m'en|y|en|lui|l'|le|la] (suis|étais|sens|pleure|pleurais|ressens|pense|pensais|rêve|veux|voulais|arrive|craque|doute|culpabilise|bloque|oublie|regrette|ennuie|stresse|panique|déteste|aime|aimais|envie|jalouse|manque|tremble|réagis|repense|rumine|rougis|crie) & ! (payé*|salaire|contrat|congé*|heures|patron*|chef)",
    "(j'ai|je me suis|je l'ai) [même|encore|pas|souvent|trop|toujours|un peu] (peur|honte|envie|mal|du mal|pleuré|crié|craqué|paniqué|bloqué|ri|souri|pensé|ressenti|rêvé|besoin|la haine|le cafard|énervé*|effondré*|senti*)",
    '(ça|cela) [ne] (me|m) *',
    '(de la|la|ma|mon|un peu de|du|de) (culpabilité|peine|honte|tristesse|jalousie|colère|soulagement|envie|gêne|peur|chagrin|remords|rancune)',
  ],
  lexicon,
)
const isOfAnother = compileTest(
  ['(il|elle|ils|elles|{proche}|mari|femme|mec|chef|cheffe|patron*|collègue*|voisin*|coloc|ex|prof)'],
  lexicon,
)
const FEWEST_WORDS_TOLD = 3

/** What was told last before the question, in the same message or in the one before. */
function toldLast({ before }: ConversationState, message: string): PlainText {
  return lastToldIn(message) ?? lastToldIn(before ?? '') ?? []
}

function lastToldIn(text: string): PlainText | undefined {
  return toSentences(text)
    .map((sentence) => sentence.join(' ').replace(ASKS_WHETHER_NORMAL, '').trim().split(' '))
    .findLast((words) => words.length >= FEWEST_WORDS_TOLD)
}

export function whoseIsAsked(state: ConversationState, message: string): Whose {
  const sentences = toSentences(message)
  if (sentences.some(asksOfAnAct)) return 'another'
  if (sentences.some(asksOfOneself)) return 'own'
  const told = toldLast(state, message)
  if (isDoneToThem(told)) return 'another'
  if (isSharedByThem(told)) return 'shared'
  if (isFelt(told)) return 'own'
  return isOfAnother(told) ? 'another' : 'thing'
}

/** Whether it is done to them, and not only seen in another: « il est toujours en colère ». */
export function reachesThem(state: ConversationState, message: string): boolean {
  return toSentences(message).some(asksOfAnAct) || isDoneToThem(toldLast(state, message))
}

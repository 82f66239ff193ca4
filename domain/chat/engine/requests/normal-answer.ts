import type { ConversationState } from '../../conversation-state.ts'
import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import { unusedWording } from '../../replies/rotation.ts'
import { mayBeWeighed } from './act-asked.ts'
import { judgingWords } from './judging-words.ts'
import { answerOn, isBare } from './matter-of.ts'
import { normalByName } from './normal-by-name.ts'
import { anyNormal, howAnotherIs, whatAnotherDoes, whetherAllowed, whetherUsual } from './on-oneself.ts'
import type { Asked, Matter } from './request.ts'
import { reachesThem, whoseIsAsked } from './whose-it-is.ts'

/** « C'est normal ? », « c'est bête ? »: a plain yes or no to what they feel; what another does is theirs to judge. */
export function normalAnswer(
  state: ConversationState,
  asked: Asked,
  message: string,
  matter: Matter | null,
): string | null {
  const written = answerOn(state, matter)
  if (written) return withYesOrNo(asked, written)
  const ofOthers = matter ? null : whetherNormalOfOthers(state, asked, message)
  if (ofOthers) return ofOthers
  // What would hurt somebody is never called normal.
  if (!mayBeWeighed(asked.said)) return null
  if (isOfAnAct(asked.clause)) return withYesOrNo(asked, unusedWording(state, 'tip allowed', whetherAllowed))
  return normalByName(state, asked) ?? withYesOrNo(asked, unusedWording(state, 'tip normal', anyNormal))
}

function withYesOrNo({ clause }: Asked, answer: string | null): string | null {
  return answer && `${asksWhetherCommon(clause) ? 'Oui.' : 'Non.'} ${answer}`
}

/** « C'est normal ? », of how things are or of what another does; null for what they feel or do, alone or with another. */
function whetherNormalOfOthers(state: ConversationState, { clause }: Asked, message: string): string | null {
  const isAlone = isBare(clause.filter((word) => !judgingWords.has(word)))
  const whose = isAlone ? whoseIsAsked(state, message) : null
  if (whose === 'own' || whose === 'shared') return null
  if (whose === 'another')
    return reachesThem(state, message)
      ? unusedWording(state, 'tip of another', whatAnotherDoes)
      : unusedWording(state, 'tip how another is', howAnotherIs)
  if (isOfThings(clause)) return unusedWording(state, 'tip usual', whetherUsual)
  return isOfOneself(clause) ? null : unusedWording(state, 'tip of another', whatAnotherDoes)
}

/** Neither what they do nor what they feel: how things are, or what another does to them. */
const isOfThings = compileTest(
  [
    '(normal|normale|courant) & ! (de|d|que|je|si|me|mon|ma)',
    "(normal|normale) (de|d') (faire|agir|traiter|fouiller|lire|surveiller|crier|parler|se comporter) * & ! je",
    "(normal|normale) (de|d') [devoir|être obligé* de] (devoir|travailler|rester tard|faire des heures|être payé*|attendre|payer|rester) * & ! (je|ensemble|triste)",
  ],
  lexicon,
)
const isOfAnAct = compileTest(['si (je|on) *', '(chelou|lourd|gênant) (non|hein|ou pas) $'], lexicon)

/** What they do or feel. « C'est normal qu'un beau-père vienne dans la chambre ? » is never answered by a yes. */
const isOfOneself = compileTest(
  [
    "(je|me|moi|mon|ma|mes|on|ça|cela) & ! (qu'il|qu'elle|qu'ils|qu'un|qu'une|que (mon|ma|mes|le|la|les|un|une)|peut être|(être|se faire) (surveill*|frapp*|insult*|humili*|menac*|fouill*|rabaiss*|forc*|enferm*|control*|contrôl*))",
    '^ * * * $',
    '(me|nous) manque*',
    // « D'en être encore là », « de pleurer »: an infinitive is theirs, whoever is not named.
    "(de|d') [ne|n] [pas|plus] [en|y|se|le|la|les|lui] (être|avoir|penser|ressentir|pleurer|sentir|vouloir|rester|garder|regretter|craindre|manquer|oublier|rêver|détester|envier|souffrir|douter|aimer|culpabiliser|craquer|dormir|manger|rire|parler à) & ! (qu'il|qu'elle|qu'ils|qu'un|qu'une|que (mon|ma|mes|le|la|les|un|une)|frapp*|tap*|coup*|insult*|surveill*|forc*|touch*|fouill*|humili*|menac*|peur)",
  ],
  lexicon,
)

/** « C'est normal ? » is answered by a yes, « c'est bizarre ? » by a no. */
const asksWhetherCommon = compileTest(['(normal|normale|courant|fréquent)'], lexicon)

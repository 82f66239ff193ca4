import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import type { Heard } from './care-answer.ts'
import { unusedWording } from './rotation.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const choked = test([
  "(s'est|m'est|s'était|me suis|s'étouffait|a failli s') [*] (étouffé*|étranglé*|étouffer|étrangler)",
  '(fausse route|avalé [*] [*] [*] de travers|étouffé*|étouffe|étouffait|suffoque|suffoquait|coincé* dans la gorge)',
])
const isOver = test([
  '(recraché|recrachée|craché|ressorti|sorti|expulsé|vomi) [*] (morceau|bout|tout|le|la|,|$)',
  "(tout|l'a|a tout|l'ai) [*] (recraché|craché|sorti|expulsé)",
  '(respire|respirait|respirer) [à nouveau|de nouveau] (bien|normalement|mieux)',
  '(il|elle|ça|tout|bébé) va (bien|mieux) & ! (pas|plus)',
  "(c'est|c'était) (passé|fini)",
])
const isStillThere = test([
  '(tousse*|toux|siffle*|sifflement|bave*|bleu*|violet*|mal à respirer|respire (mal|pas|plus|vite)|gêne*|bloqué|coincé|inconscient*|mou|molle|somnolent*)',
  "(s'étouffe|m'étouffe)",
  '(encore|toujours) .. (mal|coincé|bloqué|étouffe*)',
])

const OVER = 'tip choking is over'
const asksWhetherToBeSeen = test(['(urgences|hôpital|médecin|pédiatre|docteur|consulter|examiner|15|samu|surveiller)'])

/** « Je l’emmène aux urgences ? », once it came out. */
export const isAskedAfterChoking = ({ used }: ConversationState, sentences: readonly PlainText[]): boolean =>
  used[OVER] !== undefined && sentences.some(asksWhetherToBeSeen)

/** Somebody choked, it came out, and they breathe: what to watch for, and no call for its own sake. A sign that stays is for those who rescue. */
export function chokingIsOver(state: ConversationState, { sentences }: Heard): string | null {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (state.risk.situation !== 'medical') return null
  if (says(choked)) state.safety.choking = true
  if (says(isStillThere)) return null
  if (isAskedAfterChoking(state, sentences))
    return unusedWording(state, 'tip seen after choking', [
      'Oui, un médecin doit voir cela s’il a fallu taper dans le dos ou appuyer sur le ventre, et tout de suite s’il reste une toux, une gêne ou une voix changée. Au moindre doute, le 15 vous le dit au téléphone, et vous ne dérangez personne.',
    ])
  if (!state.safety.choking || !says(isOver)) return null
  const words = unusedWording(state, OVER, [
    'C’est sorti : le pire est passé, et une peur pareille laisse trembler un moment. S’il reste une toux, un sifflement, une gêne ou une somnolence, c’est le 15 ; sinon, un médecin peut vérifier aujourd’hui. Y a-t-il quelqu’un avec vous ?',
  ])
  if (words) state.safety.eased = true
  return words
}

import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { unusedWording } from '../replies/rotation.ts'
import { ourLastReply } from './our-words.ts'
import { mayBeRepeated } from './reflection.ts'

/** « Prenez une lettre, disons le M, et trouvez une ville, un plat, un animal… » */
const OUR_LETTER = /une lettre, disons le (\p{Lu})(?!\p{L})/u
/** Fewer begin with it by chance. */
const FEWEST_FOUND = 3

/** What they found in the game that we had proposed is received as such; null where they play nothing. */
export function gameAnswer(state: ConversationState, message: string): string | null {
  const letter = OUR_LETTER.exec(ourLastReply(state) ?? '')?.[1]?.toLowerCase()
  if (!letter) return null
  const found = message
    .split(/[,;:.!?\n]|(?<!\p{L})et(?!\p{L})/u)
    .map((word) => word.trim())
    .filter(
      (word) =>
        word.toLowerCase().startsWith(letter) && /^[\p{L}’' -]{3,24}$/u.test(word) && word.split(' ').length <= 2,
    )
  if (found.length < FEWEST_FOUND) return null
  const favourite = found.find((word) => /^\p{Ll}/u.test(word) && mayBeRepeated(word)) ?? found.at(-1) ?? ''
  return unusedWording(state, 'game question', [
    `${capitalised(counted(found.length))} mots trouvés, « ${favourite.toLowerCase()} » compris. La tête tourne-t-elle un peu moins vite ?`,
  ])
}

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

function counted(count: number): string {
  return NUMBERS[count] ?? String(count)
}

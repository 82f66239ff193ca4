import type { ConversationState } from '../conversation-state.ts'
import { unusedWording } from '../replies/rotation.ts'
import { openListening } from './open-listening.ts'

/** « Que voulez-vous que je raconte de plus » */
const PROTESTS =
  /(?:^|(?<=[.!?…]\s))[^.!?…]*(?:que|qu’est-ce que) (?:vous voulez|voulez-vous|tu veux|veux-tu) que je (?:vous |te )?(?:raconte|dise|rajoute|ajoute|réponde)[^,.!?…]*[,.!?…]+\s*/iu
/** « Il n’y a pas grand-chose à raconter » */
const HAS_NO_MORE =
  /(?:^|(?<=[.!?…]\s))(?:(?:ben|bah|euh|non|bof|mais)[\s,]+)*(?:il )?(?:n’)?y (?:en )?a (?:rien|pas grand[- ]chose|pas plus|plus rien)(?: (?:d’autre|de plus))? à (?:en )?(?:raconter|dire|ajouter)(?:,? c’est (?:juste|tout)(?: que)?)?[,.!?…\s]*/iu

/** What stands beside words that only say that there is no more to tell; null where nobody says so. */
export function besideSaidEnough(
  state: ConversationState,
  message: string,
): { rest: string; protests: boolean } | null {
  const said = message.replace(/['‘]/g, '’')
  const form = [PROTESTS, HAS_NO_MORE].find((one) => one.test(said))
  if (!form) return null
  // Nobody who has said so is asked to tell more.
  state.used['go on question'] = openListening.goOn.length
  return {
    rest: said.replace(form, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    protests: form === PROTESTS,
  }
}

export function saidMuch(state: ConversationState): string | null {
  return unusedWording(state, 'said much', ['C’est vrai, vous en avez déjà dit beaucoup.'])
}

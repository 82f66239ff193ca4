import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'

const asksAFact = compileTest(
  ['^ [et|mais|sinon|alors] (quel|quels|quelle|quelles|combien|qui est|qui a|est ce que|où est|où se|quand est)'],
  lexicon,
)
const ofPeople = new Set(['je', 'me', 'moi', 'mon', 'ma', 'mes', 'il', 'ele', 'ils', 'eles', 'on', 'nous'])

/** « Quelle est la capitale du Pérou »: of nobody's life. */
function isOfTheWorld(sentences: readonly PlainText[]): boolean {
  return sentences.some(asksAFact) && !sentences.flat().some((word) => ofPeople.has(word))
}

/** A question that nothing here can answer is not passed over as if it had been a confidence. */
export function questionToUs(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const isToUs = /\?\s*$/.test(message) && /(?<!\p{L})(?:tu|te|vous|toi|t['’])/iu.test(message)
  if (!isToUs && !isOfTheWorld(sentences)) return null
  return unusedWording(state, 'question to us', [
    'À cela, une IA de soutien répond mal, et je préfère le dire. Qu’est-ce qui vous fait poser la question ?',
    'Je n’ai pas de bonne réponse à cette question. Qu’est-ce qu’elle représente pour vous ?',
    'Je ne sais pas répondre à cela. Par quoi voulez-vous que nous reprenions ?',
  ])
}

/** Nor one about their life that nothing was written for: what is not known is said, and something small can still be done. */
export function noReadyAnswer(state: ConversationState): string | null {
  return unusedWording(state, 'no ready answer question', [
    'Je n’ai pas de réponse sûre à cela, et je préfère le dire que l’inventer. Dites-m’en un peu plus, et nous chercherons ensemble.',
    'Cela, je ne peux pas le savoir d’ici. Qu’est-ce que la réponse changerait pour vous ?',
    'Je ne sais pas, et personne ne le sait peut-être encore. Qu’est-ce qui vous aiderait, en attendant ?',
  ])
}

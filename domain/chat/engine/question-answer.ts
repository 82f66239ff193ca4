import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { nextWording, unusedWording } from '../replies/rotation.ts'
import { opinionOn } from './advice-answer.ts'
import { askingParts } from './asking-parts.ts'
import { questionsOfLife } from './questions-of-life.ts'

const known = questionsOfLife.map((entry) => ({ ...entry, isMet: compileTest(entry.patterns, lexicon) }))
/** Past these, a message tells more than it asks. */
const LONGEST_QUESTION_WORDS = 18

/** The answer to what somebody asks about their own life: whether it is normal, whether it passes, which of two; null when nothing is. */
export function questionAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const parts = askingParts(message)
  if (parts.length === 0 || sentences.flat().length > LONGEST_QUESTION_WORDS) return null
  const asked = known.find(({ isMet }) => parts.some(isMet))
  if (!asked) return eitherOr(state, message)
  const opinion = asked.id === 'opinion' ? opinionOn(state, message) : null
  return opinion ?? nextWording(state, `remark ${asked.id}`, asked.answers)
}

/** « Un ciné ou un resto ? » */
const TWO_THINGS = /(?<!\p{L})((?:une?|des|du|le|la|les|l’) ?\p{L}+ ou (?:une?|des|du|le|la|les|l’) ?\p{L}+)\s*\?/iu
const TWO_WAYS = /\p{L} ou (?!(?:pas|non|quoi|bien)(?!\p{L}))[^?]*\?\s*$/iu

function eitherOr(state: ConversationState, message: string): string | null {
  const things = TWO_THINGS.exec(message.replace(/'/g, '’'))?.[1]
  if (things) {
    return unusedWording(state, 'which thing question', [
      `${things.charAt(0).toUpperCase()}${things.slice(1)}, les deux peuvent aller : le plus simple à organiser est celui qui se fera. Lequel serait-ce ?`,
    ])
  }
  return TWO_WAYS.test(message)
    ? unusedWording(state, 'which way question', [
        'Les deux se défendent. Imaginez-vous demain soir après l’un, puis après l’autre : lequel vous laisse le plus tranquille ?',
        'Si rien ne presse, vous pouvez attendre d’en avoir envie ; si l’attente use, mieux vaut le petit pas tout de suite. Qu’est-ce qui vous coûte le plus, là ?',
      ])
    : null
}

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
    'Je ne peux pas le savoir d’ici, et je préfère le dire. Vous qui y êtes, de quel côté penchez-vous ?',
    'Je n’ai pas de réponse sûre. Écrivez-la en deux lignes, « si oui » et « si non » : laquelle vous vient le plus vite ?',
    'Je ne sais pas, et personne ne le sait peut-être encore. Qu’est-ce qui changerait si vous le saviez ?',
  ])
}

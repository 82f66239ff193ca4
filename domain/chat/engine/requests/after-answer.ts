import type { ConversationState } from '../../conversation-state.ts'
import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import type { PlainText } from '../../detector/normalise.ts'
import { nextWording, unusedWording } from '../../replies/rotation.ts'
import { adviceFor } from '../advice-answer.ts'
import { join } from '../listen.ts'
import { ourWords } from '../our-words.ts'
import { answerOn, matterNamed } from './matter-of.ts'
import { methods } from './methods.ts'
import { obstacles } from './obstacles.ts'
import { requestsIn } from './requests-in.ts'

const known = obstacles.map((obstacle) => ({
  ...obstacle,
  isMet: compileTest(obstacle.patterns, lexicon),
  suits: obstacle.after && compileTest(obstacle.after, lexicon),
}))

const agrees = compileTest(
  [
    "^ [ah|bon|ben|bah] (ok|oki|d'accord|dac|ouais ok|oui ok|ça marche|bonne idée|pas bête|pourquoi pas|je vais voir) [merci|oui|ouais|pourquoi pas|c'est vrai|pas bête|bonne idée] $",
  ],
  lexicon,
)

/** Past these, more is told than what stands in the way, unless it opens as an answer does. */
const LONGEST_OBSTACLE_WORDS = 14
const LONGEST_ANSWER_TO_US = 20
const MESSAGES_OF_A_DAY = 3
const NAMES_A_DAY =
  /(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|tout à l['’]heure)(?!\p{L})/iu
const answersUs = compileTest(["^ (oui|ouais|ok|d'accord|mais|non|bah|ben|merci|sauf que|oui mais)"], lexicon)

/** Somebody for whom what we proposed will not do is given another way; null after anything else. */
export function afterAnswer(state: ConversationState, message: string, sentences: readonly PlainText[]): string | null {
  if (state.answeredAt === null || state.answeredAt !== state.turn - 1) return null
  if (sentences.length === 1 && sentences.every(agrees)) {
    // Who told of Tuesday has chosen the day.
    const hasItsDay = state.recent.slice(-MESSAGES_OF_A_DAY).some((words) => NAMES_A_DAY.test(words))
    if (hasItsDay)
      return unusedWording(state, 'after advice with its day', ['Entendu. Vous me direz comment cela s’est passé.'])
    return unusedWording(state, 'after advice question', [
      'Bien. Cela se fait mieux avec un moment décidé d’avance : lequel serait le plus simple, cette semaine ?',
      'Entendu. Vous me direz ce que cela donne.',
    ])
  }
  const [first = []] = sentences
  const longest = answersUs(first) ? LONGEST_ANSWER_TO_US : LONGEST_OBSTACLE_WORDS
  if (sentences.flat().length > longest) return null
  const ofTheirs = answerOn(state, matterNamed(state, methods, sentences.flat()))
  const obstacle = known.find(({ isMet, suits }) => sentences.some(isMet) && (!suits || suits(ourWords(state))))
  if (!obstacle && !ofTheirs) return null
  const [asked = { kind: 'how', clause: sentences.flat(), said: message } as const] = requestsIn(message)
  const other =
    ofTheirs ??
    (obstacle?.instead ? unusedWording(state, `tip instead ${obstacle.id}`, obstacle.instead) : null) ??
    adviceFor(state, asked, message, sentences)
  if (!other) return null
  state.answeredAt = state.turn
  const heard = obstacle && !ofTheirs ? nextWording(state, `remark obstacle ${obstacle.id}`, obstacle.heard) : null
  return join([heard, other])
}

import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { anyWording } from '../replies/rotation.ts'
import { askingParts } from './asking-parts.ts'
import { isComplaint } from './complaint-answer.ts'
import { type ExerciseId, exercises } from './exercises.ts'
import { byWords, isSoon, saysStop } from './guide-exercise.ts'
import { practicalQuestion } from './practical-answer.ts'
import { productQuestions } from './product-answer.ts'

const isElsewhere = compileTest(
  [
    "(fais que|n'arrête pas de|arrête pas de|arrive pas à ne pas|peux pas m'empêcher de) [y|le|la] (penser|repenser|pleurer|ruminer|revoir)",
    'je (pense|repense) (qu|que|sans arrêt|tout le temps|encore) *',
    'je (pleure|tremble)',
    "j'ai (peur|mal)",
  ],
  lexicon,
)

/** « J’ai essayé la tisane, ça marche pas »: no step's answer, and no mere stop. */
const tellsOfATry = compileTest(["j'ai [déjà|bien|tout] (essayé|tenté|testé|fait ça)"], lexicon)

const goesAlong = compileTest(
  ['(suite|ok|oui|fait|fini|voilà|bon|continue*|encore|respir*|souffl*|calm*|mieux|détend*|ensuite|après|rien)'],
  lexicon,
)
const LONGEST_WORD_OF_ASSENT = 3

/** Breathing asks for nothing but « suite » before its last step: what else is said wants to be heard. */
function isSaidBesides({ id, step }: { id: ExerciseId; step: number }, sentences: readonly PlainText[]): boolean {
  const isWordless = id === 'breathing' && step < exercises.breathing.steps.length - 1
  return isWordless && sentences.flat().length > LONGEST_WORD_OF_ASSENT && !sentences.some(goesAlong)
}

/** An exercise gives way to what is asked, to a complaint, and to what weighs more; null when none is under way, or it goes on. */
export function leaveExercise(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const { exercise } = state
  if (!exercise) return null
  const isAsking =
    productQuestions(message).length > 0 ||
    practicalQuestion(message) !== undefined ||
    (!byWords.has(exercise.id) && askingParts(message).length > 0 && !sentences.some(isSoon))
  const weighsMore =
    sentences.some(tellsOfATry) ||
    (!byWords.has(exercise.id) &&
      !sentences.some(saysStop) &&
      (sentences.some(isElsewhere) || isSaidBesides(exercise, sentences)))
  if (!isAsking && !weighsMore && !sentences.some(isComplaint)) return null
  state.exercise = null
  state.exerciseOfferedAt = state.turn
  return anyWording(state, 'leave exercise', [
    'Laissons l’exercice.',
    'On s’arrête là pour l’exercice.',
    'L’exercice peut attendre.',
  ])
}

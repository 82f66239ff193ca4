import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest, type Test } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { nextWording } from '../replies/rotation.ts'
import { type ExerciseId, exerciseIds, exercises } from './exercises.ts'

const saysYes = compileTest(
  ["^ (oui|ouais|ok|d'accord|volontiers|pourquoi pas|allons-y|allez|je veux bien|si vous voulez|vas-y|bien sûr|yes)"],
  lexicon,
)
const saysStop = compileTest(
  ["(stop|arrête*|arrêter|arrêtons|non merci|pas envie|autre chose|ça m'énerve|laisse*|plus tard)", '^ non'],
  lexicon,
)
const asksForExercise = compileTest(
  [
    'exercice*',
    "(aide*|apprends|montre*|guide*) .. (respir*|calmer|détendre|dormir|m'apaiser)",
    '(faire|essayer|comment) .. (respir*|calmer|5 4 3 2 1)',
  ],
  lexicon,
)

/** The next step when an exercise is under way, has just been accepted, or is asked for; null otherwise. */
export function continueExercise(state: ConversationState, message: string, sentences: PlainText[]): string | null {
  const says = (test: Test) => sentences.some(test)
  if (state.exercise)
    return says(saysStop) ? stop(state) : step(state, state.exercise.id, state.exercise.step + 1, message)
  if (state.offered && says(saysYes)) return step(state, state.offered, 0, message)
  const asked = says(asksForExercise) ? named.find(({ isNamed }) => says(isNamed))?.id : undefined
  return asked && !state.tried.includes(asked) ? step(state, asked, 0, message) : null
}

const named = exerciseIds.map((id) => ({ id, isNamed: compileTest(exercises[id].patterns, lexicon) }))

function step(state: ConversationState, id: ExerciseId, index: number, message: string): string {
  const exercise = exercises[id]
  state.offered = null
  const text = exercise.steps[index]
  if (text === undefined) return finish(state, id)
  state.exercise = { id, step: index }
  if (!state.tried.includes(id)) state.tried.push(id)
  if (index === 0) return `${exercise.title}. ${text}`
  const noted = /suite/i.test(message)
    ? null
    : nextWording(state, 'step', [
        'C’est noté.',
        'Bien.',
        'D’accord, gardez cela.',
        'Très bien.',
        'Prenez votre temps.',
      ])
  return [noted, text].filter((part) => part !== null).join(' ')
}

function finish(state: ConversationState, id: ExerciseId): string {
  state.exercise = null
  const after = nextWording(state, 'after exercise', [
    'Comment vous sentez-vous à présent ?',
    'Qu’est-ce qui a changé, même un peu ?',
    'Qu’aimeriez-vous en garder ?',
  ])
  return [exercises[id].end, after].filter((part) => part !== null).join(' ')
}

function stop(state: ConversationState): string {
  state.exercise = null
  return (
    nextWording(state, 'stop exercise', [
      'Nous arrêtons là, sans souci. De quoi voulez-vous parler ?',
      'D’accord, on laisse cet exercice. Qu’est-ce qui serait plus utile ?',
    ]) ?? 'Entendu. Reprenons où vous voulez.'
  )
}

/** Each exercise is offered once: what was tried is not proposed again. */
export function offerExercise(state: ConversationState, id: ExerciseId): string | null {
  if (state.tried.includes(id) || state.used[`offer ${id}`]) return null
  state.used[`offer ${id}`] = 1
  return exercises[id].offer
}

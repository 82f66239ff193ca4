import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest, type Test } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { anyWording, unusedWording } from '../replies/rotation.ts'
import { type ExerciseId, exerciseIds, exercises } from './exercises.ts'
import { reflect } from './reflection.ts'
import { themes } from './themes/all-themes.ts'
import type { Theme, ThemeId } from './themes/theme.ts'

const saysYes = compileTest(
  [
    "^ [ah|bon|ben|bah|ok|euh|mais|et] [,] (oui|ouais|ok|d'accord|volontiers|pourquoi pas|allons-y|allez|allez-y|je veux bien|si vous voulez|vas-y|vzy|bien sûr|yes|on essaie|essayons|go|partant*|c'est parti|ça marche|on y va|faisons|montrez|dites)",
    "(je veux bien|allez-y|on y va|c'est parti|oui pour|ok pour|d'accord pour|partant*)",
    "(c'est quoi|dites moi|montrez moi|expliquez) .. (pas|exercice|respiration|étapes)",
  ],
  lexicon,
)
const holdsBack = compileTest(
  [
    "(oui|ok|ouais|d'accord|pourquoi pas) .. mais",
    '^ (non|nan)',
    '(pas|plus) (maintenant|envie|le temps|trop|vraiment|ce soir|tout de suite|sûr|sûre|besoin|celui*)',
    'plus tard',
  ],
  lexicon,
)
export const refusesExercise = compileTest(
  [
    "(pas|plus|jamais|aucun|marre|saoul*|assez|stop|arrête*|arrêter) [envie|besoin|fan|trop|question] [de|d'|à|avec|l'|vos|tes|ces|cet|les|un] [faire|un|vos|tes|l'|d'|ces] [un|de|d'|vos] (exercice*|respiration*|petit pas)",
    '^ non .. exercice*',
  ],
  lexicon,
)
export const saysStop = compileTest(
  [
    "(stop|arrête*|arrêter|arrêtons|non merci|pas envie|veux pas|autre chose|ça m'énerve|laisse*|plus tard|pas celui*)",
    '^ non',
    "(ça|cela) [me|m'|ne|n'] (aide|sert|marche|fait|calme|apaise|change) (pas|rien|à rien)",
    "n'importe quoi",
  ],
  lexicon,
)
const namesExercise = compileTest(
  [
    'exercice*',
    "(oui|ok|allez|quoi|veux|voudrais|pour|essay*|faisons|partant*|d'accord|alors) .. (petit pas|respiration lente|cinq sens)",
    "(aide*|apprends|montre*|guide*) .. (respir*|calmer|détendre|dormir|m'apaiser)",
    '(faire|essayer|comment) .. (respir*|calmer|5 4 3 2 1)',
    '^ [oui|ok|bon|allez] (allons-y|on y va|on essaie|essayons) $',
    '^ [oui|ok|bon|allez] je (veux|voudrais) bien (essayer|tenter) $',
    '(quelque chose|une technique|un moyen) .. (calmer|détendre|décompresser|apaiser|souffler|paniquer)',
  ],
  lexicon,
)
/** « Oui je veux bien pour les trois étapes », in the words of our offer. */
const namesItsSteps = compileTest(['(étapes|pas à pas|coucher|la respiration|essayer)'], lexicon)
export const asksForExercise: Test = (sentence) => namesExercise(sentence) && !refusesExercise(sentence)

const hasNothingToSay = compileTest(
  ['^ [euh|ben|bah] (rien|personne|aucun*|jamais|bof|je sais pas|sais pas|je ne sais pas|aucune idée|jsp|mouais)'],
  lexicon,
)
/** Those that are made of what is answered: it is said back before the next step, and what weighs is an answer there. */
export const byWords = new Set<ExerciseId>(['thought-record', 'worry-time', 'small-step', 'kindness'])
/** They need days; what is due tomorrow needs something now. */
const forLater = new Set<ExerciseId>(['worry-time', 'sleep'])
const AT_ONCE: ExerciseId = 'breathing'
export const isSoon = compileTest(
  [
    "(c'est|est|ai|passe|commence*) .. (demain|tout à l'heure|cet après midi|dans une heure|dans (5|10|15|20|30) minutes)",
    '(entretien|oral|examen|exam|partiel|contrôle|concours|rendez vous) .. (demain|tout à l heure|cet après midi)',
    '(demain|tout à l heure) .. (entretien|oral|examen|exam|partiel|contrôle|concours)',
  ],
  lexicon,
)
const LONGEST_YES_WORDS = 7
const refusesExercises = 'no exercise'
const TURNS_BETWEEN_OFFERS = 5
/** On one subject, before an exercise is proposed. */
const TURNS_OF_TALK = 2

const named = exerciseIds.map((id) => ({ id, isNamed: compileTest(exercises[id].patterns, lexicon) }))

/** The next step when an exercise is under way or has just been accepted; null otherwise. */
export function continueExercise(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
  offered: ExerciseId | null,
): string | null {
  const says = (test: Test) => sentences.some(test)
  const { exercise } = state
  if (exercise && says(saysStop)) return stop(state)
  if (exercise && says(hasNothingToSay)) return wait(state, exercise)
  if (exercise && says(isSoon) && forLater.has(exercise.id) && !state.tried.includes(AT_ONCE))
    return `C’est tout proche, alors prenons plus court. ${step(state, AT_ONCE, 0, message)}`
  if (exercise) return step(state, exercise.id, exercise.step + 1, message)
  // A yes that goes on about something else says yes to that.
  const isShort = sentences.flat().length <= LONGEST_YES_WORDS || says(namesExercise) || says(namesItsSteps)
  return offered && isShort && says(saysYes) && !says(holdsBack) && !says(refusesExercise)
    ? step(state, offered, 0, message)
    : null
}

/** The first step of an exercise that is asked for, by its name or not; null when none is. */
export function startExercise(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const says = (test: Test) => sentences.some(test)
  if (!says(asksForExercise)) return null
  const byName = named.find(({ isNamed }) => says(isNamed))?.id
  // Asked for again by its name, one that was left goes on where nothing was told yet.
  if (byName && state.tried.includes(byName)) return step(state, byName, 1, 'suite')
  const asked = byName ?? (says(isSoon) ? AT_ONCE : fittingExercise(state))
  return asked && !state.tried.includes(asked) ? step(state, asked, 0, message) : null
}

/** One that was offered and left, the one that suits what is being talked about, then the others. */
function fittingExercise(state: ConversationState): ExerciseId | undefined {
  const ofTopic = themes.find(({ id }) => id === state.topic?.id)?.exercise
  const offered = exerciseIds.filter((id) => state.used[`offer ${id}`])
  return [...offered, ofTopic, ...exerciseIds].find((id) => id !== undefined && !state.tried.includes(id))
}

function step(state: ConversationState, id: ExerciseId, index: number, message: string): string {
  const exercise = exercises[id]
  const text = exercise.steps[index]
  if (text === undefined) return finish(state, id)
  state.exercise = { id, step: index }
  if (!state.tried.includes(id)) state.tried.push(id)
  if (index === 0) return `${exercise.title}. ${text}`
  const said = byWords.has(id) ? reflect(state, message, { isVerdict: false }) : null
  const noted = /suite/i.test(message)
    ? null
    : (said ??
      unusedWording(state, 'step', [
        'C’est noté.',
        'D’accord, gardez cela.',
        'Bien.',
        'Merci.',
        'Très bien, continuons.',
      ]))
  return [noted, text].filter((part) => part !== null).join(' ')
}

/** Nothing comes: the step is left open once, then the exercise is let go. */
function wait(state: ConversationState, { id, step: at }: { id: ExerciseId; step: number }): string {
  const part = `wait ${id}`
  if (state.used[part]) return stop(state)
  state.used[part] = 1
  const isLast = at === exercises[id].steps.length - 1
  return (
    anyWording(state, 'wait', [
      `Rien ne vient, et ce n’est pas grave. Vous pouvez laisser cette étape et écrire « suite », ou « stop » pour en rester là.`,
      `Aucune obligation d’avoir une réponse. Écrivez « suite » ${isLast ? 'pour finir' : 'pour passer à l’étape d’après'}, ou « stop » pour parler d’autre chose.`,
    ]) ?? stop(state)
  )
}

function finish(state: ConversationState, id: ExerciseId): string {
  state.exercise = null
  const after = unusedWording(state, 'after exercise', [
    'Comment vous sentez-vous à présent ?',
    'Qu’est-ce qui a changé, même un peu ?',
    'Qu’aimeriez-vous en garder ?',
  ])
  return [exercises[id].end, after].filter((part) => part !== null).join(' ')
}

function stop(state: ConversationState): string {
  state.exercise = null
  state.exerciseOfferedAt = state.turn
  return (
    unusedWording(state, 'stop exercise', [
      'Nous arrêtons là, sans souci. De quoi voulez-vous parler ?',
      'D’accord, on laisse cet exercice. Qu’est-ce qui serait plus utile ?',
      'On s’arrête ici. Qu’est-ce qui vous vient ?',
    ]) ?? 'Entendu. Reprenons où vous voulez.'
  )
}

/** Each exercise is offered once, on a subject that has been talked about a little, and never to somebody who wants none. */
export function offerExercise(state: ConversationState, id: ExerciseId): string | null {
  const { topic, exerciseOfferedAt } = state
  if (state.used[refusesExercises] || state.tried.includes(id) || state.used[`offer ${id}`]) return null
  // What is happening to the body now is met at once.
  const isUrgent = topic?.id === 'panic'
  if (!topic || (!isUrgent && state.turn - topic.since < TURNS_OF_TALK)) return null
  if (exerciseOfferedAt !== null && state.turn - exerciseOfferedAt < TURNS_BETWEEN_OFFERS) return null
  return offer(state, id)
}

/** What the body can be led through at once: offered beside an idea that was asked for. */
const themesOfTheBody = new Set<ThemeId>(['sleep', 'panic', 'anxiety'])

export function offerAlong(state: ConversationState, { id, exercise }: Theme): string | null {
  const isDone = state.tried.includes(exercise) || state.used[`offer ${exercise}`]
  return themesOfTheBody.has(id) && !state.used[refusesExercises] && !isDone ? offer(state, exercise) : null
}

function offer(state: ConversationState, id: ExerciseId): string {
  state.used[`offer ${id}`] = 1
  state.offered = id
  state.exerciseOfferedAt = state.turn
  return exercises[id].offer
}

export function refuseExercises(state: ConversationState): void {
  state.used[refusesExercises] = 1
}

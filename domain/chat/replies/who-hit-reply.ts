import type { ConversationState } from '../conversation-state.ts'
import { askingParts } from '../engine/asking-parts.ts'
import { echo, followUpIn, type Heard, withTests } from './care-answer.ts'
import { isLineDue, join } from './care-parts.ts'
import { ownError } from './corrections.ts'
import { withTestsOfAsking } from './direct-question.ts'
import type { FollowUp } from './follow-up.ts'
import { questionsOfWhoHit } from './questions-of-who-hit.ts'
import { complains } from './repair.ts'
import { anyWording, nextWording, unusedWording } from './rotation.ts'

const heardFirst = [
  'Le dire, c’est ne plus le cacher. Ce geste est grave, et il peut ne pas revenir si vous vous faites aider.',
  'Vous le dites sans détour, et c’est par là que cela peut s’arrêter. La sécurité de l’autre vient d’abord.',
] as const
const lines = [
  'Si cela peut repartir, éloignez-vous, et appelez le 15 pour être aidé ; si quelqu’un est blessé, le 15 aussi, et le 17 ou le 112 s’il y a un danger. Les centres pour auteurs de violences (CPCA) reçoivent dans chaque région.',
  'Au 15, on peut vous aider quand vous craignez vos gestes ; le 17 ou le 112 si une personne est en danger. Un médecin, cette semaine, peut vous adresser à un centre pour auteurs de violences (CPCA).',
] as const
const questions = [
  'Cette personne est-elle blessée, et à l’abri de vous en ce moment ?',
  'Où pouvez-vous dormir, ces prochains jours ?',
  'Que se passe-t-il en vous, juste avant que cela parte ?',
  'Quel médecin pourriez-vous appeler demain ?',
] as const

const told: readonly FollowUp[] = [
  {
    id: 'à-l-abri-de-lui',
    patterns: [
      '(elle|il|ils) (est|sont) [*] (chez|parti*|avec|à l abri|en sécurité|sa mère|ses parents)',
      '(elle|il) (va bien|a rien|est pas blessé*)',
    ],
    answers: [
      'Cette personne est à l’abri, et c’est le plus important. Laissez-lui cette distance : ne cherchez pas à la joindre par d’autres, n’y allez pas.',
    ],
  },
  {
    id: 'déjà-arrivé',
    patterns: [
      '(deuxième|troisième|2e|3e|2ème|3ème|énième) fois',
      '(pas|plus) la première fois',
      '(déjà|souvent|plusieurs fois|à chaque)',
    ],
    answers: [
      'Si c’est déjà arrivé, cela peut revenir, et rarement s’arrêter sans aide. Appelez dès demain un médecin ou un centre pour auteurs de violences (CPCA) : on y travaille sur ce qui vient avant le geste.',
    ],
  },
  {
    id: 'la-faute-de-l-autre',
    patterns: [
      "(elle|il) [*] [*] (m'a (provoqué*|cherché*|énervé*|poussé* à bout)|me (cherche|provoque|pousse à bout))",
      "j'avais bu",
    ],
    answers: [
      'La colère, la dispute, l’alcool expliquent un état, pas un coup : le geste vous revient. C’est aussi ce qui fait que vous pouvez l’arrêter.',
    ],
  },
  {
    id: 'honte',
    patterns: ['honte', "(m'en veux|regrette|dégoûte)"],
    answers: [
      'Cette honte peut servir si elle mène quelque part : la distance d’abord, puis un rendez-vous, et une personne à qui vous le dites.',
    ],
  },
]
const knownTold = withTests(told)
const knownQuestions = withTestsOfAsking(questionsOfWhoHit)

/** Whoever hit their partner is neither excused nor called a monster; null where it is not of that. */
export function whoHitReply(state: ConversationState, { message, sentences, reading }: Heard): string | null {
  if (!state.safety['toward-partner'] || state.risk.situation !== 'others' || reading.immediate) return null
  const isNew = state.used['who hit lines'] === undefined
  const asking = askingParts(message)
  const asked = isNew ? undefined : knownQuestions.find(({ isAsked }) => asking.some(isAsked))
  const answer = asked ? unusedWording(state, `tip who hit ${asked.id}`, asked.answers) : null
  const said = isNew ? null : followUpIn(state, knownTold, sentences)
  const isDue = isNew || (!answer && isLineDue(state, { ...reading, level: 'none' }))
  const step = answer
    ? unusedWording(state, `${asked?.id} question`, asked?.questions ?? [])
    : unusedWording(state, 'who hit question', questions)
  return join([
    !isNew && sentences.some(complains) ? ownError(state) : null,
    answer ?? said?.words ?? (isNew ? null : echo(state, message)) ?? nextWording(state, 'who hit heard', heardFirst),
    isDue ? anyWording(state, 'who hit lines', lines) : null,
    step,
  ])
}

import type { ConversationState } from '../conversation-state.ts'
import { type CareAnswer, careAnswer, followUpIn, type Heard, isUnsure, stillRead, withTests } from './care-answer.ts'
import { ask, isLineDue, join, say } from './care-parts.ts'
import type { FollowUp } from './follow-up.ts'
import { followUpsOfSelfInjury } from './follow-ups-of-self-injury.ts'
import { followUpsOfThoseAround } from './follow-ups-of-those-around.ts'
import { questionsOfAnybody } from './follow-ups-that-ask.ts'
import { followUpsToHelp } from './follow-ups-to-help.ts'
import { openings } from './openings.ts'
import { nextWording, unusedWording } from './rotation.ts'
import { noteStatements } from './safety-answers.ts'

/** What bleeds now comes before any talk. */
const stillBleeds: FollowUp = {
  id: 'saigne-encore',
  patterns: [
    '(saigne*|coule*|sang) [*] [*] (encore|toujours|beaucoup|fort|partout) & ! (pas|plus) [de]',
    '(ça|cela) (saigne|coule|pisse) & ! (pas|plus|peu|presque)',
    '(arrête|s arrête) (pas|plus) de (saigner|couler)',
    "(c'est|ce est|trop|très|assez) profond* & ! pas",
  ],
  answers: [
    'Appuyez fort sur la plaie avec un linge propre, sans relâcher. Si c’est profond, ou si cela saigne encore après dix minutes, c’est le 15 ou le 112, ou les urgences, maintenant, avec quelqu’un.',
    'Continuez d’appuyer, sans soulever le linge, et appelez le 15 si cela ne s’arrête pas : ils vous disent quoi faire, sans juger.',
  ],
}
const bleeding = withTests([stillBleeds])
const wounds = followUpsToHelp.filter(({ id }) => id === 'blessure')
const askers = questionsOfAnybody.filter(({ id }) => id !== 'par-écrit' && id !== 'sans-téléphone')
const absent = followUpsOfThoseAround.filter(({ id }) => id === 'soignant-absent')
const known = withTests([stillBleeds, ...wounds, ...askers, ...absent, ...followUpsOfSelfInjury])
const woundQuestion = ['Y a-t-il une blessure à soigner, là, maintenant ?'] as const
const laterQuestions = [
  'Depuis quand cela vous arrive-t-il ?',
  'À quels moments l’envie est-elle la plus forte ?',
  'Qui pourrait le savoir, parmi les gens en qui vous avez confiance ?',
  'Qu’est-ce qui vous aide à attendre, quand vous y arrivez ?',
] as const

/** Somebody hurts themselves without wanting to die: no call is pressed, and what they ask is answered. */
export function selfInjuryReply(state: ConversationState, heard: Heard): string {
  noteStatements(state, heard.message, heard.sentences)
  return state.used.lineNow ? laterReply(state, heard) : firstReply(state, heard)
}

function firstReply(state: ConversationState, { sentences }: Heard): string {
  const bleeds = followUpIn(state, bleeding, sentences)?.words ?? null
  return join([
    bleeds ?? nextWording(state, 'opening self-injury', openings['self-injury'] ?? []),
    say(state, 'lineNow'),
    say(state, 'trustedFirst'),
    bleeds ? ask(state, 'company') : unusedWording(state, 'wound question', woundQuestion),
  ])
}

function laterReply(state: ConversationState, heard: Heard): string {
  const answer = followUpIn(state, known, heard.sentences) ?? careAnswer(state, heard) ?? stillRead(state, heard)
  const isDue =
    answer.namesLine || isLineDue(state, isNews(heard) ? heard.reading : { ...heard.reading, level: 'none' })
  const isNamed = /\b(?:3114|15|112)\b/.test(answer.words)
  return join([answer.words, isDue && !isNamed ? say(state, 'suicideLine') : null, question(state, answer)])
}

/** That they cut themselves was told: said again, or guessed, it is nothing new. */
function isNews({ reading }: Heard): boolean {
  return !isUnsure(reading) && reading.signals.some(({ situation }) => situation !== 'self-injury')
}

/** Whether they think of death is asked once, unless they said so. */
function question(state: ConversationState, answer: CareAnswer): string | null {
  if (answer.isQuiet) return null
  const mayAsk = state.used['suicide question'] === undefined
  return (
    (mayAsk ? ask(state, 'suicide') : null) ??
    answer.question ??
    unusedWording(state, 'self-injury question', laterQuestions)
  )
}

import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { nameInPassing } from '../engine/own-words.ts'
import { isOwnChild, isPartner, type PersonSpokenOf, peopleIn } from '../person-spoken-of.ts'
import { urgentSteps } from './danger-wordings.ts'
import { anyWording, nextWording, unusedWording } from './rotation.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const saysTheyAreNear = test([
  '(est|sont|reste|dort|dorment) [encore|aussi|juste|toujours|bien|dans (la|sa|notre)] (là|ici|à côté|avec moi|avec nous|près de moi|pièce|chambre|salon|cuisine|réveillé*|debout|en bas|en haut|sur place) & ! (pas|plus|jamais|loin|si (il|elle|je))',
  '(suis|reste) [au|à la|chez|en] [*] avec & ! (pas|plus|depuis)',
  "(j'ai|ai|viens de) (réveillé|réveiller) & ! pas",
  '(il|elle) me (tient|serre|prend) .. (main|bras|contre)',
])
/** They were woken, told, or hold them: nobody has to be gone to any more. */
const saysTheyKnow = test([
  "(j'ai|ai|viens de) [enfin|tout] (réveillé|réveiller|parlé|dit|lui ai dit|raconté|expliqué) & ! (pas|jamais|rien)",
  '(lui|leur) ai [tout|enfin|aussi] (dit|parlé|raconté|expliqué|montré)',
  '(il|elle) me (tient|serre|prend) .. (main|bras|contre)',
  '(il|elle|{proche}) [*] (sait tout|est au courant|m a écouté*)',
])
const NAMED_NEAR =
  /(?<![\p{L}'’])(?!(?:Il|Elle|On|Ils|Elles|Ça|Tout|Personne|Rien|Qui|Mon|Ma|Bébé)(?!\p{L}))(\p{Lu}\p{Ll}{2,}) (?:est|dort|reste) (?:là|ici|à côté|avec moi|réveillée?|debout)/u

/** Keeps who is beside them, as we call them: never the one they fear, the one they fear for, nor a child. */
export function noteWhoIsNear(state: ConversationState, message: string, sentences: readonly PlainText[]): void {
  const name = nameInPassing(message) ?? NAMED_NEAR.exec(message)?.[1] ?? null
  if (name && !state.people.includes(name)) state.people.push(name)
  if (sentences.some(saysTheyKnow)) state.safety.confided = true
  if (!sentences.some(saysTheyAreNear)) return
  const called = state.people.find((known) => message.includes(known)) ?? personNear(state, message)
  if (called) state.beside = called
}

function personNear(state: ConversationState, message: string): string | null {
  const isFeared = (person: PersonSpokenOf) => isOfViolence(state) && isPartner(person)
  const isTheirs = ({ called }: PersonSpokenOf) => called === state.inDanger?.called
  const found = peopleIn(message).find(
    (person) => person.called !== 'cette personne' && !isOwnChild(person) && !isFeared(person) && !isTheirs(person),
  )
  return found?.called ?? null
}

const isOfViolence = ({ risk, isControlled }: ConversationState): boolean =>
  isControlled || risk.situation === 'partner-violence' || risk.situation === 'sexual-violence'

/** {quelqu’un}: who is beside them, or somebody they may trust. */
export function withWhoIsNear({ beside }: ConversationState, reply: string): string {
  const whom = beside ?? 'une personne sûre'
  return reply
    .replaceAll('{quelqu’un}', whom)
    .replaceAll('{Quelqu’un}', capitalised(whom))
    .replaceAll(/\bà le (?=\p{L})/gu, 'au ')
}

/** What is told without a question of somebody who is there: what to ask of them, in place of what holds for anybody. */
export function nearAnswer(state: ConversationState, message: string, sentences: readonly PlainText[]): string | null {
  if (!state.beside || message.includes('?') || !sentences.some(saysTheyAreNear)) return null
  const words = isHurtByAPartner(state)
    ? unusedWording(state, AGAINST_VIOLENCE, againstViolence)
    : isOfOwnGesture(state)
      ? unusedWording(state, 'tip near a baby', ofABaby)
      : null
  return words && withWhoIsNear(state, words)
}

const AGAINST_VIOLENCE = 'tip near against violence'
const againstViolence = [
  '{Quelqu’un} est là : dites-lui de vive voix ce qui se passe, sans rien écrire, et appelez le 3919 de son téléphone. Convenez d’un mot d’alerte : si vous l’envoyez, c’est le 17.',
] as const
const isHurtByAPartner = ({ risk, isWitness }: ConversationState): boolean =>
  risk.situation === 'partner-violence' && !isWitness

/** Who was named as near stands in place of the question who could be: said once, unless the reply names them. */
export function withSupport(state: ConversationState, reply: string): string {
  const { beside, lineNamedAt } = state
  if (!beside || lineNamedAt === null || !isHurtByAPartner(state) || reply.includes(beside)) return reply
  const words = unusedWording(state, AGAINST_VIOLENCE, againstViolence)
  return words ? `${reply.replace(LAST_QUESTION, '')} ${withWhoIsNear(state, words)}` : reply
}

const LAST_QUESTION = /(?<=[.!…»]\s)[^.!?…»]*\?$/u

const ofABaby = [
  '{Quelqu’un} est tout près : dites-lui, même au milieu de la nuit : « J’ai peur ce soir, prends le bébé un moment, et reste avec nous. » Vous n’avez pas à porter cette nuit sans personne.',
] as const
const isOfOwnGesture = ({ risk, speaksOfBaby, safety }: ConversationState): boolean =>
  risk.situation === 'others' && (speaksOfBaby || safety.images === true)

/** The same beside another answer, once. */
export function nearABaby(state: ConversationState): string | null {
  const words =
    state.beside && isOfOwnGesture(state)
      ? unusedWording(state, 'tip near a baby again', [
          '{Quelqu’un} est à quelques pas, même au milieu de la nuit : demandez-lui de rester avec vous deux.',
        ])
      : null
  return words && withWhoIsNear(state, words)
}

/** Whoever is there calls while the other comes; without them, one step. */
export function stepAtOnce(state: ConversationState): string | null {
  const words = state.beside
    ? anyWording(state, 'tip near at once', [
        'Dites-le à {quelqu’un} à l’instant : « Appelle le 17, et reste avec moi. » Ne sortez pas seule à sa rencontre : restez là où il y a du monde.',
      ])
    : nextWording(state, 'urgent step', urgentSteps)
  return words && withWhoIsNear(state, words)
}

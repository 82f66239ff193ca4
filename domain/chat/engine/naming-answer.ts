import type { ConversationState } from '../conversation-state.ts'
import type { PlainText } from '../detector/normalise.ts'
import { nextWording, unusedWording } from '../replies/rotation.ts'
import { themeOf } from './hear.ts'
import { join, questionOn } from './listen.ts'
import { nameInPassing, ownName, someonesName } from './own-words.ts'
import { nextOfSituation } from './recognised-words.ts'

/** A name and a few words around it; past these the message says more than a name. */
const LONGEST_NAMING_WORDS = 7

/** Remembers the names of others. Answers when the message does nothing but give one. */
export function namingAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const name = ownName(message)
  const someone = someonesName(message)
  const known = someone ?? nameInPassing(message)
  if (known && !state.people.includes(known)) state.people.push(known)
  if (sentences.flat().length > LONGEST_NAMING_WORDS && !/appelle pas/i.test(message)) return null
  if (someone) return aboutSomeone(state, someone, /appelait/i.test(message))
  return name ? introduced(state, name) : null
}

function introduced(state: ConversationState, name: string): string {
  const topic = themeOf(state.topic?.id)
  return join([
    nextWording(state, 'name', [`Merci, ${name}.`, `C’est noté, ${name}.`]),
    nextOfSituation(state) ??
      (topic
        ? join([`Nous parlions de ${topic.name}.`, questionOn(state, topic)])
        : unusedWording(state, 'what about question', ['De quoi aimeriez-vous parler ?'])),
  ])
}

function aboutSomeone(state: ConversationState, name: string, isPast: boolean): string {
  return join([
    nextWording(state, 'someone named', [`${name} : merci de me dire ce prénom.`, `Je retiens ce prénom, ${name}.`]),
    unusedWording(state, `question ${name}`, [
      isPast
        ? `Quel moment avec ${name} vous revient en premier ?`
        : `Comment cela se passe-t-il avec ${name}, en ce moment ?`,
      `Qu’aimeriez-vous dire à ${name} ?`,
    ]),
  ])
}

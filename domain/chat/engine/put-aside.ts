import type { ConversationState } from '../conversation-state.ts'

/** More often than anything has wordings. */
const FOR_GOOD = Number.MAX_SAFE_INTEGER
const IS_ADVICE = /^tip /

const partsOfLastReply = ({ parts, turn }: ConversationState): string[] =>
  parts.filter((given) => given.turn === turn - 1).map(({ part }) => part)

/** What was advised in the last reply was not for them: no other wording of it comes. */
export function putAsideLastAdvice(state: ConversationState): void {
  for (const part of partsOfLastReply(state)) if (IS_ADVICE.test(part)) state.used[part] = FOR_GOOD
}

/** Whether an exchange of this family was said to be wide just now. */
export function isPutAside(state: ConversationState, family: string): boolean {
  return partsOfLastReply(state).some(
    (part) => state.used[part] === FOR_GOOD && part.startsWith(`tip exchange ${family} `),
  )
}

/** Whether the last reply was made of what was written of this situation. */
export function wasSaidOf(state: ConversationState, situation: string): boolean {
  const own = [`heard ${situation}`, `${situation} `, `tip ${situation}`]
  return partsOfLastReply(state).some((part) => own.some((start) => part.startsWith(start)))
}

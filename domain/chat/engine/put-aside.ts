import type { ConversationState } from '../conversation-state.ts'

/** More often than anything has wordings. */
const FOR_GOOD = Number.MAX_SAFE_INTEGER

/** What was advised in the last reply was not for them: no other wording of it comes. */
export function putAsideLastAdvice(state: ConversationState): void {
  for (const { part, turn } of state.advised) if (turn === state.turn - 1) state.used[part] = FOR_GOOD
}

/** Whether an exchange of this family was said to be wide just now. */
export function isPutAside({ advised, used, turn }: ConversationState, family: string): boolean {
  return advised.some(
    (given) =>
      given.turn === turn - 1 && used[given.part] === FOR_GOOD && given.part.startsWith(`tip exchange ${family} `),
  )
}

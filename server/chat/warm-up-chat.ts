import { respond } from '#domain/chat/conversation.ts'
import { newConversation } from '#domain/chat/conversation-state.ts'
import { whyRefuseReply } from '#domain/chat/model/check-reply.ts'

/**
 * Unpacks the reader's weights and compiles the patterns, which the first message would wait for. Twice, because V8
 * compiles a regular expression to machine code at its second use.
 */
export function warmUpChat({ hasModel }: { hasModel: boolean }): void {
  let state = newConversation(0)
  for (const message of ['Bonjour, je dors mal ces temps-ci.', 'Le travail me prend beaucoup.']) {
    const answer = respond(state, message)
    state = answer.state
    if (hasModel) whyRefuseReply(answer.reply, answer.level)
  }
}

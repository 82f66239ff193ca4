import { ASSISTANT_NAME } from '#domain/constants.ts'
import type { Conversation } from './conversation.ts'

/** What a screen reader hears: that an answer is being written or waits, then each of its sentences once, whole. */
export function SpokenAnswer({
  conversation: { isAnswering, spoken, awaitingConsent },
}: {
  conversation: Conversation
}) {
  return (
    <output className="sr-only" aria-atomic="false" aria-relevant="additions">
      {isAnswering && spoken.length === 0 && <span>{ASSISTANT_NAME} écrit</span>}
      {awaitingConsent && <span>Avant de vous répondre, {ASSISTANT_NAME} vous demande votre accord.</span>}
      {spoken.map((sentence, place) => (
        // Sentences are only ever added at the end.
        // biome-ignore lint/suspicious/noArrayIndexKey: their place is who they are
        <span key={place}>{place === 0 ? `${ASSISTANT_NAME} : ${sentence}` : ` ${sentence}`}</span>
      ))}
    </output>
  )
}

import { ASSISTANT_NAME } from '#domain/constants.ts'
import { brokenOff, type Conversation } from '../conversations/conversation.ts'

/** Live region: announces that an answer is pending, each of its sentences once, and how it ended. */
export function SpokenAnswer({ conversation }: { conversation: Conversation }) {
  const { isAnswering, spoken, awaitingConsent, unkept } = conversation
  return (
    <output className="sr-only" aria-atomic="false" aria-relevant="additions">
      {isAnswering && spoken.length === 0 && <span>{ASSISTANT_NAME} écrit</span>}
      {awaitingConsent && <span>Avant de vous répondre, {ASSISTANT_NAME} vous demande votre accord.</span>}
      {spoken.map((sentence, place) => (
        // Append-only list, so the index is a stable key.
        // biome-ignore lint/suspicious/noArrayIndexKey: their place is who they are
        <span key={place}>{place === 0 ? `${ASSISTANT_NAME} : ${sentence}` : ` ${sentence}`}</span>
      ))}
      {brokenOff(conversation) && <span> Réponse interrompue. Vous pouvez la reprendre.</span>}
      {!isAnswering && unkept === 'unasked' && <span> Rien n’est gardé pour l’instant : vous pouvez choisir.</span>}
      {!isAnswering && unkept === 'agreed' && <span> La suite sera gardée.</span>}
    </output>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { MESSAGE_MAX_CHARACTERS, MESSAGES_CONSENT_VERSION } from '#domain/constants.ts'
import { errorMessage } from '#domain/messages.ts'
import { messagesConsentTexts } from '#domain/privacy/consent-texts.ts'
import { PlainForm } from '#web/components/form/plain-form.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { isOutcomeUnknown } from '#web/lib/data/is-outcome-unknown.ts'
import { type Conversation, messagesConsent } from './queries.ts'
import { useMessageDraft } from './use-message-draft.ts'
import { useSendMessage } from './use-send-message.ts'

type MessageComposerProps = { conversation: Conversation; onHelp: (numbers: unknown) => void }

/** More like a letter than a chat: Enter inserts a line break, the button sends. */
export function MessageComposer({ conversation, onHelp }: MessageComposerProps) {
  const { id: threadId, mySide, with: name } = conversation
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useMessageDraft(threadId)
  const [agrees, setAgrees] = useState(false)
  const { data: hasAgreed } = useQuery({ ...messagesConsent, enabled: mySide === 'patient' })
  const asksConsent = mySide === 'patient' && hasAgreed === false
  const sending = useSendMessage({
    threadId,
    onHelp,
    onSent: () => {
      draft.write('')
      field.current?.focus({ preventScroll: true })
    },
  })

  function send() {
    if (sending.isBusy || draft.words.trim() === '') return
    sending.send({ body: draft.words, attempt: draft.attempt, agrees: asksConsent && agrees })
  }

  function write(words: string) {
    draft.write(words)
    sending.reset()
  }

  return (
    <PlainForm onSubmit={send} className="grid gap-2.5">
      {sending.failure && (
        <Alert tone="error">
          <p>
            {errorMessage(sending.failure.code, sending.failure.params)}{' '}
            {isOutcomeUnknown(sending.failure)
              ? 'Nous ne savons pas si votre message est parti. Réessayez : il n’arrivera qu’une fois.'
              : 'Votre message n’est pas parti ; il reste ici.'}
          </p>
          <div className="mt-3">
            <Button variant="outline" onClick={send}>
              Réessayer
            </Button>
          </div>
        </Alert>
      )}
      {asksConsent && (
        <Checkbox id="messages-consent" checked={agrees} onCheckedChange={setAgrees}>
          {messagesConsentTexts[MESSAGES_CONSENT_VERSION].replace('{name}', name)}
        </Checkbox>
      )}
      <div className="flex items-end gap-2 rounded-2xl border border-input bg-card p-2 pl-4 focus-within:outline-3 focus-within:outline-ring focus-within:outline-offset-2">
        <textarea
          ref={field}
          value={draft.words}
          rows={2}
          readOnly={sending.isBusy}
          onChange={(event) => write(event.target.value)}
          aria-label={`Votre message à ${name}`}
          aria-describedby="message-length"
          placeholder="Écrivez votre message"
          autoComplete="off"
          className="field-sizing-content block max-h-40 min-h-14 min-w-0 flex-1 resize-none bg-transparent py-1 leading-7 outline-none placeholder:text-muted-foreground"
        />
        <Button type="submit" isBusy={sending.isBusy} disabled={draft.words.trim() === ''}>
          Envoyer
        </Button>
      </div>
      <p id="message-length" className="text-note text-muted-foreground leading-5">
        {lengthHint(draft.words)}
      </p>
    </PlainForm>
  )
}

/** Only shown near the limit. */
function lengthHint(words: string): string | null {
  const left = MESSAGE_MAX_CHARACTERS - words.trim().length
  if (left < 0) return errorMessage('message_too_long', { n: MESSAGE_MAX_CHARACTERS })
  return left <= 200 ? `Encore ${left} caractères.` : null
}

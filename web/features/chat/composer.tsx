import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import { ASSISTANT_NAME } from '#domain/constants.ts'
import { PlainForm } from '#web/components/form/plain-form.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { CallableText } from './callable-text.tsx'
import type { Refusal } from './conversations/conversation.ts'
import { Glyph } from './glyphs.tsx'
import { usePremiumPath } from './use-premium-path.ts'
import { useDictation } from './voice/use-dictation.ts'
import { VoiceNotice } from './voice/voice-notice.tsx'
import { VoiceTrouble } from './voice/voice-trouble.tsx'

const MIN_HEIGHT = 40
const MAX_HEIGHT = 150

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>
  words: string
  onWords: (change: (words: string) => string) => void
  onSend: () => void
  canSend: boolean
  /** Stops the current answer; undefined when there is none. */
  onStop: (() => void) | undefined
  /** Whether Enter inserts a line break, and only the button sends. */
  breaksLine: boolean
  /** Why the last message was refused. */
  refusal: Refusal | undefined
}

export function Composer({ field, words, onWords, onSend, canSend, onStop, breaksLine, refusal }: ComposerProps) {
  const dictation = useDictation((heard) => onWords((was) => (was.trim() ? `${was.trimEnd()} ${heard}` : heard)))
  const premiumPath = usePremiumPath()
  const [isTooSoon, setTooSoon] = useState(false)
  const isListening = dictation.state === 'listening'
  const isReady = canSend && words.trim() !== ''

  // Runs after every render: both the width and the text change the height.
  useLayoutEffect(() => fitHeight(field.current))

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || breaksLine || isComposing(event)) return
    event.preventDefault()
    send()
  }

  function send() {
    setTooSoon(!canSend && words.trim() !== '')
    if (!isReady) return
    onSend()
    goOnWriting()
  }

  function goOnWriting() {
    field.current?.focus({ preventScroll: true })
  }

  function closeNotice() {
    dictation.dismiss()
    goOnWriting()
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      {refusal && (
        <Alert>
          {refusal.sentence}
          {refusal.isLiftedByPremium && (
            <>
              {' '}
              <Link to={premiumPath} className="font-semibold underline underline-offset-4">
                Continuer sans limite avec le chat premium
              </Link>
            </>
          )}
          {refusal.calls && (
            <p className="mt-2">
              <CallableText text={refusal.calls} />
            </p>
          )}
        </Alert>
      )}
      {dictation.state === 'unsupported' && (
        <VoiceTrouble tone="error" onClose={closeNotice}>
          Désolé, votre navigateur ne supporte pas la reconnaissance vocale.
        </VoiceTrouble>
      )}
      {dictation.trouble && (
        <VoiceTrouble tone="info" onClose={closeNotice}>
          {dictation.trouble}
        </VoiceTrouble>
      )}
      {dictation.state === 'needs-notice' && (
        <VoiceNotice onAccept={() => void dictation.acceptNotice()} onRefuse={closeNotice} />
      )}
      <output className="block text-small text-muted-foreground empty:absolute">
        {isTooSoon && !canSend && `${ASSISTANT_NAME} répond encore. Vos mots restent là : envoyez-les juste après.`}
      </output>
      <PlainForm
        onSubmit={send}
        className="flex items-end rounded-2xl border border-input bg-card p-2 pl-3 sm:gap-1.5 sm:pl-4 focus-within:outline-3 focus-within:outline-ring focus-within:outline-offset-2"
      >
        <textarea
          ref={field}
          value={words}
          rows={1}
          onChange={(event) => onWords(() => event.target.value)}
          onKeyDown={onKeyDown}
          aria-label="Votre message"
          aria-describedby="composer-keys"
          placeholder="Décrivez comment vous vous sentez..."
          autoComplete="off"
          className="block min-h-10 min-w-0 flex-1 resize-none self-center bg-transparent py-1.5 leading-7 outline-none placeholder:text-muted-foreground max-sm:placeholder:text-small max-sm:placeholder:tracking-tight"
        />
        <p id="composer-keys" className="sr-only">
          {breaksLine
            ? 'Entrée va à la ligne ; le bouton Envoyer envoie.'
            : 'Entrée envoie, Majuscule et Entrée vont à la ligne.'}
        </p>
        <output className="self-center text-small text-destructive not-empty:mr-1">{isListening && 'J’écoute…'}</output>
        <div className="flex shrink-0 gap-1">
          <Button
            variant={isListening ? 'destructive' : 'ghost'}
            size="icon"
            aria-label="Dicter"
            aria-pressed={isListening}
            onClick={() => void dictation.toggle()}
          >
            <Glyph shape="microphone" />
          </Button>
          {onStop ? (
            <Button
              key="stop"
              variant="secondary"
              size="icon"
              aria-label="Arrêter la réponse"
              // Ignores the second click of a double click on « Envoyer », which lands on this button.
              onClick={({ detail }) => {
                if (detail >= 2) return
                onStop()
                goOnWriting()
              }}
            >
              <Glyph shape="stop" />
            </Button>
          ) : (
            <Button key="send" type="submit" size="icon" aria-label="Envoyer" disabled={!isReady}>
              <Glyph shape="send" />
            </Button>
          )}
        </div>
      </PlainForm>
    </div>
  )
}

function fitHeight(area: HTMLTextAreaElement | null) {
  if (!area) return
  area.style.height = 'auto'
  area.style.height = `${Math.min(Math.max(area.scrollHeight, MIN_HEIGHT), MAX_HEIGHT)}px`
}

/** During IME composition Enter belongs to the keyboard; Safari reports keyCode 229 just after it. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229
}

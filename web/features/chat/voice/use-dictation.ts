import { useEffect, useRef, useState } from 'react'
import {
  openRecognition,
  type Recognition,
  type RecognitionErrorEvent,
  type RecognitionResultEvent,
} from './speech-recognition.ts'

const NOTICE_KEY = 'mivoix-voice-notice'

type Dictation = 'idle' | 'unsupported' | 'needs-notice' | 'listening'

/** Messages by error code. Other codes, such as a deliberate stop, need none. */
const troubles: Partial<Record<string, string>> = {
  'not-allowed':
    'Le micro n’est pas autorisé ici. Vous pouvez l’autoriser dans les réglages du navigateur, ou continuer par écrit.',
  'service-not-allowed': 'Ce navigateur n’autorise pas la dictée. Vous pouvez continuer par écrit.',
  'audio-capture': 'Aucun micro n’a été trouvé. Vous pouvez continuer par écrit.',
  'no-speech': 'Rien n’a été entendu. Réessayez, ou continuez par écrit.',
  network: 'La dictée n’a pas répondu. Réessayez, ou continuez par écrit.',
}

function hasSeenNotice(): boolean {
  try {
    return localStorage.getItem(NOTICE_KEY) !== null
  } catch {
    return false
  }
}

function rememberNotice() {
  try {
    localStorage.setItem(NOTICE_KEY, 'seen')
  } catch {
    // Storage is blocked: the notice is shown again, which does no harm.
  }
}

/** Dictation into the field. Asks for agreement before the voice is sent off the device for the first time. */
export function useDictation(onHeard: (words: string) => void) {
  const [state, setState] = useState<Dictation>('idle')
  const [trouble, setTrouble] = useState<string>()
  const listening = useRef<Recognition>(undefined)
  const isOpening = useRef(false)

  useEffect(() => () => listening.current?.abort(), [])

  // On the document: Escape must stop the microphone wherever the focus is.
  useEffect(() => {
    if (state !== 'listening') return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      listening.current?.stop()
      setState('idle')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [state])

  async function toggle() {
    if (state === 'listening') stop()
    else await begin({ isNoticeDue: !hasSeenNotice() })
  }

  async function acceptNotice() {
    rememberNotice()
    setState('idle')
    await begin({ isNoticeDue: false })
  }

  /** Guard against a second click while the browser is still being asked for its capabilities. */
  async function begin({ isNoticeDue }: { isNoticeDue: boolean }) {
    if (isOpening.current) return
    isOpening.current = true
    setTrouble(undefined)
    const opened = await openRecognition()
    isOpening.current = false
    if (!opened) setState('unsupported')
    else if (isNoticeDue && !opened.isLocal) setState('needs-notice')
    else listen(opened.recognition)
  }

  function listen(recognition: Recognition) {
    listening.current = recognition
    recognition.addEventListener('start', () => setState('listening'))
    recognition.addEventListener('result', (event) => {
      const heard = (event as RecognitionResultEvent).results[0]?.[0]?.transcript.trim()
      if (heard) onHeard(heard)
    })
    recognition.addEventListener('error', (event) => setTrouble(troubles[(event as RecognitionErrorEvent).error]))
    for (const over of ['error', 'end']) recognition.addEventListener(over, () => setState('idle'))
    recognition.start()
  }

  function stop() {
    listening.current?.stop()
    setState('idle')
  }

  /** Dismisses the message about the microphone. */
  function dismiss() {
    setState('idle')
    setTrouble(undefined)
  }

  return { state, trouble, toggle, acceptNotice, dismiss }
}

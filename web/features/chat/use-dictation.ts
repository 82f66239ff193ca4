import { useEffect, useRef, useState } from 'react'
import { openRecognition, type Recognition, type RecognitionResultEvent } from './speech-recognition.ts'

const NOTICE_KEY = 'mivoix-voice-notice'

type Dictation = 'idle' | 'unsupported' | 'needs-notice' | 'listening'

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
    // The notice is then shown again, which harms nobody.
  }
}

/** Hands over what was heard. Before the voice may leave the device for the first time, a notice asks. */
export function useDictation(onHeard: (words: string) => void) {
  const [state, setState] = useState<Dictation>('idle')
  const listening = useRef<Recognition>(undefined)

  useEffect(() => () => listening.current?.abort(), [])

  async function toggle() {
    if (state === 'listening') return stop()
    const opened = await openRecognition()
    if (!opened) return setState('unsupported')
    if (!opened.isLocal && !hasSeenNotice()) return setState('needs-notice')
    listen(opened.recognition)
  }

  async function acceptNotice() {
    rememberNotice()
    setState('idle')
    const opened = await openRecognition()
    if (opened) listen(opened.recognition)
  }

  function listen(recognition: Recognition) {
    listening.current = recognition
    recognition.addEventListener('start', () => setState('listening'))
    recognition.addEventListener('result', (event) => {
      const heard = (event as RecognitionResultEvent).results[0]?.[0]?.transcript.trim()
      if (heard) onHeard(heard)
    })
    for (const over of ['error', 'end']) recognition.addEventListener(over, () => setState('idle'))
    recognition.start()
  }

  function stop() {
    listening.current?.stop()
    setState('idle')
  }

  return { state, toggle, stop, acceptNotice, refuseNotice: () => setState('idle') }
}

import { useEffect, useState } from 'react'

/** The part of the Web Speech API used for captions; TypeScript's DOM types lack it. */
interface TrackRecognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  start(track: MediaStreamTrack): void
  abort(): void
}

interface TrackRecognitionConstructor {
  new (): TrackRecognition
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}

type ResultEvent = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> }
type ErrorEvent = Event & { error: string }

/** Errors after which a restart helps; any other would repeat at each restart, in a loop. */
const PASSING_ERRORS = new Set(['no-speech', 'aborted'])

export interface Captions {
  isAvailable: boolean
  isOn: boolean
  setOn: (isOn: boolean) => void
  text: string
}

const LANGUAGE = 'fr-FR'
const SHOWN_CHARACTERS = 160

function recognitionOf(): TrackRecognitionConstructor | undefined {
  return (window as { SpeechRecognition?: TrackRecognitionConstructor }).SpeechRecognition
}

/** Captions of the other person's speech, recognised on this device only: no audio is sent to a service. */
export function useCaptions(stream: MediaStream | undefined): Captions {
  const [isAvailable, setAvailable] = useState(false)
  const [isOn, setOn] = useState(false)
  const [text, setText] = useState('')
  useEffect(() => {
    let isLeft = false
    async function find() {
      const answer = await isLocallyAvailable()
      if (!isLeft) setAvailable(answer)
    }
    void find()
    return () => {
      isLeft = true
    }
  }, [])
  useEffect(() => {
    const Recognition = recognitionOf()
    const track = stream?.getAudioTracks()[0]
    if (!isOn || !isAvailable || !Recognition || !track) return undefined
    const recognition = new Recognition()
    recognition.lang = LANGUAGE
    recognition.continuous = true
    recognition.interimResults = true
    recognition.processLocally = true
    let isLeft = false
    recognition.addEventListener('result', (event) => {
      const words = Array.from((event as ResultEvent).results, (result) => result[0]?.transcript ?? '')
      setText(words.join(' ').slice(-SHOWN_CHARACTERS))
    })
    recognition.addEventListener('error', (event) => {
      if (PASSING_ERRORS.has((event as ErrorEvent).error)) return
      isLeft = true
      setOn(false)
      setAvailable(false)
    })
    // Silence ends a recognition: restart it while captions are on.
    recognition.addEventListener('end', () => {
      if (!isLeft && track.readyState === 'live') recognition.start(track)
    })
    recognition.start(track)
    return () => {
      isLeft = true
      recognition.abort()
      setText('')
    }
  }, [isOn, isAvailable, stream])
  return { isAvailable, isOn, setOn, text }
}

async function isLocallyAvailable(): Promise<boolean> {
  try {
    return (await recognitionOf()?.available?.({ langs: [LANGUAGE], processLocally: true })) === 'available'
  } catch {
    return false
  }
}

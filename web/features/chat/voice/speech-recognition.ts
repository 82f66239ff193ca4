/** The part of the Web Speech API used for dictation; TypeScript's DOM types lack it. */
export interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  processLocally?: boolean
  start(): void
  stop(): void
  abort(): void
}

export interface RecognitionResultEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>
}

/** `error` is one of the error codes of the Web Speech API. */
export interface RecognitionErrorEvent extends Event {
  error: string
}

interface RecognitionConstructor {
  new (): Recognition
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}

const LANGUAGE = 'fr-FR'

function constructorOf(): RecognitionConstructor | undefined {
  const browser = window as {
    SpeechRecognition?: RecognitionConstructor
    webkitSpeechRecognition?: RecognitionConstructor
  }
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

/** One utterance in French, without interim results. Undefined without browser support. */
export async function openRecognition(): Promise<{ recognition: Recognition; isLocal: boolean } | undefined> {
  const Constructor = constructorOf()
  if (!Constructor) return undefined
  const recognition = new Constructor()
  recognition.lang = LANGUAGE
  recognition.continuous = false
  recognition.interimResults = false
  recognition.maxAlternatives = 1
  const isLocal = await hearsLocally(Constructor)
  if (isLocal) recognition.processLocally = true
  return { recognition, isLocal }
}

async function hearsLocally(Constructor: RecognitionConstructor): Promise<boolean> {
  try {
    return (await Constructor.available?.({ langs: [LANGUAGE], processLocally: true })) === 'available'
  } catch {
    return false
  }
}

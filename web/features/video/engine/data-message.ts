import { isPicture, type Picture } from './pictures.ts'

/** Media state that a peer announces. */
export interface PeerState {
  hasMicrophone: boolean
  isMicrophoneOn: boolean
  isVideoOn: boolean
  picture: Picture
  /** Its own video was paused because of a poor network. */
  isVideoPaused: boolean
}

/** Messages of the data channel. Only chat falls back to the server while the channel is closed. */
export type DataMessage =
  | { kind: 'chat'; id: string; text: string; at: number }
  | { kind: 'state'; state: PeerState }
  | { kind: 'nonce'; nonce: string }
  /** Left deliberately. */
  | { kind: 'bye' }
  /** The receiver's right to be in the room has ended, which they may not hear from the server. */
  | { kind: 'out' }

export const CHAT_MAX_CHARACTERS = 2000

/** Undefined for an invalid message: the other browser is not trusted. */
export function parseDataMessage(text: unknown): DataMessage | undefined {
  const value = typeof text === 'string' ? parsed(text) : text
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined
  if (value.kind === 'bye' || value.kind === 'out') return { kind: value.kind }
  if (value.kind === 'nonce' && 'nonce' in value && typeof value.nonce === 'string')
    return { kind: 'nonce', nonce: value.nonce }
  if (value.kind === 'chat') return chatOf(value)
  if (value.kind === 'state' && 'state' in value) return stateOf(value.state)
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function chatOf(value: object): DataMessage | undefined {
  const { id, text, at } = value as Record<string, unknown>
  if (typeof id !== 'string' || typeof text !== 'string' || typeof at !== 'number') return undefined
  return { kind: 'chat', id, text: text.slice(0, CHAT_MAX_CHARACTERS), at }
}

function stateOf(value: unknown): DataMessage | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { hasMicrophone, isMicrophoneOn, isVideoOn, isVideoPaused, picture } = value as Record<string, unknown>
  if (!isPicture(picture)) return undefined
  return {
    kind: 'state',
    state: {
      hasMicrophone: hasMicrophone === true,
      isMicrophoneOn: isMicrophoneOn === true,
      isVideoOn: isVideoOn === true,
      isVideoPaused: isVideoPaused === true,
      picture,
    },
  }
}

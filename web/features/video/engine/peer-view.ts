import type { Party } from '#domain/video/room.ts'
import type { PeerState } from './data-message.ts'
import type { CodeWords, PeerLink } from './peer-link.ts'

/** Another person in the room, as this browser sees them. */
export interface PeerView {
  party: Party
  isPresent: boolean
  isConnected: boolean
  wasConnected: boolean
  /** Left deliberately. */
  hasLeft: boolean
  stream: MediaStream
  state: PeerState | undefined
  codeWords: CodeWords
}

export function peerViewOf(party: Party, isPresent: boolean, link: PeerLink | undefined, hasLeft: boolean): PeerView {
  return {
    party,
    isPresent,
    isConnected: link?.state === 'connected',
    wasConnected: link?.wasConnected ?? false,
    hasLeft,
    stream: link?.stream ?? emptyStream(),
    state: link?.peerState,
    codeWords: link?.codeWords ?? { state: 'unknown' },
  }
}

let empty: MediaStream | undefined
function emptyStream(): MediaStream {
  empty ??= new MediaStream()
  return empty
}

import type { Party } from '#domain/video/room.ts'
import type { NetworkQuality } from './network-quality.ts'
import type { PeerView } from './peer-view.ts'
import type { ChannelStatus, RoomPresence } from './room-channel.ts'

export interface ChatLine {
  id: string
  from: Party
  text: string
  at: Date
  /** Peer to peer by the data channel, or through our server while it is closed. */
  isDirect: boolean
}

export interface RoomView {
  channel: ChannelStatus
  /** Since when our server is unreachable; undefined while it answers. */
  awaySince: number | undefined
  /** Since when the call is interrupted; undefined while it runs or before it starts. */
  lostSince: number | undefined
  present: ReadonlyMap<Party, RoomPresence>
  peers: PeerView[]
  /** Parties who were here until their right to be here ended. */
  sentOut: Party[]
  chat: ChatLine[]
  /** Newest message of another that was not on screen yet. */
  unread: ChatLine | undefined
  quality: NetworkQuality
  isVideoPaused: boolean
}

/** Initial state. */
export const emptyRoom: RoomView = {
  channel: 'joining',
  awaySince: undefined,
  lostSince: undefined,
  present: new Map(),
  peers: [],
  sentOut: [],
  chat: [],
  unread: undefined,
  quality: 'good',
  isVideoPaused: false,
}

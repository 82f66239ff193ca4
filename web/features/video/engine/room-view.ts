import type { Party } from '#domain/video/room.ts'
import type { NetworkQuality } from './network-quality.ts'
import type { PeerView } from './peer-view.ts'
import type { ChannelStatus, RoomPresence } from './room-channel.ts'

export interface ChatLine {
  id: string
  from: Party
  text: string
  at: Date
  /** By the data channel from browser to browser, or by our server while there is none. */
  isDirect: boolean
}

export interface RoomView {
  channel: ChannelStatus
  /** Since when our server has been out of reach; nothing while it answers. */
  awaySince: number | undefined
  /** Since when the conversation has been interrupted; nothing while it goes on or has not begun. */
  lostSince: number | undefined
  present: ReadonlyMap<Party, RoomPresence>
  peers: PeerView[]
  chat: ChatLine[]
  quality: NetworkQuality
  isVideoPaused: boolean
}

/** Before anything is known. */
export const emptyRoom: RoomView = {
  channel: 'joining',
  awaySince: undefined,
  lostSince: undefined,
  present: new Map(),
  peers: [],
  chat: [],
  quality: 'good',
  isVideoPaused: false,
}

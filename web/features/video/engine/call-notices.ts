import { formatTime } from '#domain/format-time.ts'
import type { Party } from '#domain/video/room.ts'
import type { LocalMediaState } from './local-media-state.ts'
import type { PeerView } from './peer-view.ts'
import { clockNotice } from './room-clock.ts'
import type { RoomView } from './room-view.ts'

export type NoticeAct = 'stop-video' | 'reload' | 'restore-sound'

export interface CallNotice {
  id: string
  sentence: string
  tone: 'info' | 'warning'
  /** Actions offered with the notice. */
  acts?: NoticeAct[]
}

type LocalDevices = Pick<LocalMediaState, 'notice' | 'isMicrophoneMute' | 'isMicrophoneOn' | 'isSoundLost'>

interface Situation {
  room: Pick<RoomView, 'channel' | 'awaySince' | 'lostSince' | 'isVideoPaused' | 'sentOut'> & {
    peers: Pick<PeerView, 'party' | 'isPresent' | 'isConnected' | 'wasConnected' | 'hasLeft' | 'state'>[]
  }
  local: LocalDevices
  self: Party
  nameOf: (party: Party) => string
  endsAt: Date
  closesAt: Date
  /** By this browser's clock, like `awaySince` and `lostSince`. */
  now: Date
  /** By the server's clock, like the consultation's times. */
  serverNow: Date
}

const OFFER_HELP_AFTER_MS = 20_000
const SAY_SERVER_AWAY_AFTER_MS = 30_000

/** Notices during a call, most urgent first. */
export function callNotices({ room, local, self, nameOf, endsAt, closesAt, now, serverNow }: Situation): CallNotice[] {
  return [
    ...lost(room, nameOf, now),
    ...room.peers
      .filter(({ hasLeft }) => hasLeft)
      .map(({ party }) => ({
        id: `left-${party}`,
        sentence: `${nameOf(party)} a quitté la séance`,
        tone: 'info' as const,
      })),
    ...room.sentOut.map((party) => ({
      id: `out-${party}`,
      sentence:
        self === 'patient'
          ? `C’est fait : ${nameOf(party)} ne vous voit plus et ne vous entend plus.`
          : `${nameOf(party)} n’est plus dans la séance.`,
      tone: 'info' as const,
    })),
    ...deviceNotices(local),
    ...(room.isVideoPaused || room.peers.some(({ state }) => state?.isVideoPaused)
      ? [{ id: 'paused', sentence: 'Image en pause pour garder la voix.', tone: 'info' as const }]
      : []),
    ...clock(endsAt, closesAt, serverNow),
    ...away(room, now),
    ...room.peers
      .filter(({ state }) => state?.picture === 'silhouette' && state.isVideoOn)
      .map(({ party }) => ({
        id: `silhouette-${party}`,
        sentence: `${nameOf(party)} a choisi la silhouette dessinée. Le soleil suit sa voix.`,
        tone: 'info' as const,
      })),
  ]
}

/** Notices about one's own devices, in the waiting room too. */
export function deviceNotices({ notice, isMicrophoneMute, isMicrophoneOn, isSoundLost }: LocalDevices): CallNotice[] {
  return [
    ...silence(isMicrophoneMute, isSoundLost && isMicrophoneOn),
    ...(notice ? [{ id: 'device', sentence: notice, tone: 'warning' as const }] : []),
  ]
}

function silence(isMute: boolean, isLost: boolean): CallNotice[] {
  if (isLost)
    return [
      {
        id: 'sound-lost',
        sentence: 'Votre micro s’est coupé : on ne vous entend plus.',
        tone: 'warning',
        acts: ['restore-sound'],
      },
    ]
  return isMute ? [{ id: 'mute', sentence: 'On ne vous entend pas : ce micro ne capte rien.', tone: 'warning' }] : []
}

/** A notice that ended and comes back is shown again. */
export function stillDismissed(dismissed: readonly string[], notices: readonly CallNotice[]): string[] {
  return dismissed.filter((id) => notices.some((notice) => notice.id === id))
}

function lost(room: Situation['room'], nameOf: Situation['nameOf'], now: Date): CallNotice[] {
  if (room.lostSince === undefined) return []
  const gone = room.peers.find((peer) => peer.wasConnected && !peer.isConnected && !peer.hasLeft && !peer.isPresent)
  if (gone && room.channel === 'joined')
    return [
      {
        id: 'peer-lost',
        sentence: `${nameOf(gone.party)} a perdu la connexion. Restez là, la salle l’attend.`,
        tone: 'warning',
      },
    ]
  const isLong = now.getTime() - room.lostSince >= OFFER_HELP_AFTER_MS
  return [
    {
      id: 'lost',
      sentence: 'Connexion perdue, nous vous reconnectons…',
      tone: 'warning',
      ...(isLong && { acts: ['stop-video', 'reload'] }),
    },
  ]
}

function clock(endsAt: Date, closesAt: Date, now: Date): CallNotice[] {
  const notice = clockNotice({ endsAt }, now)
  if (notice === 'last-minutes') return [{ id: 'last-minutes', sentence: 'Il reste 5 minutes', tone: 'info' }]
  if (notice !== 'over') return []
  return [
    {
      id: 'over',
      sentence: `Les 45 minutes sont passées. La salle ferme à ${formatTime(closesAt)}.`,
      tone: 'info',
    },
  ]
}

function away({ awaySince, peers }: Situation['room'], now: Date): CallNotice[] {
  const talks = peers.some(({ isConnected }) => isConnected)
  if (awaySince === undefined || !talks || now.getTime() - awaySince < SAY_SERVER_AWAY_AFTER_MS) return []
  return [{ id: 'away', sentence: 'Hors ligne avec Mivoix ; votre conversation continue.', tone: 'info' }]
}

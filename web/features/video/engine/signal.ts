import type { Party } from '#domain/video/room.ts'
import { isParty } from './parties.ts'

/** Signalling message relayed by the server. `link` names one connection of the pair. */
export interface Signal {
  from: Party
  to: Party
  link: string
  description?: RTCSessionDescriptionInit
  candidate?: RTCIceCandidateInit
  /** From the follower: the recovery step it needs. */
  ask?: 'restart-ice' | 'renew'
}

export type SignalBody = Pick<Signal, 'description' | 'candidate' | 'ask'>

export function parseSignal(value: unknown): Signal | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { from, to, link, description, candidate, ask } = value as Record<string, unknown>
  if (!isParty(from) || !isParty(to) || typeof link !== 'string') return undefined
  return {
    from,
    to,
    link,
    ...(isDescription(description) && { description }),
    ...(isCandidate(candidate) && { candidate }),
    ...((ask === 'restart-ice' || ask === 'renew') && { ask }),
  }
}

function isDescription(value: unknown): value is RTCSessionDescriptionInit {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    (value.type === 'offer' || value.type === 'answer') &&
    'sdp' in value &&
    typeof value.sdp === 'string'
  )
}

function isCandidate(value: unknown): value is RTCIceCandidateInit {
  return typeof value === 'object' && value !== null && 'candidate' in value && typeof value.candidate === 'string'
}

/** Name of a connection: tab of the leader, tab of the follower, and generation. */
export interface LinkName {
  leader: string
  follower: string
  generation: number
}

export const writeLinkName = ({ leader, follower, generation }: LinkName) => `${leader}.${follower}.${generation}`

export function readLinkName(text: string): LinkName | undefined {
  const [leader, follower, generation] = text.split('.')
  const count = Number(generation)
  return leader && follower && Number.isInteger(count) ? { leader, follower, generation: count } : undefined
}

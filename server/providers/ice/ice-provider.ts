import type { IceServer } from '#domain/video/room.ts'

/**
 * STUN and TURN servers for calls: connection setup, and relaying when a direct connection is forbidden or impossible.
 */
export interface IceProvider {
  /** TURN relay in use. `none`: calls under a pseudonym cannot start. */
  readonly relay: 'coturn' | 'embedded' | 'none'
  /** With temporary credentials, valid for two hours. */
  servers(now: Date): Promise<IceServer[]>
  close(): Promise<void>
}

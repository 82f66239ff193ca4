import type { IceServer } from '#domain/video/room.ts'

/** Servers that help two browsers to find each other, and relay for those that may not or cannot meet directly. */
export interface IceProvider {
  /** Where calls are relayed: nowhere, and calls under a pseudonym cannot begin. */
  readonly relay: 'coturn' | 'embedded' | 'none'
  /** With credentials of their own, good for two hours. */
  servers(now: Date): Promise<IceServer[]>
  close(): Promise<void>
}

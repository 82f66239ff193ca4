import { AsyncLocalStorage } from 'node:async_hooks'
import type { UsedUpLimits } from './used-up-limits.ts'

/** The more urgent lane is served first, and keeps connections that the others do not get. */
export const lanes = ['chat', 'sign-in', 'other'] as const

export type Lane = (typeof lanes)[number]

/** For whom work is done: connections are shared out by it, without each function passing it on. */
export interface Turn {
  lane: Lane
  /** Widest network of the caller; undefined for the server's own work, which no network's share bounds. */
  network: string | undefined
  usedUp: UsedUpLimits | undefined
  /** Told how long the work held a connection. */
  spent(ms: number): void
}

const turns = new AsyncLocalStorage<Turn>()

const ownTurn: Turn = { lane: 'other', network: undefined, usedUp: undefined, spent: () => undefined }

export const inTurn = <T>(turn: Turn, work: () => T): T => turns.run(turn, work)

export const currentTurn = (): Turn => turns.getStore() ?? ownTurn

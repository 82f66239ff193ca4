import { setTimeout as pause } from 'node:timers/promises'

/**
 * Sleeps for a moment after sending. Linux wakes the receiver on the sender's CPU, assuming that the sender sleeps
 * next; a server that keeps computing would delay a proxy, a database or a model on the same machine by milliseconds,
 * even with another CPU idle.
 */
export function yieldAfterSending(): Promise<void> {
  return pause(1)
}

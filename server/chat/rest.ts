import { setTimeout as pause } from 'node:timers/promises'

/**
 * A moment's sleep behind what was just sent and somebody waits for. Linux wakes whoever receives it on the processor that
 * sent it, because who sends mostly sleeps next; a server that goes on computing would make them wait for its milliseconds,
 * be they a proxy, a database or a model on the same machine, even with another processor idle.
 */
export function rest(): Promise<void> {
  return pause(1)
}

import { CHAT_MESSAGE_MAX_CHARACTERS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { networksOf } from '../http/networks-of.ts'

const WINDOW_MS = 60_000
/** Thousands of short messages a minute: a school or the shared address of a mobile operator never reaches it. */
const SHORT_CHARACTERS_MAX = 240_000
/** Minimum cost of a message, however short. */
const SHORTEST_CHARACTERS = 100
/** Longer texts have their own budget, so that they never use up that of « je veux mourir ». */
const LONG_CHARACTERS_MAX = 300_000
const NETWORKS_MAX = 20_000
/** All networks around one have this many times its budget: the processor is no faster for them. */
const AROUND = 4

interface Spent {
  since: number
  short: number
  long: number
}

/**
 * Rate limit of the danger detection, applied before every other limit. In memory and per process, because it must work
 * while the database is down and cost nothing.
 */
export class ReadingBudget {
  readonly #networks = new Map<string, Spent>()

  /** Throws when this network, or one around it, sent more in the last minute than its people could write. */
  take(address: string, characters: number, now: Date): void {
    // Narrowest first: what is refused there costs its neighbours nothing.
    for (const { name, breadth } of networksOf(address))
      this.#takeFrom(name, Math.min(breadth, AROUND), characters, now)
  }

  #takeFrom(network: string, times: number, characters: number, now: Date): void {
    const at = now.getTime()
    const known = this.#networks.get(network)
    const spent = known && at - known.since < WINDOW_MS ? known : { since: at, short: 0, long: 0 }
    const isLong = characters > CHAT_MESSAGE_MAX_CHARACTERS
    if (isLong) spent.long += characters
    else spent.short += Math.max(characters, SHORTEST_CHARACTERS)
    // Moves the network to the end of the map: the least recently used one is evicted first (LRU).
    this.#networks.delete(network)
    this.#networks.set(network, spent)
    if (this.#networks.size > NETWORKS_MAX) this.#networks.delete(this.#networks.keys().next().value ?? '')
    if (isLong ? spent.long > LONG_CHARACTERS_MAX * times : spent.short > SHORT_CHARACTERS_MAX * times) {
      throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil((spent.since + WINDOW_MS - at) / 1000) })
    }
  }
}

import { CHAT_MESSAGE_MAX_CHARACTERS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { networkOf } from '../http/network-of.ts'

const WINDOW_MS = 60_000
/** Thousands of short messages a minute: a school, or a mobile operator's shared address, never meets it. */
const SHORT_CHARACTERS_MAX = 240_000
/** However short it is, reading a message costs something. */
const SHORTEST_CHARACTERS = 100
/** Letters beyond the length of a message are counted apart, so that they never take the place of « je veux mourir ». */
const LONG_CHARACTERS_MAX = 300_000
const NETWORKS_MAX = 20_000

interface Spent {
  since: number
  short: number
  long: number
}

/**
 * Rate limit of reading for danger, which comes before every other limit: counted in memory, per process, because it must
 * hold while the database is away and cost nothing.
 */
export class ReadingBudget {
  readonly #networks = new Map<string, Spent>()

  /** Throws when this network had more read in the last minute than any people behind it could write. */
  take(address: string, characters: number, now: Date): void {
    const network = networkOf(address)
    const at = now.getTime()
    const known = this.#networks.get(network)
    const spent = known && at - known.since < WINDOW_MS ? known : { since: at, short: 0, long: 0 }
    const isLong = characters > CHAT_MESSAGE_MAX_CHARACTERS
    if (isLong) spent.long += characters
    else spent.short += Math.max(characters, SHORTEST_CHARACTERS)
    // Behind all others: those that nobody heard of for longest come first, and are forgotten first.
    this.#networks.delete(network)
    this.#networks.set(network, spent)
    if (this.#networks.size > NETWORKS_MAX) this.#networks.delete(this.#networks.keys().next().value ?? '')
    if (isLong ? spent.long > LONG_CHARACTERS_MAX : spent.short > SHORT_CHARACTERS_MAX) {
      throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil((spent.since + WINDOW_MS - at) / 1000) })
    }
  }
}

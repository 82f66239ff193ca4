import { addDays, dayOf, startOfDay } from '#domain/time.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Settings } from '../../settings.ts'
import type { ModelUsage } from './language-model.ts'

/** Number of parts of the daily budget; a process takes one at a time. */
const PARTS_PER_DAY = 50

type Prices = Pick<Settings, 'MODEL_EUROS_PER_DAY' | 'MODEL_INPUT_EUROS_PER_MILLION' | 'MODEL_OUTPUT_EUROS_PER_MILLION'>

interface Reservation {
  /** Reports the actual cost; the rest is returned. Without this call, all of it counts as spent. */
  spend(cost: number): void
}

/**
 * Daily budget of the model. It is one database row shared by all processes; each process takes a part at a time, so
 * that a reply neither waits for the database nor contends for the row. The unspent part of a process that ends is lost
 * for the day: the cap is never exceeded.
 */
export class ModelBudget {
  readonly #db: Pick<Database, 'asService'>
  readonly #clock: Clock
  readonly #prices: Prices
  #day = ''
  #dayEndsAt = 0
  #left = 0
  #taking: Promise<void> | undefined

  constructor(db: Pick<Database, 'asService'>, clock: Clock, prices: Prices) {
    this.#db = db
    this.#clock = clock
    this.#prices = prices
  }

  /** In millionths of a euro: the price of a million tokens in euros is the price of one token in this unit. */
  costOf({ inputTokens, outputTokens }: ModelUsage): number {
    const { MODEL_INPUT_EUROS_PER_MILLION: input, MODEL_OUTPUT_EUROS_PER_MILLION: output } = this.#prices
    return Math.ceil(inputTokens * input + outputTokens * output)
  }

  /** Reserves the cost of a reply before the request. Null when the daily budget is spent. */
  async take(cost: number): Promise<Reservation | null> {
    if (!this.#has(cost)) {
      this.#taking ??= this.#takePart(cost).finally(() => {
        this.#taking = undefined
      })
      await this.#taking
    }
    if (!this.#has(cost)) return null
    this.#left -= cost
    const day = this.#day
    return {
      spend: (spent) => {
        // The rest of a day is not carried over to the next.
        if (day === this.#day) this.#left += cost - spent
      },
    }
  }

  #has(cost: number): boolean {
    return this.#clock().getTime() < this.#dayEndsAt && this.#left >= cost
  }

  async #takePart(cost: number): Promise<void> {
    const day = dayOf(this.#clock())
    const dayEndsAt = startOfDay(addDays(day, 1)).getTime()
    const purse = Math.floor(this.#prices.MODEL_EUROS_PER_DAY * 1_000_000)
    const part = Math.max(cost, Math.ceil(purse / PARTS_PER_DAY))
    const taken = await this.#db.asService(
      (sql) => sql`
        insert into app.model_spending as known (day, micro_euros) select ${day}, ${part}::bigint where ${part}::bigint <= ${purse}::bigint
        on conflict on constraint model_spending_pkey do update set micro_euros = known.micro_euros + excluded.micro_euros
        where known.micro_euros + excluded.micro_euros <= ${purse}::bigint
        returning day`,
    )
    if (this.#day !== day) this.#left = 0
    this.#day = day
    this.#dayEndsAt = dayEndsAt
    if (taken.length > 0) this.#left += part
  }
}

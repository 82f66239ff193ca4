import type { Clock } from '#server/clock.ts'

/** Adjustable test clock. It starts at the current time, because the database has its own clock. */
export class TestClock {
  #aheadMs = 0

  readonly now: Clock = () => new Date(Date.now() + this.#aheadMs)

  advance({
    days = 0,
    hours = 0,
    minutes = 0,
    seconds = 0,
  }: Partial<Record<'days' | 'hours' | 'minutes' | 'seconds', number>>): void {
    this.#aheadMs += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
  }
}

import type { Clock } from '#server/clock.ts'

/** A clock that tests set. It starts at the present, because the database has a clock of its own. */
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

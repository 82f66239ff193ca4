import { setTimeout as pause } from 'node:timers/promises'
import { type Journey, journeys, REQUESTS_A_VISIT, Visit } from './journeys.ts'
import { type Answers, JourneyFailed, LoadClient, noAnswers } from './load-client.ts'
import type { LoadPopulation } from './town.ts'

/** Mixed load: users read pages, search, sign in, hold, pay, chat and send messages. */
export class MixedLoad {
  readonly #client: LoadClient
  readonly #town: LoadPopulation
  #visits = 0

  constructor(ports: readonly string[], town: LoadPopulation, connections: number) {
    this.#client = new LoadClient(ports, connections)
    this.#town = town
  }

  /**
   * Closed loop: requests per second when each user sends the next request as soon as the last is answered; of the mix,
   * or of a single journey.
   */
  async most(people: number, seconds: number, only?: Journey): Promise<{ perSecond: number; answers: Answers }> {
    const answers = noAnswers()
    const startedAt = performance.now()
    const until = startedAt + seconds * 1000
    await Promise.all(
      Array.from({ length: people }, async () => {
        while (performance.now() < until) await this.#visit(answers, only)
      }),
    )
    return { perSecond: answers.milliseconds.length / ((performance.now() - startedAt) / 1000), answers }
  }

  /**
   * Open loop: visits begin at a fixed rate whatever the answers do, so that queueing is measured too (no coordinated
   * omission).
   */
  async steady(requestsPerSecond: number, seconds: number): Promise<Answers> {
    const answers = noAnswers()
    const running = new Set<Promise<void>>()
    const startedAt = performance.now()
    const visitsPerSecond = requestsPerSecond / REQUESTS_A_VISIT
    for (let due = 0; due < visitsPerSecond * seconds; due += 1) {
      const wait = startedAt + (due / visitsPerSecond) * 1000 - performance.now()
      if (wait > 1) await pause(wait)
      const visit = this.#visit(answers).finally(() => running.delete(visit))
      running.add(visit)
    }
    await Promise.all(running)
    return answers
  }

  close(): void {
    this.#client.close()
  }

  async #visit(answers: Answers, only?: Journey): Promise<void> {
    const number = this.#visits++
    const journey = only ?? journeys[number % journeys.length]
    try {
      await journey?.(new Visit(this.#client, answers, this.#town, number))
    } catch (error) {
      // Already counted among the failures.
      if (!(error instanceof JourneyFailed)) throw error
    }
  }
}

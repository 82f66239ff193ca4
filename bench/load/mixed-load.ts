import { setTimeout as pause } from 'node:timers/promises'
import { journeys, Visit } from './journeys.ts'
import { type Answers, JourneyFailed, LoadClient, noAnswers } from './load-client.ts'
import type { Town } from './town.ts'

/** Visits of all kinds at once: people read pages, search, sign in, hold, pay, chat and write to each other. */
export class MixedLoad {
  readonly #client: LoadClient
  readonly #town: Town
  #visits = 0

  constructor(ports: readonly string[], town: Town, connections: number) {
    this.#client = new LoadClient(ports, connections)
    this.#town = town
  }

  /** Requests answered in a second when each of some people goes on as soon as they were answered. */
  async most(people: number, seconds: number): Promise<{ perSecond: number; answers: Answers }> {
    const answers = noAnswers()
    const startedAt = performance.now()
    const until = startedAt + seconds * 1000
    await Promise.all(
      Array.from({ length: people }, async () => {
        while (performance.now() < until) await this.#visit(answers)
      }),
    )
    return { perSecond: answers.milliseconds.length / ((performance.now() - startedAt) / 1000), answers }
  }

  /** Visits begin at a steady pace whatever the answers do, so that waiting is measured too. */
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

  async #visit(answers: Answers): Promise<void> {
    const number = this.#visits++
    const journey = journeys[number % journeys.length]
    try {
      await journey?.(new Visit(this.#client, answers, this.#town, number))
    } catch (error) {
      // Counted among the failures already.
      if (!(error instanceof JourneyFailed)) throw error
    }
  }
}

/** On average over the mix: 30 of browsing, 25 of searching and so on, in 20 visits. */
const REQUESTS_A_VISIT = 89 / 20

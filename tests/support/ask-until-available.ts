import { setTimeout as pause } from 'node:timers/promises'

const PAUSE_MS = 200

/**
 * Retries on 503: when a busy machine blocks PostgreSQL for a second, the server answers 503 to every request, which
 * says nothing about the request under test. A permanent 503 ends in the test's timeout.
 */
export async function askUntilAvailable(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await ask()
    if (response.status !== 503) return response
    await pause(PAUSE_MS)
  }
}

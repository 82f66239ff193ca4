import { setTimeout as pause } from 'node:timers/promises'

const PAUSE_MS = 200

/**
 * A machine that holds PostgreSQL up for a second makes the server answer 503 to everybody, whatever they sent: for tests
 * of what was sent, that is no answer yet. A request that is refused so for ever runs into the test's time limit.
 */
export async function askUntilAvailable(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await ask()
    if (response.status !== 503) return response
    await pause(PAUSE_MS)
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether a caller went away before their whole request or our whole answer, as phones do in tunnels: nobody's failure. */
export function callerHungUp(env: unknown): boolean {
  const { incoming, outgoing } = (env ?? {}) as { incoming?: IncomingMessage; outgoing?: ServerResponse }
  const leftWhileAsking = incoming !== undefined && incoming.destroyed && !incoming.complete
  const leftWhileAnswered = outgoing !== undefined && outgoing.destroyed && !outgoing.writableFinished
  return leftWhileAsking || leftWhileAnswered
}

import type { IncomingMessage, ServerResponse } from 'node:http'

/** True if the client disconnected before the end of the request or of the answer, as phones do in tunnels: not an error. */
export function clientDisconnected(env: unknown): boolean {
  const { incoming, outgoing } = (env ?? {}) as { incoming?: IncomingMessage; outgoing?: ServerResponse }
  const leftWhileAsking = incoming !== undefined && incoming.destroyed && !incoming.complete
  const leftWhileAnswered = outgoing !== undefined && outgoing.destroyed && !outgoing.writableFinished
  return leftWhileAsking || leftWhileAnswered
}

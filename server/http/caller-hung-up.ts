import type { IncomingMessage } from 'node:http'

/** Whether a caller went away before their whole request had come, as phones do in tunnels: nobody's failure. */
export function callerHungUp(env: unknown): boolean {
  const incoming = (env as { incoming?: IncomingMessage } | undefined)?.incoming
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}

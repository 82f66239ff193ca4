import heartbeatUrl from './realtime-heartbeat.worker.ts?worker&url'

const RECONNECT_MS = [100, 200, 400, 800]
const RECONNECT_LATER_MS = 1000

/** Back within a second after the server restarted; the heartbeat beats in a worker, which hidden tabs do not slow down. */
export const liveConnection = {
  heartbeatIntervalMs: 10_000,
  // Some of the wait is left to chance, so that a crowd does not come back at once.
  reconnectAfterMs: (tries: number) => (RECONNECT_MS[tries - 1] ?? RECONNECT_LATER_MS) * (0.75 + Math.random() / 2),
  // The client starts a classic worker, and Vite's development server has module workers alone: one that fails to start
  // would end the connection for good.
  worker: import.meta.env.PROD,
  workerUrl: heartbeatUrl,
}

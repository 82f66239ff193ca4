import heartbeatUrl from './realtime-heartbeat.worker.ts?worker&url'

const RECONNECT_MS = [100, 200, 400, 800]
const RECONNECT_LATER_MS = 1000

/** Reconnects within a second after a server restart. The heartbeat runs in a worker: hidden tabs throttle timers. */
export const liveConnection = {
  heartbeatIntervalMs: 10_000,
  // Jitter, so that all clients do not reconnect at the same moment.
  reconnectAfterMs: (tries: number) => (RECONNECT_MS[tries - 1] ?? RECONNECT_LATER_MS) * (0.75 + Math.random() / 2),
  // The client starts a classic worker, but Vite's development server serves module workers only: a worker that fails
  // to start would end the connection for good.
  worker: import.meta.env.PROD,
  workerUrl: heartbeatUrl,
}

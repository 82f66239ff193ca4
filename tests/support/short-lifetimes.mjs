// Preloaded into a command (--import): the driver ends each connection that has a lifetime a millisecond after it opened,
// instead of half an hour after.
const HALF_AN_HOUR_MS = 30 * 60 * 1000
const { setTimeout } = globalThis
globalThis.setTimeout = (work, delay, ...rest) => setTimeout(work, delay === HALF_AN_HOUR_MS ? 1 : delay, ...rest)

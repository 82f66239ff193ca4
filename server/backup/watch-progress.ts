/**
 * Ends work that no longer advances: it calls `advanced` at every step, and its signal is aborted, with the reason of
 * `asError`, once `deadlineMs` have passed since the last.
 */
export async function watchProgress<T>(
  { deadlineMs, asError }: { deadlineMs: number; asError: () => Error },
  work: (watch: { signal: AbortSignal; advanced: () => void }) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = asError()
    controller.abort(error)
    reject(error)
  }, deadlineMs)
  // Not only through the signal: a disk that has stopped answering lets no stream end.
  return Promise.race([work({ signal: controller.signal, advanced: () => void timer.refresh() }), stopped]).finally(
    () => clearTimeout(timer),
  )
}

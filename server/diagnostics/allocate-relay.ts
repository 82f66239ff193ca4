type Allocation = 'allocated' | 'refused' | 'silent'

/** Shorter than the timeout of a probe, so that its own message is reported. */
const PATIENCE_MS = 2500
const UNAUTHORIZED = 401

/** Asks a TURN server for a relayed address and releases it at once. */
export async function allocateRelay(
  url: string,
  credentials: { username: string; password: string },
  signal: AbortSignal,
): Promise<Allocation> {
  // Imported lazily, because only a diagnostic needs it.
  const { connect } = await import('turn-server')
  const answer = Promise.withResolvers<Allocation>()
  const [, scheme, host, , port, transport] =
    /^(turns?):([^:?]+|\[[^\]]+\])(:(\d+))?(?:\?transport=(\w+))?$/.exec(url) ?? []
  if (!scheme || !host) return 'silent'
  const socket = connect(
    `${scheme}:${host}:${port ?? (scheme === 'turns' ? '5349' : '3478')}${transport ? `?transport=${transport}` : ''}`,
    credentials,
    (error) => (error ? answer.resolve('silent') : socket.allocate()),
  )
  let refusals = 0
  socket.on('allocate:success', () => answer.resolve('allocated'))
  // The first refusal is part of the protocol: it carries the nonce.
  socket.on('allocate:error', (_message, error) => {
    refusals += 1
    if (refusals > 1 || error?.code !== UNAUTHORIZED) answer.resolve('refused')
  })
  socket.on('timeout', () => answer.resolve('silent'))
  socket.on('error', () => answer.resolve('silent'))
  // A server that stays silent after its challenge has refused the credentials.
  const patience = setTimeout(() => answer.resolve(refusals > 0 ? 'refused' : 'silent'), PATIENCE_MS)
  signal.addEventListener('abort', () => answer.resolve('silent'), { once: true })
  try {
    return await answer.promise
  } finally {
    clearTimeout(patience)
    socket.close()
  }
}

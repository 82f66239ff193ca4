export type Allocation = 'allocated' | 'refused' | 'silent'

/** A little less than a probe may take, so that its own sentence is told. */
const PATIENCE_MS = 2500
const UNAUTHORIZED = 401

/** Asks a TURN server for a relayed address, and gives it back at once. */
export async function allocateRelay(
  url: string,
  credentials: { username: string; password: string },
  signal: AbortSignal,
): Promise<Allocation> {
  // Loaded here, because only a diagnostic needs it in this process.
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
  // A server that says nothing more after its challenge has refused the answer to it.
  const patience = setTimeout(() => answer.resolve(refusals > 0 ? 'refused' : 'silent'), PATIENCE_MS)
  signal.addEventListener('abort', () => answer.resolve('silent'), { once: true })
  try {
    return await answer.promise
  } finally {
    clearTimeout(patience)
    socket.close()
  }
}

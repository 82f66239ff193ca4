/** What every handler may read of the request it serves; set by the first middleware. */
export interface RequestContext {
  requestId: string
  /** The caller's network address, taken from forwarding headers only when a trusted proxy wrote them. */
  address: string
  /** A keyed hash of the caller's network, by which logs and blocks name it; undefined until the day's key is known. */
  caller: string | undefined
}

export interface HonoEnv {
  Variables: RequestContext
}

/** What every handler may read of the request it serves; set by the first middleware. */
export interface RequestContext {
  requestId: string
  /** The caller's network address, taken from forwarding headers only when a trusted proxy wrote them. */
  address: string
}

export interface HonoEnv {
  Variables: RequestContext
}

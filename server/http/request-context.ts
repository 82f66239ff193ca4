/** Request context of every handler, set by the first middleware. */
interface RequestContext {
  requestId: string
  /** The caller's network address; forwarding headers count only when a trusted proxy wrote them. */
  address: string
  /** Keyed hash of the caller's network, used in logs and blocks; undefined until the daily key is loaded. */
  caller: string | undefined
}

export interface HonoEnv {
  Variables: RequestContext
}

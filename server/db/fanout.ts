/** What travels between the processes that serve live channels. Topics are named without the client's `realtime:`. */
export type FanoutMessage =
  | {
      type: 'broadcast'
      topic: string
      event: string
      /** `bytes` are in base64. */
      encoding: 'json' | 'bytes'
      body: string
      /** The join (channel membership) that sent it, to which it is not echoed. */
      except?: string
    }
  | { type: 'presence'; topic: string; joins: PresenceMetas; leaves: PresenceMetas }
  /** Presence: somebody joined under this key, which ends an older join under the same key. */
  | { type: 'replaced'; topic: string; key: string; joinId: string; enteredAt: number }
  /** The server closes the channel: for one key, or for everybody. */
  | { type: 'close'; topic: string; key?: string; reason: string }

/** By key, as the official client reads them. */
export type PresenceMetas = Record<string, { metas: ({ phx_ref: string } & Record<string, unknown>)[] }>

/** Carries messages to every process that serves the same database, this one included. */
export interface Fanout {
  /** Listeners of this process hear it at once, those of the others soon; while the database is away they miss it. */
  publish(message: FanoutMessage): void
  subscribe(listener: { hear(message: FanoutMessage): void; missed(): void }): () => void
  /** Begins to hear other processes. */
  listen(): Promise<void>
  close(): Promise<void>
}

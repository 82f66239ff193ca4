/** Messages between the processes that serve realtime channels. Topics are without the client's prefix `realtime:`. */
export type FanoutMessage =
  | {
      type: 'broadcast'
      topic: string
      event: string
      /** `bytes` are base64-encoded. */
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

/** Presence state by key, in the format of the official client. */
export type PresenceMetas = Record<string, { metas: ({ phx_ref: string } & Record<string, unknown>)[] }>

/** Publishes messages to every process that uses the same database, including this one. */
export interface Fanout {
  /** Local listeners get it at once, other processes soon after; it is lost for them while the database is down. */
  publish(message: FanoutMessage): void
  subscribe(listener: { hear(message: FanoutMessage): void; missed(): void }): () => void
  /** Starts receiving messages of other processes. */
  listen(): Promise<void>
  close(): Promise<void>
}

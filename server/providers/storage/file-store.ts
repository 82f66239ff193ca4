/** Storage of uploaded file contents. A key is a random name of ours, never a user-supplied one. */
export interface FileStore {
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined when the file does not exist. */
  read(key: string): Promise<Uint8Array | undefined>
  /** Idempotent. */
  remove(key: string): Promise<void>
}

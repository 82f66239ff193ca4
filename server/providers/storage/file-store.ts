/** Where the bytes of uploaded files lie. A key is a random name of ours, never a name somebody gave. */
export interface FileStore {
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Nothing when there is no such file. */
  read(key: string): Promise<Uint8Array | undefined>
  /** Removing what is not there is as good as removing it. */
  remove(key: string): Promise<void>
}

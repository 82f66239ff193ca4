export type FileContent = ReadableStream<Uint8Array<ArrayBuffer>>

/** Storage of uploaded file contents. A key is a random name of ours, never a user-supplied one. */
export interface FileStore {
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined when the file does not exist. */
  read(key: string): Promise<Uint8Array | undefined>
  /** The same in pieces, which wait on the disk or the network until they are taken. */
  open(key: string): Promise<FileContent | undefined>
  /** Idempotent. */
  remove(key: string): Promise<void>
}

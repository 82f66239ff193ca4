import { StorageError } from './storage-error.ts'

/** A file of each is being received or waits to be opened; at 5 MB a file, this bounds their memory. */
const UPLOADS_MAX = 16
const UPLOADS_PER_PERSON_MAX = 2

/**
 * A semaphore for uploads of this process, taken before a byte of the body is read. Files are opened one at a time, so a
 * person never has two opened at once; here nobody fills the queue alone.
 */
export class UploadTurns {
  readonly #byPerson = new Map<string, number>()
  #all = 0

  /** `person`: null for the operator, who counts among all. */
  async take<T>(person: string | null, work: () => Promise<T>): Promise<T> {
    const own = (person && this.#byPerson.get(person)) || 0
    if (own >= UPLOADS_PER_PERSON_MAX) throw new StorageError('TooManyRequests')
    if (this.#all >= UPLOADS_MAX) throw new StorageError('SlowDown')
    this.#count(person, 1)
    try {
      return await work()
    } finally {
      this.#count(person, -1)
    }
  }

  #count(person: string | null, change: 1 | -1): void {
    this.#all += change
    if (person === null) return
    const own = (this.#byPerson.get(person) ?? 0) + change
    if (own === 0) this.#byPerson.delete(person)
    else this.#byPerson.set(person, own)
  }
}

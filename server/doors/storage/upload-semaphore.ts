import { StorageError } from './storage-error.ts'

/** Bounds memory: each upload holds up to 5 MB while it is received or waits to be checked. */
const UPLOADS_MAX = 16
const UPLOADS_PER_PERSON_MAX = 2

/**
 * Semaphore for the uploads of this process, taken before the body is read. Files are checked one at a time; the limit
 * per person keeps one person from filling the queue.
 */
export class UploadSemaphore {
  readonly #byPerson = new Map<string, number>()
  #all = 0

  /** `person`: null for the operator, counted in the total only. */
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

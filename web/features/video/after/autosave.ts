import type { AppError } from '#domain/errors.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { isOutcomeUnknown } from '#web/lib/data/is-outcome-unknown.ts'
import { Listeners } from '#web/lib/listeners.ts'

/** A text as the server has it; `updatedAt` names the version, null for one that was never saved. */
export interface Stored<Value> {
  value: Value
  updatedAt: string | null
}

/** Saves a text written over the version `basedOn`, and returns the new version. */
export type Save<Value> = (value: Value, basedOn: string | null) => Promise<{ updatedAt: string }>

interface AutosaveState<Value> {
  value: Value
  /** True until the server has confirmed everything that was typed. */
  isUnsaved: boolean
  isSaving: boolean
  savedAt: Date | undefined
  error: AppError | undefined
}

const PAUSE_MS = 800
/** Delays before the next attempts after a failure; the last one repeats. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000, 60_000]

/** Saves a text while it is typed, one request at a time. A text that was not saved stays here and is sent again. */
export class Autosave<Value> {
  readonly #save: Save<Value>
  readonly #listeners = new Listeners()
  #state: AutosaveState<Value>
  #basedOn: string | null
  /** A text that may have arrived although no answer came: repeated as it is, before newer words. */
  #uncertain: { value: Value } | undefined
  #sending: Promise<void> | undefined
  #isDue = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor({ value, updatedAt }: Stored<Value>, save: Save<Value>) {
    this.#save = save
    this.#basedOn = updatedAt
    this.#state = { value, isUnsaved: false, isSaving: false, savedAt: undefined, error: undefined }
  }

  readonly subscribe = this.#listeners.subscribe

  readonly state = (): AutosaveState<Value> => this.#state

  readonly change = (value: Value) => {
    this.#set({ value, isUnsaved: true })
    this.#failures = 0
    this.#sendIn(PAUSE_MS)
  }

  /** Sends unsaved words at once; a failure is kept in the state. */
  readonly flush = () => {
    this.#send().catch(() => undefined)
  }

  /** Saves the text even if it is unchanged; rejects when that fails. */
  readonly saveNow = (): Promise<void> => {
    this.#set({ isUnsaved: true })
    return this.#send()
  }

  /** Shows a newer version that was saved elsewhere, unless words of this page would be lost. */
  readonly adopt = ({ value, updatedAt }: Stored<Value>) => {
    if (this.#state.isUnsaved || updatedAt === null) return
    if (this.#basedOn !== null && new Date(updatedAt) <= new Date(this.#basedOn)) return
    this.#basedOn = updatedAt
    this.#set({ value, error: undefined })
  }

  /** Saves the text of this page over a version that was saved elsewhere. */
  readonly keepMine = (updatedAt: string | null) => {
    this.#basedOn = updatedAt
    this.flush()
  }

  /** Replaces the text of this page by the stored one. */
  readonly takeStored = ({ value, updatedAt }: Stored<Value>) => {
    clearTimeout(this.#timer)
    this.#basedOn = updatedAt
    this.#set({ value, isUnsaved: false, error: undefined })
  }

  #set(change: Partial<AutosaveState<Value>>) {
    this.#state = { ...this.#state, ...change }
    this.#listeners.notify()
  }

  #sendIn(milliseconds: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.flush, milliseconds)
  }

  #send(): Promise<void> {
    clearTimeout(this.#timer)
    if (!this.#state.isUnsaved) return Promise.resolve()
    this.#isDue = true
    this.#sending ??= this.#sendAll()
    return this.#sending
  }

  async #sendAll() {
    try {
      while (this.#isDue && this.#state.isUnsaved) {
        const { value } = this.#uncertain ?? this.#state
        // Newer words follow at once after a repeated text, otherwise when their pause is over.
        this.#isDue = this.#uncertain !== undefined
        // One at a time, so that a slow answer overwrites nothing newer.
        await this.#sendOne(value)
      }
    } finally {
      this.#sending = undefined
    }
  }

  async #sendOne(value: Value) {
    this.#set({ isSaving: true })
    try {
      const { updatedAt } = await this.#save(value, this.#basedOn)
      this.#basedOn = updatedAt
      this.#uncertain = undefined
      this.#failures = 0
      const isUnsaved = this.#state.isUnsaved && this.#state.value !== value
      this.#set({ isUnsaved, isSaving: false, savedAt: new Date(), error: undefined })
    } catch (thrown) {
      const error = await appErrorOf(thrown)
      this.#uncertain = isOutcomeUnknown(error) ? { value } : undefined
      this.#set({ isSaving: false, error: this.#state.isUnsaved ? error : undefined })
      this.#retryAfter(error)
      throw error
    }
  }

  /** A refusal would be the same again: it waits for the next change. */
  #retryAfter(error: AppError) {
    if (!isOutcomeUnknown(error) && error.code !== 'too_many_requests') return
    const pause = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? 0
    this.#failures += 1
    this.#sendIn(Math.max(pause, (error.retryAfterSeconds ?? 0) * 1000))
  }
}

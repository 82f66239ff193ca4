import { Listeners } from '#web/lib/listeners.ts'

/** Observable value for `useSyncExternalStore`. */
export class Store<Value> {
  #value: Value
  readonly #listeners = new Listeners()

  constructor(value: Value) {
    this.#value = value
  }

  readonly get = (): Value => this.#value

  readonly subscribe = this.#listeners.subscribe

  set(value: Value) {
    this.#value = value
    this.#listeners.notify()
  }

  update(changes: Partial<Value>) {
    this.set({ ...this.#value, ...changes })
  }
}

/** A value that screens follow with `useSyncExternalStore`. */
export class Store<Value> {
  #value: Value
  readonly #listeners = new Set<() => void>()

  constructor(value: Value) {
    this.#value = value
  }

  readonly get = (): Value => this.#value

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(value: Value) {
    this.#value = value
    for (const listener of this.#listeners) listener()
  }

  update(changes: Partial<Value>) {
    this.set({ ...this.#value, ...changes })
  }
}

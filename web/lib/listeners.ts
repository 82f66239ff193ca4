/** Subscribers of a `useSyncExternalStore` store, to be called when its value has changed. */
export class Listeners {
  readonly #all = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  readonly notify = () => {
    for (const listener of this.#all) listener()
  }
}

import type { Network } from './networks-of.ts'

/** Limit of things that are open at once per network, such as sockets; a wider network has more. */
export class OpenPerNetwork {
  readonly #limit: number
  readonly #open = new Map<string, number>()

  constructor(limit: number) {
    this.#limit = limit
  }

  hasRoom(networks: readonly Network[]): boolean {
    return networks.every(({ name, breadth }) => (this.#open.get(name) ?? 0) < this.#limit * breadth)
  }

  add(networks: readonly Network[]): void {
    for (const { name } of networks) this.#open.set(name, (this.#open.get(name) ?? 0) + 1)
  }

  remove(networks: readonly Network[]): void {
    for (const { name } of networks) {
      const others = (this.#open.get(name) ?? 1) - 1
      if (others > 0) this.#open.set(name, others)
      else this.#open.delete(name)
    }
  }
}

import type { Network } from '../../http/networks-of.ts'

/** High, because a university may share one address. */
const SOCKETS_PER_NETWORK = 500

/** Limit of open sockets per network; a wider one has more. */
export class SocketsPerNetwork {
  readonly #open = new Map<string, number>()

  hasRoom(networks: readonly Network[]): boolean {
    return networks.every(({ name, breadth }) => (this.#open.get(name) ?? 0) < SOCKETS_PER_NETWORK * breadth)
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

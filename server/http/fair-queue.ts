/** A queue that serves networks in turn: next is the first in the queue of the network that was served longest ago. */
export class FairQueue<T> {
  readonly #byNetwork = new Map<string, T[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  push(network: string, item: T): void {
    const queue = this.#byNetwork.get(network)
    if (queue) queue.push(item)
    else this.#byNetwork.set(network, [item])
    this.#size += 1
  }

  shift(): T | undefined {
    for (const [network, queue] of this.#byNetwork) {
      this.#size -= 1
      this.#byNetwork.delete(network)
      const item = queue.shift()
      if (queue.length > 0) this.#byNetwork.set(network, queue)
      return item
    }
    return undefined
  }

  /** Makes room: removes the newest of the network that has the most waiting, of the newest such network. */
  dropFromLongest(): T | undefined {
    let longest: [string, T[]] | undefined
    for (const one of this.#byNetwork) if (one[1].length >= (longest?.[1].length ?? 0)) longest = one
    if (!longest) return undefined
    const [network, queue] = longest
    this.#size -= 1
    if (queue.length === 1) this.#byNetwork.delete(network)
    return queue.pop()
  }
}

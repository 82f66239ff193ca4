import { networksOf } from '../../http/networks-of.ts'
import { OpenPerNetwork } from '../../http/open-per-network.ts'
import { StorageError } from './storage-error.ts'

type FileContent = ReadableStream<Uint8Array<ArrayBuffer>>

/** Per network, a wider one has more: high, because a university may share one address. */
const DOWNLOADS_AT_ONCE = 64
/** The largest file at 17 kB/s. */
const SECONDS_MAX = 300

/** Bounds the open files that slow readers hold: in number per network, and each in time. */
export class OpenDownloads {
  readonly #secondsMax: number
  readonly #perNetwork = new OpenPerNetwork(DOWNLOADS_AT_ONCE)

  /** `secondsMax`: for tests that cannot wait so long. */
  constructor(secondsMax = SECONDS_MAX) {
    this.#secondsMax = secondsMax
  }

  /** Opens a content, which counts for the networks of its reader until it is read, given up or late. */
  async open(
    reader: { address: string; left: AbortSignal },
    find: () => Promise<FileContent | undefined>,
  ): Promise<FileContent | undefined> {
    const networks = networksOf(reader.address)
    if (!this.#perNetwork.hasRoom(networks)) throw new StorageError('SlowDown')
    this.#perNetwork.add(networks)
    let content: FileContent | undefined
    try {
      content = await find()
    } finally {
      if (!content) this.#perNetwork.remove(networks)
    }
    if (!content) return undefined
    const late = AbortSignal.timeout(this.#secondsMax * 1000)
    return watched(content, { left: reader.left, late }, () => this.#perNetwork.remove(networks))
  }
}

/** The same content, until its reader has left or is late. Calls `ended` once, however it ends. */
function watched(
  content: FileContent,
  { left, late }: { left: AbortSignal; late: AbortSignal },
  ended: () => void,
): FileContent {
  const source = content.getReader()
  const signal = AbortSignal.any([left, late])
  let breakOff: (() => void) | undefined
  const end = () => {
    if (!breakOff) return
    signal.removeEventListener('abort', breakOff)
    breakOff = undefined
    ended()
  }
  const stop = (reason?: unknown) => {
    end()
    return source.cancel(reason)
  }
  return new ReadableStream(
    {
      start(controller) {
        breakOff = () => {
          // An error closes the connection, and is logged: not for a reader who has left.
          if (left.aborted) controller.close()
          else controller.error(late.reason)
          stop().catch(() => undefined)
        }
        if (signal.aborted) breakOff()
        else signal.addEventListener('abort', breakOff)
      },
      async pull(controller) {
        try {
          const { done, value } = await source.read()
          // Broken off meanwhile.
          if (!breakOff) return
          if (!done) return controller.enqueue(value)
          end()
          controller.close()
        } catch (error) {
          end()
          throw error
        }
      },
      cancel: stop,
    },
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  )
}

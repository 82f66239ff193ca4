import { connect as connectTo, type Socket } from 'node:net'
import { Duplex } from 'node:stream'

/** How long a host is taken for the primary without asking again: the connections of a start are opened together. */
const TRUSTED_MS = 1000
/** Timeout for one host to say what it is. */
const ANSWER_MS = 2000
/** How long other hosts may contradict the first that says it is the primary. */
const CONTRADICT_MS = 250

/** None of the hosts is the primary, or none answers. */
export class NoPrimary extends Error {
  readonly code: string

  constructor(reasons: readonly unknown[]) {
    const codes = new Set(
      reasons.map((reason) => (reason instanceof Error && 'code' in reason ? String(reason.code) : '')),
    )
    super('no host of the database is its primary', { cause: reasons[0] })
    // All say the same, a wrong password for example: so do we.
    this.code = (codes.size === 1 && [...codes][0]) || 'NO_PRIMARY'
  }
}

/** Asks one host for its timeline; undefined from a standby. */
export type AskTimeline = (url: string) => Promise<number | undefined>

/**
 * Several hosts of one database, of which one is the primary, now this and, after a failover, that. Opens sockets to it and
 * to no other. Of two that both claim to be the primary, the one with the later timeline is: it was promoted after the other.
 */
export class Primary {
  readonly #urls: readonly string[]
  readonly #ask: AskTimeline
  #locating: Promise<string> | undefined
  #sockets: { socket: Socket; url: string }[] = []

  constructor(urls: readonly string[], ask: AskTimeline) {
    this.#urls = urls
    this.#ask = ask
  }

  /** A socket for the driver. It never throws: the driver expects failures from the socket. */
  readonly socket = async (): Promise<Duplex> => {
    try {
      const url = await this.locate()
      const socket = await opened(url)
      this.#sockets.push({ socket, url })
      return socket
    } catch (error) {
      return failing(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** The address of the primary. Connections to any other host are ended: it is gone, or a standby by now. */
  async locate(): Promise<string> {
    if (!this.#locating) {
      const locating = this.#find()
      this.#locating = locating
      const forget = () => {
        if (this.#locating === locating) this.#locating = undefined
      }
      locating.then(() => setTimeout(forget, TRUSTED_MS).unref(), forget)
    }
    const url = await this.#locating
    for (const open of this.#sockets) if (open.url !== url) open.socket.destroy()
    this.#sockets = this.#sockets.filter(({ socket }) => !socket.destroyed)
    return url
  }

  #find(): Promise<string> {
    return new Promise((resolve, reject) => {
      const primaries: { url: string; timeline: number }[] = []
      const failures: unknown[] = []
      let pending = this.#urls.length
      const decide = () => {
        const [latest] = primaries.toSorted((a, b) => b.timeline - a.timeline)
        if (latest) resolve(latest.url)
        else reject(new NoPrimary(failures))
      }
      const hear = async (url: string) => {
        try {
          const timeline = await inTime(this.#ask(url))
          if (timeline === undefined) failures.push(undefined)
          else if (primaries.push({ url, timeline }) === 1) setTimeout(decide, CONTRADICT_MS)
        } catch (error) {
          failures.push(error)
        }
        pending -= 1
        if (pending === 0) decide()
      }
      for (const url of this.#urls) void hear(url)
    })
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

function opened(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const socket = connectTo({ host, port: Number(port || 5432), timeout: ANSWER_MS })
    socket.once('timeout', () =>
      socket.destroy(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' })),
    )
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.removeAllListeners()
      socket.setTimeout(0)
      // The driver takes the name for TLS from here.
      resolve(Object.assign(socket, { host }))
    })
  })
}

/** Fails as soon as the driver writes to it, as a connection that was refused does. */
function failing(error: Error): Duplex {
  return new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done(error) })
}

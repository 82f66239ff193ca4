import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hono } from 'hono'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { Deps } from '../../deps.ts'
import { createCallerAddress } from '../../http/caller-address.ts'
import { type Entrance, type Limits, turnOf } from '../../http/limit-networks.ts'
import { type Network, networksOf } from '../../http/networks-of.ts'
import { OpenPerNetwork } from '../../http/open-per-network.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { inTurn } from '../../http/turn.ts'
import { createBroadcastRoutes } from './broadcast-routes.ts'
import { Conversation } from './conversation.ts'
import { readFrame } from './frames.ts'
import { Hub } from './hub.ts'
import { JoinLimits } from './join-limits.ts'
import { LiveSocket } from './live-socket.ts'
import { MessageLimits } from './message-limits.ts'
import { sweepConnections } from './sweep-connections.ts'
import type { TopicRule } from './topic-rule.ts'

const PATH = '/realtime/v1/websocket'
const VERSION = '2.0.0'
const entrance: Entrance = { name: PATH, lane: 'other' }
/** High, because a university may share one address. */
const SOCKETS_PER_NETWORK = 500
const FRAME_MAX_BYTES = 64 * 1024
/** Time for clients to close when the server stops. */
const GOODBYE_MS = 500
const SERVICE_RESTART = 1012
const TRY_AGAIN_LATER = 1013

export interface Realtime {
  /** HTTP part. */
  door: Hono<HonoEnv>
  wantsUpgrade: (request: IncomingMessage) => boolean
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Closes every socket: shutdown would otherwise wait for them. */
  stop(): Promise<void>
}

/**
 * `/realtime/v1`: channels, broadcasts and presence in the official client's protocol (vsn 2.0.0), private channels only.
 */
export function createRealtimeDoor(deps: Deps, limits: Limits, rules: readonly TopicRule[]): Realtime {
  const { settings, identify, clock, log } = deps
  const hub = new Hub(deps.fanout, clock, log)
  const joins = new JoinLimits()
  const messages = new MessageLimits()
  const sockets = new Set<LiveSocket>()
  const perNetwork = new OpenPerNetwork(SOCKETS_PER_NETWORK)
  const callerAddress = createCallerAddress(settings.TRUSTED_PROXIES)
  const server = new WebSocketServer({ noServer: true, maxPayload: FRAME_MAX_BYTES, perMessageDeflate: false })
  const eachTurn = () => {
    joins.forgetIdle()
    messages.forgetIdle()
  }
  const stopWatching = sweepConnections({ hub, sockets, rules, clock, log, eachTurn })

  const door = createBroadcastRoutes(deps, { hub, rules, messages })
  door.get('/websocket', (c) => c.json({ message: 'Expected an upgrade to WebSocket' }, 426, { upgrade: 'websocket' }))

  function whyNot(request: IncomingMessage, networks: readonly Network[]): number | undefined {
    if (limits.limiter.take(entrance.name, networks) > 0) return 429
    const url = new URL(request.url ?? '/', settings.PUBLIC_URL)
    const key = url.searchParams.get('apikey')
    if (key !== settings.PUBLISHABLE_KEY || url.searchParams.get('vsn') !== VERSION) return 401
    if (!isOwnOrigin(request, settings.PUBLIC_URL)) return 403
    if (!perNetwork.hasRoom(networks)) return 429
    return undefined
  }

  function open(ws: WebSocket, networks: readonly Network[]): void {
    const socket = new LiveSocket(ws, networks)
    const turn = turnOf(limits, entrance, networks)
    const conversation = new Conversation({ hub, rules, identify, joins, messages, clock, log }, socket)
    sockets.add(socket)
    perNetwork.add(networks)
    ws.on('pong', () => socket.heard())
    ws.on('message', (data, isBinary) => {
      if (!mayBeHeard(socket)) return endFlood(ws)
      socket.heard()
      const frame = readFrame(bufferOf(data), isBinary)
      if (frame) inTurn(turn, () => conversation.hear(frame))
      else ws.close(1003, 'not a frame of vsn 2.0.0')
    })
    // Protocol errors (too large, malformed) are handled by the close event that follows.
    ws.on('error', () => undefined)
    ws.on('close', () => {
      sockets.delete(socket)
      perNetwork.remove(networks)
      conversation.over()
    })
  }

  /** A socket that has joined nothing counts for its network too: anybody opens hundreds of them. */
  function mayBeHeard(socket: LiveSocket): boolean {
    const isMember = socket.members.size > 0
    return socket.takeFrame() && (isMember || limits.limiter.take(`${PATH} frames`, socket.networks) === 0)
  }

  return {
    door,
    wantsUpgrade: ({ url }) => url === PATH || (url?.startsWith(`${PATH}?`) ?? false),
    upgrade(request, socket, head) {
      const networks = networksOf(
        callerAddress(request.socket.remoteAddress, String(request.headers['x-forwarded-for'] ?? '') || undefined),
      )
      const status = whyNot(request, networks)
      if (status !== undefined) return refuse(socket, status)
      server.handleUpgrade(request, socket, head, (ws) => open(ws, networks))
    },
    async stop() {
      stopWatching()
      const members = hub.members.map((member) => hub.leave(member, 'lost'))
      for (const socket of sockets) socket.close(SERVICE_RESTART, 'the server restarts')
      await Promise.race([Promise.all(members), new Promise((resolve) => setTimeout(resolve, GOODBYE_MS).unref())])
      for (const socket of sockets) socket.terminate()
      hub.stop()
    },
  }
}

/** A client that goes on sending is cut off: frames are read until the client answers the close frame, for half a minute. */
function endFlood(ws: WebSocket): void {
  if (ws.readyState === ws.OPEN) ws.close(TRY_AGAIN_LATER, 'too many frames')
  else ws.terminate()
}

/** WebSockets are not under the same-origin policy: refuses pages of other sites (cross-site WebSocket hijacking). */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (origin === undefined) return true
  return origin === new URL(publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === host)
}

const reasons: Record<number, string> = { 401: 'Unauthorized', 403: 'Forbidden', 429: 'Too Many Requests' }

function refuse(socket: Duplex, status: number): void {
  socket.on('error', () => undefined)
  socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

function bufferOf(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)
}

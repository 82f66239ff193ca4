import { type Party, parties, type RoomEntrance } from '#domain/video/room.ts'
import type { SupabaseClient } from '#web/lib/client.ts'
import { CHAT_MAX_CHARACTERS } from './data-message.ts'
import type { LocalMedia } from './local-media.ts'
import { announced } from './local-media-state.ts'
import { nextVideoPause, type VideoPause, worstQuality } from './network-quality.ts'
import { isParty, leads } from './parties.ts'
import { PeerLink } from './peer-link.ts'
import { peerViewOf } from './peer-view.ts'
import { type ChannelStatus, RoomChannel, type RoomPresence } from './room-channel.ts'
import { RoomChat } from './room-chat.ts'
import { emptyRoom, type RoomView } from './room-view.ts'
import { parseSignal } from './signal.ts'
import { Store } from './store.ts'

/** `clockOffsetMs`: offset from this browser's clock, which may be wrong, to the server's. */
type Entered = RoomEntrance & { clockOffsetMs: number }

interface RoomEngineOptions {
  /** Its access token opens the room: `room-client.ts`. */
  supabase: SupabaseClient
  entrance: Entered
  media: LocalMedia
  /** The room's state must be refetched. */
  onChanged: () => void
}

const TICK_MS = 1000

/** One person's stay in a room: the channel, a link per other person, and the chat. Independent of the UI. */
export class RoomEngine {
  readonly store = new Store<RoomView>(emptyRoom)
  readonly #options: RoomEngineOptions
  readonly #self: Party
  readonly chat: RoomChat
  readonly #channel: RoomChannel
  readonly #links = new Map<Party, PeerLink>()
  readonly #left = new Set<Party>()
  readonly #instance = crypto.randomUUID().slice(0, 8)
  /** By person, of the present connection: the server refuses presence that grows with each reconnection. */
  readonly #commits = new Map<Party, [link: string, commit: string]>()
  readonly #stopping = new AbortController()
  readonly #since: number
  #entrance: Entered
  #cameOnline = false
  #pause: VideoPause = { isPaused: false }

  constructor(options: RoomEngineOptions) {
    this.#options = options
    this.#entrance = options.entrance
    this.#since = this.#serverNow()
    this.#self = options.entrance.party
    this.chat = new RoomChat(this.store, this.#self)
    this.#channel = new RoomChannel(options.supabase, options.entrance.topic, {
      onStatus: (status) => this.#channelChanged(status),
      onPresence: (present) => this.#presenceChanged(present),
      onEvent: (event, payload) => this.#receive(event, payload),
    })
    options.media.onTracks = ({ audio, video }) => {
      for (const link of this.#links.values()) {
        link.setTrack('audio', audio)
        link.setTrack('video', this.#pause.isPaused ? null : video)
      }
      this.#tellState()
    }
    const { signal } = this.#stopping
    window.addEventListener('online', () => this.#networkCameBack(), { signal })
    const look = () => {
      void this.#channel.refreshToken()
      this.chat.look()
    }
    document.addEventListener('visibilitychange', look, { signal })
    const ticking = setInterval(() => void this.#tick(), TICK_MS)
    signal.addEventListener('abort', () => clearInterval(ticking))
  }

  async enter() {
    // The practitioner prepares the connection while waiting.
    if (this.#self === 'practitioner') void this.#linkTo('patient').prepare()
    await this.#channel.join(this.#presence())
  }

  /** « Reprendre ici »: the newest tab takes over the room. « Revenir »: once more, after a close. */
  async takeOver() {
    this.#letGo()
    this.store.update({ channel: 'joining' })
    await this.enter()
  }

  setEntrance(entrance: Entered) {
    this.#entrance = entrance
    this.store.update({ sentOut: this.store.get().sentOut.filter((party) => !entrance.allowed.includes(party)) })
    for (const party of this.#links.keys()) if (!entrance.allowed.includes(party)) this.#sendOut(party)
    this.#meet()
  }

  say(text: string) {
    const line = {
      kind: 'chat' as const,
      id: crypto.randomUUID(),
      text: text.slice(0, CHAT_MAX_CHARACTERS),
      at: this.#serverNow(),
    }
    const links = [...this.#links.values()].filter((link) => !this.#left.has(link.party))
    const isDirect = links.length > 0 && links.every((link) => link.isChannelOpen)
    if (isDirect) for (const link of links) link.send(line)
    else if (!this.#channel.send('chat', { from: this.#self, ...line })) return false
    this.chat.add({ id: line.id, from: this.#self, text: line.text, at: new Date(line.at), isDirect })
    return true
  }

  /** Notifies the others and closes everything. The caller stops the devices. */
  leave() {
    for (const link of this.#links.values()) link.part({ kind: 'bye' })
    this.#stopping.abort()
    void this.#channel.leave()
  }

  #serverNow(): number {
    return Date.now() + this.#entrance.clockOffsetMs
  }

  #presence(): RoomPresence {
    return {
      instance: this.#instance,
      commits: Object.fromEntries(this.#commits.values()),
      mode: this.#options.media.store.get().picture,
      since: this.#since,
    }
  }

  #linkTo(party: Party): PeerLink {
    const known = this.#links.get(party)
    if (known) return known
    const { media } = this.#options
    const link = new PeerLink(party, {
      roomId: this.#entrance.appointmentId,
      instance: this.#instance,
      isLeader: leads(this.#self, party),
      isRelayOnly: this.#entrance.relayOnly,
      iceServers: () => Promise.resolve(this.#entrance.iceServers),
      tracks: () => ({ audio: media.tracks.audio, video: this.#pause.isPaused ? null : media.tracks.video }),
      ownState: this.#ownState,
      send: (name, body) => {
        this.#channel.send('signal', { from: this.#self, to: party, link: name, ...body })
      },
      publish: (name, commit) => {
        this.#commits.set(party, [name, commit])
        this.#channel.track(this.#presence())
      },
      onChange: () => this.#show(),
      onMessage: (message) => {
        if (message.kind === 'bye') this.#peerLeft(party)
        else if (message.kind === 'out') this.#wasSentOut()
        else this.chat.hear(party, message, true)
      },
    })
    this.#links.set(party, link)
    return link
  }

  readonly #ownState = () => announced(this.#options.media.store.get(), this.#pause.isPaused)

  #tellState() {
    const state = this.#ownState()
    for (const link of this.#links.values()) link.send({ kind: 'state', state })
    this.#channel.track(this.#presence())
  }

  #channelChanged(channel: ChannelStatus) {
    const isAway = channel === 'away' || channel === 'joining'
    this.store.update({ channel, awaySince: isAway ? (this.store.get().awaySince ?? Date.now()) : undefined })
    if (channel === 'replaced' || channel === 'closed') this.#letGo()
    if (channel === 'joined' || channel === 'closed' || channel === 'refused') this.#options.onChanged()
  }

  /** Another tab has taken over, or the server has closed the room to this person: stop sending. */
  #letGo() {
    for (const link of this.#links.values()) link.close()
    this.#links.clear()
    this.#show()
  }

  #presenceChanged(present: Map<Party, RoomPresence>) {
    for (const party of present.keys()) {
      if (party !== this.#self && !this.store.get().present.has(party)) {
        this.#left.delete(party)
        this.#options.onChanged()
      }
    }
    this.store.update({ present })
    for (const [party, { commits }] of present) this.#links.get(party)?.learnCommits(commits)
    this.#meet()
    this.#show()
  }

  /** Signals are accepted once the patient is admitted: the leader of each pair then makes its offer. */
  #meet() {
    if (!this.#entrance.admittedAt) return
    for (const [party, { instance, commits }] of this.store.get().present) {
      if (!leads(this.#self, party) || !this.#entrance.allowed.includes(party)) continue
      const link = this.#linkTo(party)
      void link.reach(instance).then(() => link.learnCommits(commits))
    }
  }

  #receive(event: string, payload: unknown) {
    if (event === 'signal') void this.#receiveSignal(payload)
    else if (event === 'chat') this.chat.hearRelayed(payload)
    else {
      if (event === 'server:removed') this.#removed(payload)
      this.#options.onChanged()
    }
  }

  async #receiveSignal(payload: unknown) {
    const signal = parseSignal(payload)
    if (!signal || signal.to !== this.#self || signal.from === this.#self) return
    // Admitted a moment ago, or no longer: the server knows. Their browser asks again.
    if (!this.#entrance.allowed.includes(signal.from)) return this.#options.onChanged()
    this.#left.delete(signal.from)
    const link = this.#linkTo(signal.from)
    await link.receive(signal)
    const commits = this.store.get().present.get(signal.from)?.commits
    if (commits) link.learnCommits(commits)
  }

  #peerLeft(party: Party) {
    this.#left.add(party)
    this.#links.get(party)?.close()
    this.#links.delete(party)
    // Prepares a new connection, for when the patient returns.
    if (this.#self === 'practitioner' && party === 'patient') void this.#linkTo('patient').prepare()
    this.#show()
  }

  /** Not until the next answer of `enter-room`, which for a guest may be about a new one. */
  #removed(payload: unknown) {
    const { party } = Object(payload) as { party?: unknown }
    if (!isParty(party) || party === this.#self) return
    this.#entrance = { ...this.#entrance, allowed: this.#entrance.allowed.filter((one) => one !== party) }
    if (this.#links.has(party) || this.store.get().present.has(party)) this.#sendOut(party)
  }

  /** The party has no right to be here any more. */
  #sendOut(party: Party) {
    this.#links.get(party)?.part({ kind: 'out' })
    this.#links.delete(party)
    this.#commits.delete(party)
    this.#left.delete(party)
    this.store.update({ sentOut: [...new Set([...this.store.get().sentOut, party])] })
    this.#show()
  }

  /** The others tell what our server could not: somebody without a connection to it would wait for them. */
  #wasSentOut() {
    if (this.#self !== 'supervisor' && this.#self !== 'guest') return
    void this.#channel.leave()
    this.#channelChanged('closed')
  }

  #networkCameBack() {
    this.#cameOnline = true
    this.#channel.reconnect()
  }

  async #tick() {
    if (document.hidden) this.#channel.reconnect()
    const [now, cameOnline] = [Date.now(), this.#cameOnline]
    this.#cameOnline = false
    const { present } = this.store.get()
    await Promise.all(
      [...this.#links.values()].map((link) => link.tick(now, { isPresent: present.has(link.party), cameOnline })),
    )
    this.#watchNetwork(now)
    this.#show()
  }

  #watchNetwork(now: number) {
    const sends = this.#options.media.tracks.video !== null && !this.#pause.isPaused
    const quality = worstQuality(this.#links.values(), sends)
    if (!quality) return
    const former = this.#pause
    this.#pause = nextVideoPause(former, quality, now)
    this.store.update({ quality, isVideoPaused: this.#pause.isPaused })
    if (former.isPaused !== this.#pause.isPaused) this.#options.media.onTracks(this.#options.media.tracks)
  }

  #show() {
    const { present, lostSince } = this.store.get()
    const known = new Set([...present.keys(), ...this.#links.keys(), ...this.#left])
    known.delete(this.#self)
    // Fixed order for everybody: the two parties of the consultation, then the others.
    const peers = parties
      .filter((party) => known.has(party) && this.#entrance.allowed.includes(party))
      .map((party) => peerViewOf(party, present.has(party), this.#links.get(party), this.#left.has(party)))
    const isLost = peers.some((peer) => peer.wasConnected && !peer.isConnected && !peer.hasLeft)
    this.store.update({ peers, lostSince: isLost ? (lostSince ?? Date.now()) : undefined })
  }
}

import { type Party, parties, type RoomEntrance } from '#domain/video/room.ts'
import type { SupabaseClient } from '#web/lib/client.ts'
import { CHAT_MAX_CHARACTERS, type PeerState, parseDataMessage } from './data-message.ts'
import type { LocalMedia } from './local-media.ts'
import { nextVideoPause, qualityOf, type VideoPause } from './network-quality.ts'
import { leads } from './parties.ts'
import { PeerLink } from './peer-link.ts'
import { peerViewOf } from './peer-view.ts'
import { type ChannelStatus, RoomChannel, type RoomPresence } from './room-channel.ts'
import { type ChatLine, emptyRoom, type RoomView } from './room-view.ts'
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
  readonly #channel: RoomChannel
  readonly #links = new Map<Party, PeerLink>()
  readonly #left = new Set<Party>()
  readonly #instance = crypto.randomUUID().slice(0, 8)
  readonly #commits: Record<string, string> = {}
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
    document.addEventListener('visibilitychange', () => void this.#channel.refreshToken(), { signal })
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
    for (const link of this.#links.values()) link.close()
    this.#links.clear()
    this.store.update({ channel: 'joining' })
    await this.enter()
  }

  setEntrance(entrance: Entered) {
    this.#entrance = entrance
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
    this.#addLine({ id: line.id, from: this.#self, text: line.text, at: new Date(line.at), isDirect })
    return true
  }

  /** Notifies the others and closes everything. The caller stops the devices. */
  leave() {
    for (const link of this.#links.values()) link.send({ kind: 'bye' })
    this.#stopping.abort()
    // A short delay, so that the last message is sent before the connections close.
    setTimeout(() => {
      for (const link of this.#links.values()) link.close()
    }, 100)
    void this.#channel.leave()
  }

  #serverNow(): number {
    return Date.now() + this.#entrance.clockOffsetMs
  }

  #presence(): RoomPresence {
    return {
      instance: this.#instance,
      commits: this.#commits,
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
      ownState: () => this.#ownState(),
      send: (name, body) => {
        this.#channel.send('signal', { from: this.#self, to: party, link: name, ...body })
      },
      publish: (name, commit) => {
        this.#commits[name] = commit
        this.#channel.track(this.#presence())
      },
      onChange: () => this.#show(),
      onMessage: (message) => {
        if (message.kind === 'bye') this.#peerLeft(party)
        else this.#hear(party, message, true)
      },
    })
    this.#links.set(party, link)
    return link
  }

  #ownState(): PeerState {
    const { microphone, isMicrophoneOn, video, picture } = this.#options.media.store.get()
    return {
      hasMicrophone: microphone !== undefined,
      isMicrophoneOn: microphone !== undefined && isMicrophoneOn,
      // Not while the camera opens, which may take as long as a permission prompt.
      isVideoOn: video !== null,
      picture,
      isVideoPaused: this.#pause.isPaused,
    }
  }

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
      if (party === this.#self || !leads(this.#self, party)) continue
      const link = this.#linkTo(party)
      void link.reach(instance).then(() => link.learnCommits(commits))
    }
  }

  #receive(event: string, payload: unknown) {
    if (event === 'signal') void this.#receiveSignal(payload)
    else if (event === 'chat') this.#receiveChat(payload)
    else this.#options.onChanged()
  }

  async #receiveSignal(payload: unknown) {
    const signal = parseSignal(payload)
    if (!signal || signal.to !== this.#self || signal.from === this.#self) return
    this.#left.delete(signal.from)
    const link = this.#linkTo(signal.from)
    await link.receive(signal)
    const commits = this.store.get().present.get(signal.from)?.commits
    if (commits) link.learnCommits(commits)
  }

  #receiveChat(payload: unknown) {
    const message = parseDataMessage(payload)
    const from = parseSignal({ to: this.#self, link: '', ...(payload as object) })?.from
    if (message?.kind === 'chat' && from && from !== this.#self) this.#hear(from, message, false)
  }

  #hear(from: Party, { id, text, at }: { id: string; text: string; at: number }, isDirect: boolean) {
    if (!this.store.get().chat.some((line) => line.id === id))
      this.#addLine({ id, from, text, at: new Date(at), isDirect })
  }

  #addLine(line: ChatLine) {
    this.store.update({ chat: [...this.store.get().chat, line] })
  }

  #peerLeft(party: Party) {
    this.#left.add(party)
    this.#links.get(party)?.close()
    this.#links.delete(party)
    // Prepares a new connection, for when the patient returns.
    if (this.#self === 'practitioner' && party === 'patient') void this.#linkTo('patient').prepare()
    this.#show()
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
    const qualities = [...this.#links.values()].flatMap(({ stats, state }) =>
      stats && state === 'connected'
        ? // Without video the browser does not probe the bandwidth.
          [qualityOf({ ...stats, availableBitsPerSecond: sends ? stats.availableBitsPerSecond : undefined })]
        : [],
    )
    if (qualities.length === 0) return
    const quality = (['poor', 'fair', 'good'] as const).find((one) => qualities.includes(one)) ?? 'good'
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
      .filter((party) => known.has(party))
      .map((party) => peerViewOf(party, present.has(party), this.#links.get(party), this.#left.has(party)))
    const isLost = peers.some((peer) => peer.wasConnected && !peer.isConnected && !peer.hasLeft)
    this.store.update({ peers, lostSince: isLost ? (lostSince ?? Date.now()) : undefined })
  }
}

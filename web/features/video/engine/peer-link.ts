import type { Party } from '#domain/video/room.ts'
import { type Contribution, codeWordsOf, commitOf, fingerprintOf, nonceFrom, toBase64 } from './code-words.ts'
import type { DataMessage, PeerState } from './data-message.ts'
import { type LadderStep, nextLadderStep } from './ladder.ts'
import { type LinkIdentity, newLinkIdentity } from './link-identity.ts'
import { type OutgoingTracks, PeerConnection } from './peer-connection.ts'
import { type LinkStats, readStats } from './read-stats.ts'
import { type LinkName, readLinkName, type Signal, type SignalBody, writeLinkName } from './signal.ts'

export type CodeWords = { state: 'unknown' } | { state: 'known'; words: string[] } | { state: 'mismatch' }

interface PeerLinkOptions {
  roomId: string
  /** Id of this tab. */
  instance: string
  isLeader: boolean
  isRelayOnly: boolean
  /** Relay credentials that are still valid for a while. */
  iceServers: () => Promise<RTCIceServer[]>
  tracks: () => OutgoingTracks
  ownState: () => PeerState
  send: (link: string, body: SignalBody) => void
  /** Publishes the commitment of a connection before any nonce is sent over it. */
  publish: (link: string, commit: string) => void
  onChange: () => void
  onMessage: (message: Extract<DataMessage, { kind: 'chat' | 'bye' | 'out' }>) => void
}

const LAST_WORD_MS = 100

/** Link to one other person in the room, across reconnections. */
export class PeerLink {
  readonly party: Party
  /** Their media. The same object for the life of the link, whatever connection feeds it. */
  readonly stream = new MediaStream()
  peerState: PeerState | undefined
  codeWords: CodeWords = { state: 'unknown' }
  stats: LinkStats | undefined
  state: RTCPeerConnectionState = 'new'
  stateSince = Date.now()
  wasConnected = false
  readonly #options: PeerLinkOptions
  #connection: PeerConnection | undefined
  #identity: LinkIdentity | undefined
  #name: LinkName | undefined
  /** Signals queued until the other tab is known. */
  #unsent: SignalBody[] = []
  #peerCommit: string | undefined
  #peerNonce: Uint8Array | undefined
  #lastMediaAt: number | undefined
  #lastStepAt = Date.now()
  #isClosed = false
  /** Queue: connections are opened one at a time. */
  #opening: Promise<unknown> = Promise.resolve()

  constructor(party: Party, options: PeerLinkOptions) {
    this.party = party
    this.#options = options
  }

  get name(): string | undefined {
    return this.#name && writeLinkName(this.#name)
  }

  get isChannelOpen(): boolean {
    return this.#connection?.isChannelOpen ?? false
  }

  /** For the leader, while waiting: certificate, offer and relay are ready when the other arrives. */
  prepare(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#connection) await this.#open()
    })
  }

  /** For the leader: the other has joined from this tab. */
  reach(follower: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#name?.follower === follower) return
      const isUnused = this.#connection && !this.#name
      if (!isUnused) await this.#open()
      this.#setName({ leader: this.#options.instance, follower, generation: 0 })
    })
  }

  receive({ link, ...body }: Signal): Promise<void> {
    return this.#inTurn(async () => {
      if (body.ask) return this.#obey(link, body.ask)
      if (link !== this.name && body.description?.type === 'offer' && this.#isNewer(link)) await this.#follow(link)
      if (link === this.name) await this.#connection?.receive(body)
    })
  }

  learnCommits(commits: Record<string, string>) {
    if (!this.name || this.#peerCommit) return
    // Only the first commitment counts: a later one could have been forged to match.
    this.#peerCommit = commits[this.name]
    void this.#revealNonce()
  }

  setTrack(kind: keyof OutgoingTracks, track: MediaStreamTrack | null) {
    void this.#connection?.setTrack(kind, track)
  }

  send(message: DataMessage): boolean {
    return this.#connection?.send(message) ?? false
  }

  /** Called about every second. `isPresent`: the server reports them in the room. */
  async tick(now: number, { isPresent, cameOnline }: { isPresent: boolean; cameOnline: boolean }) {
    const connection = this.#connection
    if (!connection || !this.#name || this.#isClosed) return
    const report = await connection.stats().catch(() => undefined)
    if (!report || connection !== this.#connection) return
    const stats = readStats(report, now)
    if (stats.packetsReceived > (this.stats?.packetsReceived ?? 0)) this.#lastMediaAt = now
    this.stats = stats
    const step = nextLadderStep(
      {
        state: this.state,
        stateSince: this.stateSince,
        lastMediaAt: this.#lastMediaAt,
        expectsMedia: Boolean(this.peerState?.hasMicrophone),
        lastStepAt: this.#lastStepAt,
        cameOnline,
      },
      now,
    )
    if (step !== 'wait' && isPresent) this.#take(step)
  }

  /** Sends nothing more than a last word, and closes as soon as it has had the time to leave. */
  part(lastWord: Extract<DataMessage, { kind: 'bye' | 'out' }>) {
    this.send(lastWord)
    this.setTrack('audio', null)
    this.setTrack('video', null)
    this.#isClosed = true
    setTimeout(() => this.close(), LAST_WORD_MS)
  }

  close() {
    this.#isClosed = true
    this.#connection?.close()
    this.#clearStream()
  }

  #take(step: Exclude<LadderStep, 'wait'>) {
    this.#lastStepAt = Date.now()
    if (!this.#options.isLeader) this.#signal({ ask: step })
    else void this.#inTurn(() => this.#act(step))
  }

  async #act(step: Exclude<LadderStep, 'wait'>) {
    this.#lastStepAt = Date.now()
    if (step === 'restart-ice') return this.#connection?.offer(await this.#options.iceServers())
    const former = this.#name
    if (!former) return
    await this.#open()
    this.#setName({ ...former, generation: former.generation + 1 })
  }

  async #obey(link: string, step: Exclude<LadderStep, 'wait'>) {
    const isAnswered = Date.now() - this.#lastStepAt < 2000
    if (this.#options.isLeader && link === this.name && !isAnswered) await this.#act(step)
  }

  /** For the follower: an offer of a connection that it does not have yet. */
  async #follow(link: string) {
    const name = readLinkName(link)
    if (!name) return
    await this.#open()
    this.#setName(name)
  }

  #isNewer(link: string): boolean {
    const name = readLinkName(link)
    if (this.#options.isLeader || !name || name.follower !== this.#options.instance) return false
    return name.leader !== this.#name?.leader || name.generation > this.#name.generation
  }

  async #open() {
    this.#connection?.close()
    this.#clearStream()
    this.#name = undefined
    this.#unsent = []
    this.#peerCommit = undefined
    this.#peerNonce = undefined
    this.codeWords = { state: 'unknown' }
    this.#lastStepAt = Date.now()
    const [identity, iceServers] = await Promise.all([newLinkIdentity(), this.#options.iceServers()])
    if (this.#isClosed) return
    this.#identity = identity
    this.#setState('new')
    const { isLeader, isRelayOnly } = this.#options
    const ifCurrent = (act: () => void) => {
      if (connection === this.#connection && !this.#isClosed) act()
    }
    const connection: PeerConnection = new PeerConnection({
      isLeader,
      isRelayOnly,
      iceServers,
      certificate: identity.certificate,
      tracks: this.#options.tracks(),
      onSignal: (body) => ifCurrent(() => this.#signal(body)),
      onState: (state) => ifCurrent(() => this.#setState(state)),
      onTrack: (track) => ifCurrent(() => this.#addTrack(track)),
      onOpen: () => ifCurrent(() => this.#channelOpened()),
      onMessage: (message) => ifCurrent(() => this.#receiveMessage(message)),
    })
    this.#connection = connection
    if (isLeader) await connection.offer()
  }

  #setName(name: LinkName) {
    this.#name = name
    this.#lastStepAt = Date.now()
    if (this.#identity) this.#options.publish(writeLinkName(name), this.#identity.commit)
    const unsent = this.#unsent
    this.#unsent = []
    for (const body of unsent) this.#signal(body)
  }

  #signal(body: SignalBody) {
    if (this.name) this.#options.send(this.name, body)
    else this.#unsent.push(body)
  }

  #setState(state: RTCPeerConnectionState) {
    this.state = state
    this.stateSince = Date.now()
    if (state === 'connected') this.wasConnected = true
    this.#options.onChange()
  }

  #addTrack(track: MediaStreamTrack) {
    for (const former of this.stream.getTracks()) if (former.kind === track.kind) this.stream.removeTrack(former)
    this.stream.addTrack(track)
    this.#options.onChange()
  }

  #clearStream() {
    for (const track of this.stream.getTracks()) this.stream.removeTrack(track)
    this.stats = undefined
    this.#lastMediaAt = undefined
  }

  #channelOpened() {
    this.send({ kind: 'state', state: this.#options.ownState() })
    void this.#revealNonce()
    this.#options.onChange()
  }

  /** The nonce is revealed only once the other side has committed. */
  async #revealNonce() {
    if (this.#peerCommit && this.#identity) this.send({ kind: 'nonce', nonce: toBase64(this.#identity.nonce) })
    await this.#compareWords()
  }

  #receiveMessage(message: DataMessage) {
    if (message.kind === 'state') this.peerState = message.state
    else if (message.kind === 'nonce') {
      this.#peerNonce = nonceFrom(message.nonce)
      void this.#compareWords()
    } else this.#options.onMessage(message)
    this.#options.onChange()
  }

  async #compareWords() {
    const [identity, name] = [this.#identity, this.name]
    const fingerprint = fingerprintOf(this.#connection?.remoteSdp ?? '')
    if (!identity || !this.#peerNonce || !this.#peerCommit || !fingerprint) return
    const peer: Contribution = { nonce: this.#peerNonce, fingerprint }
    const isTrue = (await commitOf(peer)) === this.#peerCommit
    const words = isTrue ? await codeWordsOf(this.#options.roomId, identity, peer) : undefined
    if (name !== this.name) return
    this.codeWords = words ? { state: 'known', words } : { state: 'mismatch' }
    this.#options.onChange()
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#opening.then(() => (this.#isClosed ? undefined : work()))
    this.#opening = done.catch(() => undefined)
    return done
  }
}

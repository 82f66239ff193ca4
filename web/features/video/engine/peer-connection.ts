import { type DataMessage, parseDataMessage } from './data-message.ts'
import { preferKnownCodecs, prioritiseAudio } from './sending.ts'
import type { SignalBody } from './signal.ts'

export type OutgoingTracks = { audio: MediaStreamTrack | null; video: MediaStreamTrack | null }

interface PeerConnectionOptions {
  isLeader: boolean
  iceServers: RTCIceServer[]
  /** For pseudonyms: neither side learns the other's IP address. */
  isRelayOnly: boolean
  certificate: RTCCertificate
  tracks: OutgoingTracks
  onSignal: (body: SignalBody) => void
  onState: (state: RTCPeerConnectionState) => void
  onTrack: (track: MediaStreamTrack) => void
  onOpen: () => void
  onMessage: (message: DataMessage) => void
}

/**
 * One `RTCPeerConnection`: audio, video and a pre-negotiated data channel. Only the leader makes offers, so that two
 * never collide; tracks are replaced, never added, so that nothing else needs a renegotiation.
 */
export class PeerConnection {
  readonly #connection: RTCPeerConnection
  readonly #channel: RTCDataChannel
  readonly #options: PeerConnectionOptions
  readonly #tracks: OutgoingTracks
  /** Queue: descriptions and candidates are applied one after the other, in order of arrival. */
  #work = Promise.resolve()

  constructor(options: PeerConnectionOptions) {
    this.#options = options
    this.#tracks = { ...options.tracks }
    const connection = new RTCPeerConnection({
      iceServers: options.iceServers,
      iceTransportPolicy: options.isRelayOnly ? 'relay' : 'all',
      certificates: [options.certificate],
      bundlePolicy: 'max-bundle',
      iceCandidatePoolSize: 1,
    })
    this.#connection = connection
    this.#channel = connection.createDataChannel('room', { negotiated: true, id: 0 })
    this.#channel.addEventListener('open', options.onOpen)
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = parseDataMessage(data)
      if (message) options.onMessage(message)
    })
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) options.onSignal({ candidate: candidate.toJSON() })
    })
    connection.addEventListener('connectionstatechange', () => options.onState(connection.connectionState))
    connection.addEventListener('track', ({ track }) => options.onTrack(track))
    if (options.isLeader) for (const kind of ['audio', 'video'] as const) connection.addTransceiver(kind)
  }

  /** For the leader; again with fresh relay credentials for an ICE restart. */
  offer(iceServers?: RTCIceServer[]): Promise<void> {
    return this.#queue(async () => {
      if (iceServers) {
        this.#connection.setConfiguration({ ...this.#connection.getConfiguration(), iceServers })
        this.#connection.restartIce()
      }
      await this.#prepareSending()
      await this.#connection.setLocalDescription()
      this.#sendDescription()
    })
  }

  receive({ description, candidate }: SignalBody): Promise<void> {
    return this.#queue(async () => {
      if (description) await this.#apply(description)
      // A candidate of an abandoned attempt is ignored.
      if (candidate) await this.#connection.addIceCandidate(candidate).catch(() => undefined)
    })
  }

  async #apply(description: RTCSessionDescriptionInit) {
    await this.#connection.setRemoteDescription(description)
    if (description.type === 'offer') {
      await this.#prepareSending()
      await this.#connection.setLocalDescription()
      this.#sendDescription()
    }
    await Promise.all(this.#connection.getSenders().map(prioritiseAudio))
  }

  /** Both directions for each kind, even when there is no track to send yet. */
  async #prepareSending() {
    for (const transceiver of this.#connection.getTransceivers()) {
      const kind = transceiver.receiver.track.kind as keyof OutgoingTracks
      transceiver.direction = 'sendrecv'
      if (kind === 'video') preferKnownCodecs(transceiver)
      await transceiver.sender.replaceTrack(this.#tracks[kind])
    }
  }

  #sendDescription() {
    const description = this.#connection.localDescription
    if (description) this.#options.onSignal({ description: { type: description.type, sdp: description.sdp } })
  }

  setTrack(kind: keyof OutgoingTracks, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks[kind] = track
    return this.#queue(async () => {
      const of = this.#connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)
      await of?.sender.replaceTrack(track)
    })
  }

  /** Returns whether it was sent. */
  send(message: DataMessage): boolean {
    if (this.#channel.readyState !== 'open') return false
    this.#channel.send(JSON.stringify(message))
    return true
  }

  get state(): RTCPeerConnectionState {
    return this.#connection.connectionState
  }

  get remoteSdp(): string | undefined {
    return this.#connection.remoteDescription?.sdp
  }

  get isChannelOpen(): boolean {
    return this.#channel.readyState === 'open'
  }

  stats(): Promise<RTCStatsReport> {
    return this.#connection.getStats()
  }

  close() {
    this.#connection.close()
  }

  #queue(work: () => Promise<void>): Promise<void> {
    const isClosed = () => this.#connection.signalingState === 'closed'
    // Errors are ignored: the ladder recovers, or the connection was closed meanwhile.
    this.#work = this.#work.then(() => (isClosed() ? undefined : work())).catch(() => undefined)
    return this.#work
  }
}

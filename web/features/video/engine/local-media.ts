import type { CanvasTrack } from '../pictures/canvas-track.ts'
import { blurFace } from '../pictures/face-blur.ts'
import { drawSilhouette } from '../pictures/silhouette.ts'
import { capture } from './capture.ts'
import { type DeviceKind, type DeviceTrouble, deviceTroubleSentence } from './device-trouble.ts'
import { listDevices } from './devices.ts'
import { initialMedia, type LocalMediaState } from './local-media-state.ts'
import type { OutgoingTracks } from './peer-connection.ts'
import { needsCamera, type Picture } from './pictures.ts'
import { Store } from './store.ts'
import { VoiceMeter } from './voice-meter.ts'

const MUTE_AFTER_MS = 10_000
const WATCH_MS = 1000
/** Longer than the gap when headphones are connected. */
const TAKEN_AFTER_MS = 2000

/** Microphone, camera and anonymity dial of this browser, and the two tracks sent. */
export class LocalMedia {
  readonly store: Store<LocalMediaState>
  readonly meter = new VoiceMeter()
  /** Called whenever the sent tracks change. */
  onTracks: (tracks: OutgoingTracks) => void = () => {}
  #microphone: MediaStreamTrack | undefined
  #camera: MediaStreamTrack | undefined
  #drawn: CanvasTrack | undefined
  /** Sequence number: a picture that loads slowly is dropped when a newer one was chosen. */
  #turn = 0
  #heardAt = 0
  #restoring: Promise<void> | undefined
  readonly #firstPicture: Picture
  readonly #stopping = new AbortController()

  constructor(picture: Picture) {
    this.#firstPicture = picture
    this.store = new Store(initialMedia(picture))
    const { signal } = this.#stopping
    navigator.mediaDevices?.addEventListener('devicechange', () => void this.#devicesChanged(), { signal })
    document.addEventListener('visibilitychange', () => void this.#cameBack(), { signal })
    const watch = setInterval(() => this.#watchSilence(), WATCH_MS)
    signal.addEventListener('abort', () => clearInterval(watch))
    void this.#refreshDevices()
  }

  get tracks(): OutgoingTracks {
    return { audio: this.#microphone ?? null, video: this.store.get().video }
  }

  /** One click: microphone first, then the camera if the picture needs it. */
  async askForDevices() {
    this.store.update({ isAsking: true })
    await this.openMicrophone()
    await this.setVideoOn(this.store.get().picture !== 'voice')
    this.store.update({ isAsking: false })
  }

  async openMicrophone(deviceId?: string) {
    this.#microphone?.stop()
    const captured = await capture('microphone', deviceId)
    if (this.#stopping.signal.aborted) return stopCaptured(captured)
    this.#microphone = 'track' in captured ? captured.track : undefined
    this.meter.listenTo(this.#microphone)
    this.#heardAt = Date.now()
    const track = this.#microphone
    if (track) {
      track.enabled = this.store.get().isMicrophoneOn
      this.#watchMicrophone(track)
    }
    this.store.update({
      microphone: track && { deviceId: track.getSettings().deviceId ?? '', label: track.label || 'Micro' },
      microphoneTrouble: 'trouble' in captured ? captured.trouble : undefined,
      isMicrophoneMute: false,
      isSoundLost: track ? track.muted : this.store.get().isSoundLost,
    })
    await this.#refreshDevices()
    this.onTracks(this.tracks)
  }

  /** « Rétablir le son », and by itself after a phone call. One attempt at a time: of two, iOS mutes the first. */
  restoreSound(): Promise<void> {
    this.#restoring ??= this.#reopenMicrophone().finally(() => {
      this.#restoring = undefined
    })
    return this.#restoring
  }

  async #reopenMicrophone() {
    await this.openMicrophone(this.store.get().microphone?.deviceId)
    const { microphone, microphoneTrouble } = this.store.get()
    if (microphone) return
    if (microphoneTrouble === 'missing')
      this.store.update({ isSoundLost: false, notice: 'Micro débranché. Branchez-en un, cette page le verra.' })
    else this.store.update({ isSoundLost: true })
  }

  async openCameraOf(deviceId: string) {
    this.store.update({ cameraId: deviceId })
    this.#stopCamera()
    await this.#show()
  }

  setMicrophoneOn(isOn: boolean) {
    if (this.#microphone) this.#microphone.enabled = isOn
    this.#heardAt = Date.now()
    this.store.update({ isMicrophoneOn: isOn, isMicrophoneMute: false })
    this.onTracks(this.tracks)
  }

  async setVideoOn(isOn: boolean) {
    this.store.update({ isVideoOn: isOn })
    await this.#show()
  }

  /** Called from the toolbar, like the two below: errors become notices, since no device screen is open. */
  async switchMicrophone() {
    const { microphone, isMicrophoneOn } = this.store.get()
    if (microphone) return this.setMicrophoneOn(!isMicrophoneOn)
    this.setMicrophoneOn(true)
    await this.openMicrophone()
    this.#tellTrouble('microphone', this.store.get().microphoneTrouble)
  }

  async switchVideo() {
    const { isVideoOn, picture } = this.store.get()
    // « Voix seule » has no picture: switch to the one the person came with.
    if (!isVideoOn && picture === 'voice') await this.choosePicture(this.#firstPicture)
    else await this.setVideoOn(!isVideoOn)
    if (!isVideoOn) this.#tellTrouble('camera', this.store.get().cameraTrouble)
  }

  #tellTrouble(kind: DeviceKind, trouble: DeviceTrouble | undefined) {
    this.store.update({ notice: trouble && deviceTroubleSentence(kind, trouble) })
  }

  async choosePicture(picture: Picture) {
    this.store.update({ picture, isVideoOn: picture !== 'voice', notice: undefined })
    await this.#show()
  }

  forgetNotice() {
    this.store.update({ notice: undefined })
  }

  stop() {
    this.#stopping.abort()
    this.#turn += 1
    this.#microphone?.stop()
    this.#drawn?.stop()
    this.#stopCamera()
    this.meter.close()
    this.store.update({ video: null, isVideoOn: false })
  }

  /** Applies the chosen picture to the sent track. The camera is off whenever the picture does not use it. */
  async #show() {
    this.#turn += 1
    const turn = this.#turn
    const isStale = () => turn !== this.#turn
    const { picture, isVideoOn } = this.store.get()
    const former = this.#drawn
    if (!isVideoOn || !needsCamera(picture)) this.#stopCamera()
    if (isVideoOn && needsCamera(picture) && !(await this.#openCamera(isStale))) return
    const drawn = isVideoOn ? await this.#draw(picture).catch(() => 'failed' as const) : undefined
    if (isStale()) {
      if (drawn && drawn !== 'failed') drawn.stop()
      return
    }
    if (drawn === 'failed') return this.#replaceBlur('Le flou d’arrière-plan ne marche pas dans ce navigateur')
    this.#drawn = drawn
    this.#send(drawn?.track ?? (isVideoOn ? (this.#camera ?? null) : null))
    if (former !== drawn) former?.stop()
  }

  #send(video: MediaStreamTrack | null) {
    this.store.update({ video, isVideoOn: video !== null })
    this.onTracks(this.tracks)
  }

  async #draw(picture: Picture): Promise<CanvasTrack | undefined> {
    if (picture === 'silhouette') return drawSilhouette(() => this.meter.level())
    const camera = this.#camera
    if (!camera || picture === 'sharp' || picture === 'voice') return undefined
    if (picture === 'face') return blurFace(camera)
    const { blurBackground } = await import('../pictures/background-blur.ts')
    return blurBackground(camera, () => void this.#replaceBlur('Le flou d’arrière-plan ralentit cet appareil'))
  }

  /** The fallback must never show more than the chosen picture. */
  async #replaceBlur(reason: string) {
    await this.choosePicture('face')
    this.store.update({ notice: `${reason} : nous passons à « Visage flouté ».` })
  }

  async #openCamera(isStale: () => boolean): Promise<boolean> {
    if (this.#camera?.readyState === 'live') return true
    const captured = await capture('camera', this.store.get().cameraId)
    if (isStale()) {
      stopCaptured(captured)
      return false
    }
    if ('trouble' in captured) {
      this.store.update({ cameraTrouble: captured.trouble })
      this.#drawn?.stop()
      this.#drawn = undefined
      this.#send(null)
      return false
    }
    this.#camera = captured.track
    captured.track.addEventListener('ended', () => void this.#cameraEnded(captured.track))
    this.store.update({ cameraTrouble: undefined, cameraId: captured.track.getSettings().deviceId })
    await this.#refreshDevices()
    return !isStale()
  }

  #stopCamera() {
    this.#camera?.stop()
    this.#camera = undefined
  }

  async #refreshDevices() {
    this.store.update({ devices: await listDevices() })
  }

  async #devicesChanged() {
    await this.#refreshDevices()
    const { microphoneTrouble, cameraTrouble, devices } = this.store.get()
    // A camera plugged in during a call is not turned on automatically, for privacy.
    if (cameraTrouble === 'missing' && devices.cameras.length > 0) this.store.update({ cameraTrouble: undefined })
    if (microphoneTrouble === 'missing' && devices.microphones.length > 0) {
      await this.openMicrophone()
      if (this.store.get().microphone) this.forgetNotice()
    }
  }

  #watchMicrophone(track: MediaStreamTrack) {
    track.addEventListener('ended', () => void this.#microphoneEnded(track))
    track.addEventListener('mute', () => setTimeout(() => this.#microphoneMuted(track), TAKEN_AFTER_MS))
    track.addEventListener('unmute', () => {
      if (track === this.#microphone) this.store.update({ isSoundLost: false })
    })
  }

  /** A phone call or Siri mutes the track without ending it. A hidden tab opens no device: `#cameBack` does it later. */
  #microphoneMuted(track: MediaStreamTrack) {
    if (track === this.#microphone && track.readyState === 'live' && track.muted && !document.hidden)
      void this.restoreSound()
  }

  async #microphoneEnded(track: MediaStreamTrack) {
    if (track !== this.#microphone || this.#stopping.signal.aborted) return
    await this.restoreSound()
    const { microphone } = this.store.get()
    if (microphone) this.store.update({ notice: `Micro débranché : nous utilisons « ${microphone.label} ».` })
  }

  async #cameraEnded(track: MediaStreamTrack) {
    if (track !== this.#camera || this.#stopping.signal.aborted || !this.store.get().isVideoOn) return
    this.#camera = undefined
    this.store.update({ cameraId: undefined })
    const turn = this.#turn + 1
    await this.#show()
    // The person has chosen something else meanwhile.
    if (turn !== this.#turn) return
    const { video, cameraId, devices } = this.store.get()
    const next = devices.cameras.find(({ id }) => id === cameraId)?.label ?? 'Caméra'
    const now = video ? `nous utilisons « ${next} »` : 'on ne vous voit plus'
    this.store.update({ notice: `Votre caméra s’est arrêtée : ${now}.` })
  }

  /** A locked screen takes the devices away without an event. */
  async #cameBack() {
    if (document.hidden) return
    if (isTaken(this.#microphone) || this.store.get().isSoundLost) await this.restoreSound()
    if (!isTaken(this.#camera)) return
    this.#stopCamera()
    await this.#show()
  }

  #watchSilence() {
    const { isMicrophoneOn, isMicrophoneMute } = this.store.get()
    if (!this.#microphone || !isMicrophoneOn || !this.meter.isRunning) return
    if (this.meter.level() > 0) this.#heardAt = Date.now()
    const isMute = Date.now() - this.#heardAt > MUTE_AFTER_MS
    if (isMute !== isMicrophoneMute) this.store.update({ isMicrophoneMute: isMute })
  }
}

function isTaken(track: MediaStreamTrack | undefined): boolean {
  return track !== undefined && (track.readyState === 'ended' || track.muted)
}

function stopCaptured(captured: { track: MediaStreamTrack } | { trouble: DeviceTrouble }) {
  if ('track' in captured) captured.track.stop()
}

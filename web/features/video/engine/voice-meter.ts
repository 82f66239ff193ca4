/** Measures the microphone level on a separate branch: nothing is inserted between it and the call. */
export class VoiceMeter {
  #context: AudioContext | undefined
  #analyser: AnalyserNode | undefined
  #source: MediaStreamAudioSourceNode | undefined

  listenTo(track: MediaStreamTrack | undefined) {
    this.#source?.disconnect()
    this.#source = undefined
    if (!track) return
    this.#context ??= new AudioContext()
    void this.#context.resume().catch(() => undefined)
    if (!this.#analyser) {
      this.#analyser = this.#context.createAnalyser()
      this.#analyser.fftSize = 1024
    }
    this.#source = this.#context.createMediaStreamSource(new MediaStream([track]))
    this.#source.connect(this.#analyser)
  }

  /** From 0, silence, to 1. */
  level(): number {
    if (!this.#analyser || !this.#source) return 0
    const samples = new Float32Array(this.#analyser.fftSize)
    this.#analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    if (power === 0) return 0
    // -60 to -10 dB covers the range of a voice.
    return Math.min(1, Math.max(0.001, (10 * Math.log10(power) + 60) / 50))
  }

  /** Whether levels are measured: autoplay policy may suspend audio until a click. */
  get isRunning(): boolean {
    return this.#context?.state === 'running' && this.#source !== undefined
  }

  close() {
    this.listenTo(undefined)
    void this.#context?.close()
    this.#context = undefined
    this.#analyser = undefined
  }
}

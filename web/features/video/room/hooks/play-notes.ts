interface Tune {
  /** Pitch in hertz, and start in seconds. */
  notes: readonly (readonly [hertz: number, start: number])[]
  seconds: number
  /** Of 1. */
  volume: number
}

const tunes = {
  test: {
    notes: [
      [523.25, 0],
      [659.25, 0.35],
    ],
    seconds: 1.2,
    volume: 0.2,
  },
  arrival: {
    notes: [
      [523.25, 0],
      [783.99, 0.2],
    ],
    seconds: 1,
    volume: 0.12,
  },
  /** Short and soft: it sounds while somebody speaks. */
  message: { notes: [[659.25, 0]], seconds: 0.6, volume: 0.08 },
} as const satisfies Record<string, Tune>

/** Soft notes, through the chosen output where the browser supports it. */
export async function playNotes(name: keyof typeof tunes, speakerId: string) {
  const { notes, seconds, volume: loudest }: Tune = tunes[name]
  const context = new AudioContext()
  const sink = context as AudioContext & { setSinkId?: (id: string) => Promise<void> }
  if (speakerId) await sink.setSinkId?.(speakerId).catch(() => undefined)
  const volume = context.createGain()
  volume.connect(context.destination)
  volume.gain.setValueAtTime(0.0001, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(loudest, context.currentTime + 0.05)
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + seconds)
  for (const [hertz, start] of notes) {
    const note = context.createOscillator()
    note.frequency.value = hertz
    note.connect(volume)
    note.start(context.currentTime + start)
    note.stop(context.currentTime + seconds)
  }
  setTimeout(() => void context.close(), seconds * 1000 + 300)
}

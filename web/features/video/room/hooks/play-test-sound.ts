/** Two soft notes, through the chosen output where the browser supports it. */
export async function playTestSound(speakerId: string) {
  const context = new AudioContext()
  const sink = context as AudioContext & { setSinkId?: (id: string) => Promise<void> }
  if (speakerId) await sink.setSinkId?.(speakerId).catch(() => undefined)
  const volume = context.createGain()
  volume.connect(context.destination)
  volume.gain.setValueAtTime(0.0001, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.2, context.currentTime + 0.05)
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 1.2)
  for (const [hertz, start] of [
    [523.25, 0],
    [659.25, 0.35],
  ] as const) {
    const note = context.createOscillator()
    note.frequency.value = hertz
    note.connect(volume)
    note.start(context.currentTime + start)
    note.stop(context.currentTime + 1.2)
  }
  setTimeout(() => void context.close(), 1500)
}

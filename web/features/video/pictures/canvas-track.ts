/** Canvas track sent in place of the camera. */
export interface CanvasTrack {
  track: MediaStreamTrack
  stop: () => void
}

interface Drawing {
  width: number
  height: number
  framesPerSecond: number
  /** May be slow: frames due meanwhile are skipped. */
  draw: (canvas: HTMLCanvasElement) => void | Promise<void>
}

export function canvasTrack({ width, height, framesPerSecond, draw }: Drawing): CanvasTrack {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  // Firefox captures nothing from a canvas without a context.
  canvas.getContext('2d')
  let isDrawing = false
  async function beat() {
    if (isDrawing) return
    isDrawing = true
    try {
      await draw(canvas)
    } finally {
      isDrawing = false
    }
  }
  void beat()
  const track = canvas.captureStream(framesPerSecond).getVideoTracks()[0]
  if (!track) throw new Error('This browser captures no canvas')
  const timer = new Worker(new URL('./frame-timer.worker.ts', import.meta.url), { type: 'module' })
  timer.addEventListener('message', () => void beat())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker of our own
  timer.postMessage(1000 / framesPerSecond)
  return {
    track,
    stop: () => {
      timer.terminate()
      track.stop()
    },
  }
}

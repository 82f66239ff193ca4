import { cameraElement } from './camera-element.ts'
import { type CanvasTrack, canvasTrack } from './canvas-track.ts'
import { FramePace } from './frame-pace.ts'

/** Where `scripts/build/video-processor-files.ts` copies the library's assets. */
const FILES = '/assets/video-processors-3.2.0/'
const FRAMES_PER_SECOND = 20
const LONGEST_SIDE = 640
const LOAD_MS = 20_000

/** Downloads one megabyte the first time. `onTooSlow` is called once, when this device cannot keep up. */
export async function blurBackground(camera: MediaStreamTrack, onTooSlow: () => void): Promise<CanvasTrack> {
  const { GaussianBlurBackgroundProcessor, isSupported } = await import('@twilio/video-processors')
  if (!isSupported) throw new Error('This browser cannot blur a background')
  const processor = new GaussianBlurBackgroundProcessor({ assetsPath: FILES, blurFilterRadius: 15, maskBlurRadius: 5 })
  await Promise.race([processor.loadModel(), neverLoaded()])
  const video = cameraElement(camera)
  const { width = LONGEST_SIDE, height = 360 } = camera.getSettings()
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const input = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const inputContext = input.getContext('2d')
  const pace = new FramePace()
  let hasComplained = false
  const drawn = canvasTrack({
    width: input.width,
    height: input.height,
    framesPerSecond: FRAMES_PER_SECOND,
    async draw(canvas) {
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      const before = performance.now()
      inputContext?.drawImage(video, 0, 0, input.width, input.height)
      await processor.processFrame(input, canvas)
      if (hasComplained || !pace.isTooSlow(performance.now() - before)) return
      hasComplained = true
      onTooSlow()
    },
  })
  return {
    track: drawn.track,
    stop: () => {
      drawn.stop()
      video.srcObject = null
    },
  }
}

/** Timeout: the library does not report an engine that fails to start. */
function neverLoaded(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The model was not loaded in time')), LOAD_MS)
  })
}

import { cameraElement } from './camera-element.ts'
import { type CanvasTrack, canvasTrack } from './canvas-track.ts'

/** Downsampled to so few pixels that the face cannot be reconstructed. */
const POINTS = { wide: 24, high: 14 }
const SCALE = 20
const FRAMES_PER_SECOND = 15

export function blurFace(camera: MediaStreamTrack): CanvasTrack {
  const video = cameraElement(camera)
  const points = document.createElement('canvas')
  points.width = POINTS.wide
  points.height = POINTS.high
  const reduced = points.getContext('2d')
  const drawn = canvasTrack({
    width: POINTS.wide * SCALE,
    height: POINTS.high * SCALE,
    framesPerSecond: FRAMES_PER_SECOND,
    draw(canvas) {
      const context = canvas.getContext('2d')
      if (!context || !reduced || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      reduced.imageSmoothingQuality = 'high'
      reduced.drawImage(video, ...covering(video), 0, 0, POINTS.wide, POINTS.high)
      context.imageSmoothingQuality = 'high'
      context.drawImage(points, 0, 0, canvas.width, canvas.height)
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

/** Centre crop of the camera picture, in the proportions of the drawing. */
function covering({ videoWidth, videoHeight }: HTMLVideoElement): [number, number, number, number] {
  const width = Math.min(videoWidth, (videoHeight * POINTS.wide) / POINTS.high)
  const height = Math.min(videoHeight, (videoWidth * POINTS.high) / POINTS.wide)
  return [(videoWidth - width) / 2, (videoHeight - height) / 2, width, height]
}

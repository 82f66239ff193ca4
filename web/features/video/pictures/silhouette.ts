import { type CanvasTrack, canvasTrack } from './canvas-track.ts'

/** Square: the viewer crops the sides on a phone, top and bottom on a large screen. */
const SIZE = { width: 480, height: 480 }
const FRAMES_PER_SECOND = 15
/** Radius of the sun relative to the side, silent and at the loudest. It covers a quarter of the picture on a phone. */
const RADIUS = { rest: 0.13, loudest: 0.155 }
const HORIZON = 0.6
const colours = { sky: '#1a2e35', hill: '#1f3d46', water: '#0d2b34', sun: '#fab977' }

/** A half-sun over water that grows with the voice: shows presence without a face. */
export function drawSilhouette(level: () => number): CanvasTrack {
  let shown = 0
  return canvasTrack({
    ...SIZE,
    framesPerSecond: FRAMES_PER_SECOND,
    draw(canvas) {
      const context = canvas.getContext('2d')
      if (!context) return
      shown += (level() - shown) * 0.4
      paintSilhouette(context, shown)
    },
  })
}

function paintSilhouette(context: CanvasRenderingContext2D, level: number) {
  const { width, height } = context.canvas
  const horizon = height * HORIZON
  const radius = height * (RADIUS.rest + (RADIUS.loudest - RADIUS.rest) * level)
  context.fillStyle = colours.sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = colours.sun
  for (const [times, opacity] of [
    [2, 0.08],
    [1.6, 0.12],
    [1.28, 0.2],
    [1, 1],
  ] as const) {
    context.globalAlpha = opacity
    context.beginPath()
    context.arc(width / 2, horizon, radius * times, Math.PI, 0)
    context.fill()
  }
  context.globalAlpha = 1
  context.fillStyle = colours.water
  context.fillRect(0, horizon, width, height - horizon)
  context.fillStyle = colours.sun
  for (const [times, opacity, row] of [
    [0.8, 0.85, 1],
    [0.55, 0.7, 2],
    [0.35, 0.5, 3],
  ] as const) {
    context.globalAlpha = opacity
    context.beginPath()
    context.roundRect(width / 2 - radius * times, horizon + row * height * 0.03, radius * times * 2, 5, 2.5)
    context.fill()
  }
  context.globalAlpha = 1
}

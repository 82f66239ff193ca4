/** Plays a camera out of sight, for a drawing to read from. */
export function cameraElement(camera: MediaStreamTrack): HTMLVideoElement {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = new MediaStream([camera])
  void video.play().catch(() => undefined)
  return video
}

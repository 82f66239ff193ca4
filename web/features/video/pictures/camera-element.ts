/** Off-screen video element that plays the camera, as a source for drawing. */
export function cameraElement(camera: MediaStreamTrack): HTMLVideoElement {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = new MediaStream([camera])
  void video.play().catch(() => undefined)
  return video
}

import type { Page } from '@playwright/test'

/**
 * Baseline: two connections in one page, without server or room: from the offer to the first frame, in milliseconds.
 */
export function barePair(page: Page, iceServers: RTCIceServer[], isRelayOnly: boolean): Promise<number> {
  return page.evaluate(
    async ([servers, policy]) => {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: 1280, height: 720 } })
      const [near, far] = [0, 1].map(
        () => new RTCPeerConnection({ iceServers: servers, iceTransportPolicy: policy, bundlePolicy: 'max-bundle' }),
      ) as [RTCPeerConnection, RTCPeerConnection]
      const video = document.createElement('video')
      video.muted = true
      const seen = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
      far.addEventListener('track', ({ streams }) => {
        video.srcObject = streams[0] ?? null
        void video.play()
      })
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const)
        one.addEventListener('icecandidate', ({ candidate }) => candidate && void other.addIceCandidate(candidate))
      const startedAt = performance.now()
      for (const track of stream.getTracks()) near.addTrack(track, stream)
      await near.setLocalDescription()
      if (near.localDescription) await far.setRemoteDescription(near.localDescription)
      await far.setLocalDescription()
      if (far.localDescription) await near.setRemoteDescription(far.localDescription)
      await seen
      const took = performance.now() - startedAt
      near.close()
      far.close()
      for (const track of stream.getTracks()) track.stop()
      return took
    },
    [iceServers, isRelayOnly ? 'relay' : 'all'] as const,
  )
}

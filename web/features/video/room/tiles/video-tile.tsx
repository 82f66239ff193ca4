import { useEffect, useRef } from 'react'

type VideoTileProps = {
  track: MediaStreamTrack | null
  label: string
  isMirrored?: boolean
  fit?: 'cover' | 'contain'
}

/** Muted video: the self view, as the others see it. */
export function VideoTile({ track, label, isMirrored = false, fit = 'cover' }: VideoTileProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!video.current) return
    video.current.srcObject = track && new MediaStream([track])
    if (track) void video.current.play().catch(() => undefined)
  }, [track])
  return (
    <video
      ref={video}
      muted
      playsInline
      autoPlay
      aria-label={label}
      className={`size-full ${fit === 'cover' ? 'object-cover' : 'object-contain'} ${isMirrored ? '-scale-x-100' : ''}`}
    />
  )
}

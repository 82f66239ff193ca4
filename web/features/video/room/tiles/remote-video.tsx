import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { PeerView } from '../../engine/peer-view.ts'

type RemoteVideoProps = {
  peer: PeerView
  name: string
  speakerId: string
  videoRef?: Ref<HTMLVideoElement>
}

/** Video and audio of another person. */
export function RemoteVideo({ peer, name, speakerId, videoRef }: RemoteVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isSilenced, setSilenced] = useState(false)
  useImperativeHandle(videoRef, () => video.current as HTMLVideoElement, [])
  const { stream } = peer
  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    element.srcObject = stream
    const play = () =>
      void element.play().then(
        () => setSilenced(false),
        // Only an autoplay refusal is reported: `AbortError` comes from a new track, which then plays.
        (error: unknown) => setSilenced(error instanceof Error && error.name === 'NotAllowedError'),
      )
    play()
    stream.addEventListener('addtrack', play)
    return () => stream.removeEventListener('addtrack', play)
  }, [stream])
  useEffect(() => {
    const element = video.current
    if (speakerId && element && 'setSinkId' in element) void element.setSinkId(speakerId).catch(() => undefined)
  }, [speakerId])
  const isVisible = peer.isConnected && peer.state?.isVideoOn && !peer.state.isVideoPaused
  return (
    <div className="relative size-full overflow-hidden bg-secondary md:rounded-3xl">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- live speech: captions are made by the listener's browser */}
      <video
        ref={video}
        playsInline
        autoPlay
        aria-label={`Image de ${name}`}
        data-connected={peer.isConnected}
        className={`size-full object-cover ${isVisible ? '' : 'invisible'}`}
      />
      {!isVisible && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3">
          <span className="grid size-24 place-items-center rounded-full bg-background/60">
            <Icon name={peer.isConnected ? 'audio-lines' : 'user-round'} className="size-10" />
          </span>
          <p className="text-secondary-foreground">{wordsFor(peer)}</p>
        </div>
      )}
      {peer.isConnected && peer.state && !peer.state.isMicrophoneOn && (
        <p className="absolute right-3 bottom-3 flex items-center gap-2 rounded-xl bg-background/85 px-3 py-1.5 text-note">
          <Icon name="mic-off" className="size-4" />
          {peer.state.hasMicrophone ? 'Micro coupé' : 'Écoute et écrit'}
        </p>
      )}
      {isSilenced && (
        <div className="absolute inset-0 z-10 grid place-items-center bg-background/60">
          <Button variant="sun" size="large" onClick={() => void video.current?.play().then(() => setSilenced(false))}>
            <Icon name="volume-2" />
            Activer le son
          </Button>
        </div>
      )}
    </div>
  )
}

/** Text in place of a video. */
function wordsFor({ isConnected, hasLeft, state }: PeerView): string {
  if (hasLeft) return ''
  if (!isConnected || !state) return 'Connexion…'
  if (!state.hasMicrophone) return 'Écoute et écrit'
  return state.picture === 'voice' ? 'Voix seule' : 'Image coupée'
}

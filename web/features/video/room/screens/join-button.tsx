import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { LocalMedia } from '../../engine/local-media.ts'
import { useStore } from '../hooks/use-store.ts'

type JoinButtonProps = { media: LocalMedia; onJoin: () => void; onListen: () => void }

/** No device blocks joining: a camera that opens late is sent from inside, without a microphone one listens and writes. */
export function JoinButton({ media, onJoin, onListen }: JoinButtonProps) {
  const { microphone, isAsking } = useStore(media.store)
  if (microphone)
    return (
      <Button variant="sun" size="large" width="full" onClick={onJoin}>
        <Icon name="video" />
        Rejoindre la séance
      </Button>
    )
  return (
    <Button size="large" width="full" isBusy={isAsking} onClick={onListen}>
      <Icon name="message-square" />
      Rejoindre pour écouter et écrire
    </Button>
  )
}

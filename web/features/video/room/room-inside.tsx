import { Button } from '#web/components/ui/button.tsx'
import type { LocalMedia } from '../engine/local-media.ts'
import type { RoomEngine } from '../engine/room-engine.ts'
import type { Entrance } from '../queries.ts'
import { useRoomEngine } from './hooks/use-room-engine.ts'
import { useStore } from './hooks/use-store.ts'
import { useWakeLock } from './hooks/use-wake-lock.ts'
import { appointmentTimeLine, otherName } from './room-people.ts'
import { CallScreen } from './screens/call-screen.tsx'
import { PlainScreen } from './screens/plain-screen.tsx'
import { WaitingScreen } from './screens/waiting-screen.tsx'

type RoomInsideProps = {
  entrance: Entrance
  media: LocalMedia
  speakerId: string
  onSpeaker: (deviceId: string) => void
  onChanged: () => void
  onEnded: () => void
  onLeft: () => void
}

/** After joining: waiting, in the call, or replaced by another tab. */
export function RoomInside(props: RoomInsideProps) {
  const engine = useRoomEngine(props.entrance, props.media, props.onChanged)
  useWakeLock()
  return engine ? <Joined {...props} engine={engine} /> : null
}

function Joined({ engine, ...props }: RoomInsideProps & { engine: RoomEngine }) {
  const room = useStore(engine.store)
  const { entrance, onLeft } = props
  if (room.channel === 'replaced')
    return (
      <PlainScreen
        title={`Séance avec ${otherName(entrance)}`}
        subtitle={appointmentTimeLine(entrance)}
        heading="Votre séance est ouverte dans un autre onglet."
      >
        <Button size="large" onClick={() => void engine.takeOver()}>
          Reprendre ici
        </Button>
      </PlainScreen>
    )
  if (!entrance.admittedAt) return <WaitingScreen {...props} room={room} onLeave={onLeft} />
  return <CallScreen {...props} engine={engine} room={room} peers={room.peers} onLeave={onLeft} />
}

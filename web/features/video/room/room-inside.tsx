import { Button } from '#web/components/ui/button.tsx'
import type { LocalMedia } from '../engine/local-media.ts'
import type { ChannelStatus } from '../engine/room-channel.ts'
import type { RoomEngine } from '../engine/room-engine.ts'
import type { Entrance } from '../queries.ts'
import { BackLink } from './back-link.tsx'
import { useRoomCall } from './hooks/use-room-call.ts'
import { useRoomEngine } from './hooks/use-room-engine.ts'
import { useStore } from './hooks/use-store.ts'
import { useWakeLock } from './hooks/use-wake-lock.ts'
import { roomCall } from './room-call.ts'
import { appointmentTimeLine, nameOf, otherName } from './room-people.ts'
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

const outside: Partial<Record<ChannelStatus, { heading: string; button: string }>> = {
  replaced: { heading: 'Votre séance est ouverte dans un autre onglet.', button: 'Reprendre ici' },
  // Until the room's state is fetched again, which says more.
  closed: { heading: 'Vous n’êtes plus dans cette séance.', button: 'Revenir' },
}

/** After joining: waiting, in the call, or out of it. */
export function RoomInside(props: RoomInsideProps) {
  const engine = useRoomEngine(props.entrance, props.media, props.onChanged)
  useWakeLock()
  return engine ? <Joined {...props} engine={engine} /> : null
}

function Joined({ engine, ...props }: RoomInsideProps & { engine: RoomEngine }) {
  const room = useStore(engine.store)
  const { entrance, onLeft } = props
  const { admittedAt, party } = entrance
  const isHere = room.channel !== 'replaced' && room.channel !== 'closed'
  const call = roomCall({
    self: party,
    isAdmitted: admittedAt !== null,
    room,
    nameOf: (other) => nameOf(other, entrance),
  })
  useRoomCall(isHere ? call : undefined, props.speakerId)
  const out = outside[room.channel]
  if (out)
    return (
      <PlainScreen
        title={`Séance avec ${otherName(entrance)}`}
        subtitle={appointmentTimeLine(entrance)}
        heading={out.heading}
      >
        <Button size="large" onClick={() => void engine.takeOver()}>
          {out.button}
        </Button>
        {room.channel === 'closed' && <BackLink party={entrance.party} />}
      </PlainScreen>
    )
  if (!entrance.admittedAt) return <WaitingScreen {...props} room={room} onLeave={onLeft} />
  return <CallScreen {...props} engine={engine} room={room} peers={room.peers} onLeave={onLeft} />
}

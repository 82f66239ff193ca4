import { useState } from 'react'
import type { Entrance } from '../queries.ts'
import { useLocalMedia } from './hooks/use-local-media.ts'
import { RoomInside } from './room-inside.tsx'
import { PrejoinScreen } from './screens/prejoin-screen.tsx'

type RoomVisitProps = {
  entrance: Entrance
  /** Device test before the room is open: there is nothing to join yet. */
  onTested?: () => void
  onChanged: () => void
  onEnded: () => void
}

/** One visit: device check, then the room. */
export function RoomVisit({ entrance, onTested, onChanged, onEnded }: RoomVisitProps) {
  const media = useLocalMedia(entrance)
  const [isInside, setInside] = useState(false)
  const [speakerId, setSpeakerId] = useState('')
  if (!media) return null
  const common = { entrance, media, speakerId, onSpeaker: setSpeakerId }
  if (isInside)
    return <RoomInside {...common} onChanged={onChanged} onEnded={onEnded} onLeft={() => setInside(false)} />
  return <PrejoinScreen {...common} onTested={onTested} onJoin={() => setInside(true)} />
}

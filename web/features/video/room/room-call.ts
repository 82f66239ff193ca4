import type { Party } from '#domain/video/room.ts'
import type { RoomView } from '../engine/room-view.ts'

/** Reason to call somebody back to this tab. */
export interface RoomCall {
  /** A call sounds once. */
  id: string
  /** Title of the tab. */
  title: string
  /** Without a name: notifications are shown on locked screens. */
  notification: string
  tune: 'arrival' | 'message'
  /** Over as soon as the tab is looked at; others last as long as their reason. */
  isBrief?: boolean
}

interface Situation {
  self: Party
  isAdmitted: boolean
  room: Pick<RoomView, 'present' | 'unread'>
  nameOf: (party: Party) => string
}

export function roomCall({ self, isAdmitted, room, nameOf }: Situation): RoomCall | undefined {
  const { present, unread } = room
  if (unread)
    return {
      id: `message-${unread.id}`,
      title: `● ${nameOf(unread.from)} vous écrit`,
      notification: 'Un message vous attend.',
      tune: 'message',
    }
  const awaited = self === 'practitioner' ? 'patient' : 'practitioner'
  const arrived = present.get(awaited)
  if (!isAdmitted && arrived)
    return {
      id: `arrival-${arrived.instance}`,
      title: `● ${nameOf(awaited)} ${self === 'practitioner' ? 'attend' : 'est là'}`,
      notification: 'Quelqu’un vous attend.',
      tune: 'arrival',
    }
  if (isAdmitted && (self === 'patient' || self === 'guest'))
    return {
      id: 'admitted',
      title: `● ${nameOf('practitioner')} vous fait entrer`,
      notification: 'On vous fait entrer.',
      tune: 'arrival',
      isBrief: true,
    }
  return undefined
}

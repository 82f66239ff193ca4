import { Switch } from '#web/components/ui/switch.tsx'
import { useRoomNotifications, useRoomSounds } from '../hooks/use-room-signs.ts'

const label = 'block font-semibold leading-snug'
const hint = 'block text-small text-muted-foreground leading-snug'

/** Signs by which the room calls somebody who looks elsewhere. */
export function RoomSigns() {
  const [hasSounds, setSounds] = useRoomSounds()
  const [choice, setNotifications] = useRoomNotifications()
  return (
    <div className="grid gap-3">
      <Switch id="room-sounds" checked={hasSounds} onCheckedChange={setSounds}>
        <span className={label}>Sons de la salle</span>
        <span className={hint}>Une note douce quand quelqu’un arrive, vous fait entrer ou vous écrit</span>
      </Switch>
      {choice !== 'unavailable' && (
        <Switch
          id="room-notifications"
          checked={choice === 'on'}
          onCheckedChange={setNotifications}
          disabled={choice === 'blocked'}
        >
          <span className={label}>Notifications</span>
          <span className={hint}>
            {choice === 'blocked'
              ? 'Votre navigateur les bloque pour ce site'
              : 'Quand vous regardez ailleurs, sans nom ni message'}
          </span>
        </Switch>
      )}
    </div>
  )
}

import { Switch } from '#web/components/ui/switch.tsx'
import { useRoomSounds } from '../hooks/use-room-sounds.ts'

export function SoundsSwitch() {
  const [isOn, setOn] = useRoomSounds()
  return (
    <Switch id="room-sounds" checked={isOn} onCheckedChange={setOn}>
      <span className="block font-semibold leading-snug">Sons de la salle</span>
      <span className="block text-small text-muted-foreground leading-snug">Une note douce à chaque message</span>
    </Switch>
  )
}

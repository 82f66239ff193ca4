import { Icon } from '#web/components/icon.tsx'
import { Switch } from '#web/components/ui/switch.tsx'
import type { Captions } from '../hooks/use-captions.ts'

export function CaptionsSwitch({ captions }: { captions: Captions }) {
  return (
    <div className="flex items-center gap-3.5 border-b py-1.5">
      <Icon name="captions" />
      <div className="flex-1">
        <Switch
          id="room-captions"
          checked={captions.isOn}
          onCheckedChange={captions.setOn}
          disabled={!captions.isAvailable}
        >
          <span className="block font-semibold leading-snug">Sous-titres</span>
          <span className="block text-small text-muted-foreground leading-snug">
            {captions.isAvailable
              ? 'Faits sur cet appareil, non gardés'
              : 'Sous-titres indisponibles dans ce navigateur'}
          </span>
        </Switch>
      </div>
    </div>
  )
}

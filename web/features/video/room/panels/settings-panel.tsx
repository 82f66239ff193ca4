import type { ReactNode } from 'react'
import type { LocalMedia } from '../../engine/local-media.ts'
import { useStore } from '../hooks/use-store.ts'
import { DeviceSelects } from '../screens/device-selects.tsx'
import { PictureDial } from '../tiles/picture-dial.tsx'
import { RoomSigns } from './room-signs.tsx'
import { SidePanel } from './side-panel.tsx'

type SettingsPanelProps = {
  title?: string
  media: LocalMedia
  hasDial: boolean
  speakerId: string
  onSpeaker: (deviceId: string) => void
  onClose: () => void
  children?: ReactNode
}

export function SettingsPanel({
  title = 'Réglages',
  media,
  hasDial,
  speakerId,
  onSpeaker,
  onClose,
  children,
}: SettingsPanelProps) {
  const { picture } = useStore(media.store)
  return (
    <SidePanel title={title} onClose={onClose}>
      {hasDial && <PictureDial isNarrow picture={picture} onChoose={(chosen) => void media.choosePicture(chosen)} />}
      <DeviceSelects media={media} speakerId={speakerId} onSpeaker={onSpeaker} />
      <RoomSigns />
      {children}
      <Shortcuts />
    </SidePanel>
  )
}

const shortcuts = [
  ['F2', 'la barre de commandes'],
  ['Ctrl ou ⌘ + D', 'couper ou ouvrir le micro'],
  ['Ctrl ou ⌘ + E', 'couper ou montrer l’image'],
  ['Échap', 'fermer un panneau'],
]

function Shortcuts() {
  return (
    <div className="grid gap-2 border-t pt-3">
      <h3 className="text-base">Raccourcis du clavier</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        {shortcuts.map(([keys, act]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="font-semibold font-sans">{keys}</kbd>
            </dt>
            <dd className="text-muted-foreground">{act}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

import type { LocalMedia } from '../../engine/local-media.ts'
import type { Captions } from '../hooks/use-captions.ts'
import { useStore } from '../hooks/use-store.ts'
import { PictureDial } from '../tiles/picture-dial.tsx'
import { CaptionsSwitch } from './captions-switch.tsx'
import { MenuRow } from './menu-row.tsx'
import type { PanelName } from './panel-name.ts'
import { SidePanel } from './side-panel.tsx'

type MorePanelProps = {
  media: LocalMedia
  hasDial: boolean
  hasNotes: boolean
  isPractitioner: boolean
  hasUnread: boolean
  captions: Captions
  onOpen: (panel: PanelName) => void
  onPictureInPicture: (() => void) | undefined
  onClose: () => void
}

/** On a phone: actions that do not fit in the toolbar. */
export function MorePanel({
  media,
  hasDial,
  hasNotes,
  isPractitioner,
  hasUnread,
  captions,
  onOpen,
  onPictureInPicture,
  onClose,
}: MorePanelProps) {
  const { picture } = useStore(media.store)
  return (
    <SidePanel title="Plus" onClose={onClose}>
      {hasDial && <PictureDial isNarrow picture={picture} onChoose={(chosen) => void media.choosePicture(chosen)} />}
      <div>
        <CaptionsSwitch captions={captions} />
        {isPractitioner && (
          <MenuRow
            icon="message-square"
            label="Messages"
            hint={hasUnread ? 'Nouveau message' : 'Non gardés'}
            onClick={() => onOpen('chat')}
          />
        )}
        {hasNotes && (
          <MenuRow
            icon="notebook-pen"
            label="Notes personnelles"
            hint="Visibles par vous seul·e"
            onClick={() => onOpen('notes')}
          />
        )}
        <MenuRow
          icon="shield-check"
          label="Vérifier l’appel"
          hint="Trois mots à lire à voix haute"
          onClick={() => onOpen('words')}
        />
        {onPictureInPicture && (
          <MenuRow
            icon="picture-in-picture-2"
            label="Petite fenêtre"
            hint="L’image au-dessus des autres pages"
            onClick={onPictureInPicture}
          />
        )}
        <MenuRow
          icon="sliders-horizontal"
          label="Réglages"
          hint="Micro, caméra, son"
          onClick={() => onOpen('settings')}
        />
      </div>
    </SidePanel>
  )
}

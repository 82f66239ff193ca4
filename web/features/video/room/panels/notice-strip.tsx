import { useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { IconName } from '#web/icons/icon-names.ts'
import { type CallNotice, type NoticeAct, stillDismissed } from '../../engine/call-notices.ts'
import type { LocalMedia } from '../../engine/local-media.ts'

const icons: Record<string, IconName> = {
  device: 'info',
  mute: 'mic-off',
  'sound-lost': 'mic-off',
}

const acts: Record<NoticeAct, { label: string; run: (media: LocalMedia) => unknown }> = {
  'stop-video': { label: 'Couper la vidéo', run: (media) => media.setVideoOn(false) },
  reload: { label: 'Recharger', run: () => window.location.reload() },
  'restore-sound': { label: 'Rétablir le son', run: (media) => media.restoreSound() },
}

/** Notices above the controls and never over them. */
export function NoticeStrip({ notices, media }: { notices: CallNotice[]; media: LocalMedia }) {
  const [dismissed, setDismissed] = useState<string[]>([])
  const still = stillDismissed(dismissed, notices)
  if (still.length < dismissed.length) setDismissed(still)
  const shown = notices.filter(({ id }) => !still.includes(id)).slice(0, 2)
  // A change of device has no end of its own: its notice is forgotten instead.
  const dismiss = (id: string) => (id === 'device' ? media.forgetNotice() : setDismissed([...still, id]))
  return (
    <div aria-live="polite" className="grid gap-2">
      {shown.map(({ id, sentence, tone, acts: offered }) => (
        <div
          key={id}
          className={`flex items-start gap-2.5 rounded-2xl px-4 py-2.5 text-base ${tone === 'warning' ? 'border border-warning/50 bg-warning-subtle' : 'bg-background/90'}`}
        >
          <Icon
            name={icons[id] ?? (tone === 'info' ? 'info' : 'wifi-off')}
            className={`mt-1 size-5 ${tone === 'warning' ? 'text-warning' : 'text-primary'}`}
          />
          <div className="grid flex-1 gap-2 self-center">
            <p>{sentence}</p>
            {offered && (
              <div className="flex flex-wrap gap-2">
                {offered.map((act) => (
                  <Button key={act} variant="outline" onClick={() => void acts[act].run(media)}>
                    {acts[act].label}
                  </Button>
                ))}
              </div>
            )}
          </div>
          {(tone === 'info' || id === 'device') && (
            <button
              type="button"
              aria-label={`Masquer : ${sentence}`}
              onClick={() => dismiss(id)}
              className="-my-1.5 -mr-2 grid size-11 shrink-0 place-items-center"
            >
              <Icon name="x" className="size-4.5" />
            </button>
          )}
        </div>
      ))}
    </div>
  )
}

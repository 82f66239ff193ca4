import { useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { CallNotice } from '../../engine/call-notices.ts'

type NoticeStripProps = { notices: CallNotice[]; onStopVideo: () => void }

/** Call notices, above the controls and never over them. Each can be dismissed. */
export function NoticeStrip({ notices, onStopVideo }: NoticeStripProps) {
  const [dismissed, setDismissed] = useState<string[]>([])
  const shown = notices.filter(({ id }) => !dismissed.includes(id)).slice(0, 2)
  return (
    <div aria-live="polite" className="grid gap-2">
      {shown.map(({ id, sentence, tone, acts }) => (
        <div
          key={id}
          className={`flex items-start gap-2.5 rounded-2xl px-4 py-2.5 text-base ${tone === 'warning' ? 'border border-warning/50 bg-warning-subtle' : 'bg-background/90'}`}
        >
          <Icon
            name={tone === 'info' || id === 'device' ? 'info' : id === 'mute' ? 'mic-off' : 'wifi-off'}
            className={`mt-1 size-5 ${tone === 'warning' ? 'text-warning' : 'text-primary'}`}
          />
          <div className="grid flex-1 gap-2 self-center">
            <p>{sentence}</p>
            {acts && (
              <div className="flex flex-wrap gap-2">
                <Button variant="outline" onClick={onStopVideo}>
                  Couper la vidéo
                </Button>
                <Button variant="outline" onClick={() => window.location.reload()}>
                  Recharger
                </Button>
              </div>
            )}
          </div>
          {tone === 'info' && (
            <button
              type="button"
              aria-label={`Masquer : ${sentence}`}
              onClick={() => setDismissed([...dismissed, id])}
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

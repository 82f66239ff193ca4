import type { ReactNode } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'

type VoiceTroubleProps = { tone: 'info' | 'error'; onClose: () => void; children: ReactNode }

/** Why dictation does not work; can be dismissed. */
export function VoiceTrouble({ tone, onClose, children }: VoiceTroubleProps) {
  return (
    <Alert tone={tone}>
      <div className="flex items-center gap-3">
        <p>{children}</p>
        <Button variant="ghost" size="icon" aria-label="Fermer ce message" onClick={onClose}>
          <Icon name="x" />
        </Button>
      </div>
    </Alert>
  )
}

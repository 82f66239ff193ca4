import { useEffect, useState } from 'react'
import type { VoiceMeter } from '../../engine/voice-meter.ts'

const DOTS = 18
const REFRESH_MS = 80
/** After this much sound, the microphone is reported as working. */
const HEARD_MS = 1000

/** Microphone level in dots. Not a live region: a meter that is read on demand. */
export function LevelMeter({ meter }: { meter: VoiceMeter }) {
  const [level, setLevel] = useState(0)
  const [heardMs, setHeardMs] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => {
      const now = meter.level()
      setLevel(now)
      if (now > 0.2) setHeardMs((heard) => Math.min(HEARD_MS, heard + REFRESH_MS))
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [meter])
  const lit = Math.round(level * DOTS)
  return (
    <div className="flex min-h-6 flex-1 items-center gap-2.5">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element draws a bar of its own
        role="meter"
        aria-label="Niveau du micro"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level * 100)}
        className="flex flex-1 items-center gap-1"
      >
        {Array.from({ length: DOTS }, (_, dot) => dot).map((dot) => (
          <span key={dot} className={`h-3 flex-1 rounded-full ${dot < lit ? 'bg-primary' : 'bg-secondary'}`} />
        ))}
      </div>
      <output className="text-small text-success">{heardMs >= HEARD_MS && 'On vous entend'}</output>
    </div>
  )
}

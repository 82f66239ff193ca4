import { useState } from 'react'
import { errorMessage } from '#domain/messages.ts'
import { Icon } from '#web/components/icon.tsx'
import { minutesAndSeconds } from '#web/lib/hooks/use-countdown.ts'

const sentence = (seconds: number) => errorMessage('sign_in_blocked_inline', { time: minutesAndSeconds(seconds) })

/** Announced once when it appears; the countdown that follows is visual only. */
export function LockoutNotice({ secondsLeft }: { secondsLeft: number }) {
  const [atFirst] = useState(secondsLeft)
  return (
    <div className="flex gap-3 rounded-xl border border-destructive/40 bg-destructive-subtle p-4 text-small leading-relaxed">
      <Icon name="circle-exclamation-point" className="mt-0.5 size-5 text-destructive" />
      <p role="alert" className="sr-only">
        {sentence(atFirst)}
      </p>
      <p aria-hidden="true" data-testid="lockout">
        {sentence(secondsLeft)}
      </p>
    </div>
  )
}

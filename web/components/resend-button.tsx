import { useState } from 'react'
import { RESEND_SECONDS } from '#domain/constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useCountdown } from '#web/lib/use-countdown.ts'

type ResendButtonProps = {
  label: string
  /** When the last code left; nothing when none has. */
  sentAt: number | undefined
  onResend: () => Promise<void>
}

/** Asks for another code, at most once a minute. The seconds are not read out; that they are over is, once. */
export function ResendButton({ label, sentAt, onResend }: ResendButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const left = useCountdown(sentAt === undefined ? undefined : sentAt + RESEND_SECONDS * 1000)
  const isWaiting = left > 0

  async function resend() {
    if (isWaiting) return
    setBusy(true)
    await onResend()
    setBusy(false)
  }

  return (
    <div className="grid justify-items-center gap-1 text-center">
      <Button variant="ghost" isBusy={isBusy} aria-disabled={isWaiting} onClick={resend}>
        {isWaiting ? `${label} (${left} s)` : label}
      </Button>
      <output className="text-[15px] text-muted-foreground">
        {sentAt !== undefined && !isWaiting && 'Vous pouvez demander un nouveau code.'}
      </output>
    </div>
  )
}

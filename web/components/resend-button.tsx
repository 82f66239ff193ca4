import { useMutation } from '@tanstack/react-query'
import { RESEND_SECONDS } from '#domain/constants.ts'
import type { NoticeCode } from '#domain/notices.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useCountdown } from '#web/lib/hooks/use-countdown.ts'

type ResendButtonProps = {
  label: string
  /** Time when the last code was sent; undefined when none was. */
  sentAt: number | undefined
  /** Throws when no code was sent. */
  onResend: () => Promise<unknown>
  notice?: NoticeCode
}

/** Asks for another code, at most once a minute. Screen readers do not hear the countdown, only its end, once. */
export function ResendButton({ label, sentAt, onResend, notice = 'new_code_sent' }: ResendButtonProps) {
  const resend = useMutation({ mutationFn: onResend, meta: { notice } })
  const left = useCountdown(sentAt === undefined ? undefined : sentAt + RESEND_SECONDS * 1000)
  const isWaiting = left > 0
  return (
    <div className="grid justify-items-center gap-1 text-center">
      <Button
        variant="ghost"
        isBusy={resend.isPending}
        aria-disabled={isWaiting}
        onClick={() => !isWaiting && resend.mutate()}
      >
        {isWaiting ? `${label} (${left} s)` : label}
      </Button>
      <output className="text-small text-muted-foreground">
        {sentAt !== undefined && !isWaiting && 'Vous pouvez demander un nouveau code.'}
      </output>
    </div>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '#domain/messages.ts'
import { type NoticeCode } from '#domain/notices.ts'
import { ReauthenticationForm } from '#web/components/reauthentication-form.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { useStepUpAct } from './use-step-up-act.ts'

type ActDialogProps = {
  id: string
  title: string
  description: string
  confirmLabel: string
  isDestructive?: boolean
  notice: NoticeCode
  /** Asks for the words that the audit log keeps. */
  question?: { label: string; missing: string }
  run: (reason: string) => Promise<unknown>
  /** Validates the extra fields beside the reason; they show their own errors. */
  check?: () => boolean
  onClose: () => void
  onDone?: () => void
  children?: ReactNode
}

/** Confirmation of a sensitive act: a reason, and a new second-factor code when the last one is too old. */
export function ActDialog({
  id,
  title,
  description,
  confirmLabel,
  isDestructive = false,
  notice,
  question = { label: 'Pourquoi ?', missing: errorMessage('act_reason_missing') },
  run,
  check,
  onClose,
  onDone,
  children,
}: ActDialogProps) {
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const grave = useStepUpAct()
  const act = useMutation({
    mutationFn: () => run(reason),
    meta: { notice, showsItsErrors: grave.isProofNeeded },
    async onSuccess() {
      onClose()
      onDone?.()
      await queries.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: grave.onError,
  })
  const submit = () => {
    const isMissing = reason.trim().length < 3
    setProblem(isMissing ? question.missing : undefined)
    const isSound = check?.() ?? true
    if (!isMissing && isSound) act.mutate()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Ne rien changer
          </Button>
          <Button variant={isDestructive ? 'destructive' : 'primary'} isBusy={act.isPending} onClick={submit}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {grave.needsProof ? (
        <ReauthenticationForm
          id={`${id}-proof`}
          onProved={() => {
            grave.proved()
            act.mutate()
          }}
        />
      ) : (
        <>
          {children}
          <Field id={`${id}-reason`} label={question.label} need="required" error={problem}>
            {(wiring) => (
              <Textarea
                {...wiring}
                value={reason}
                maxLength={1000}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </Dialog>
  )
}

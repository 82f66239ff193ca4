import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { accountStepSchema } from '#domain/auth/registration.ts'
import { codeSchema, emailField } from '#domain/auth/schema.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { CodeField } from '#web/components/code-field.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import type { ZodForm } from '#web/components/form/use-zod-form.ts'
import { Icon } from '#web/components/icon.tsx'
import { ResendButton } from '#web/components/resend-button.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { passSecurityCheck } from '#web/lib/auth/security-check.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'
import type { AddressProof } from './registration-draft.ts'

type Account = z.input<ReturnType<typeof accountStepSchema>>

type EmailVerificationProps = {
  form: ZodForm<Account, Account>
  proof: AddressProof
  onProof: (proof: AddressProof) => void
  code: string
  onCode: (code: string) => void
}

const CODE_ID = 'register-code'

async function sendCode(typed: string) {
  const { success, data: email } = emailField.safeParse(typed)
  if (!success) throw new AppError('email_invalid')
  const { registrationId } = await invoke('send-registration-code', { email, securityCheck: await passSecurityCheck() })
  return { registrationId, sentAt: Date.now() }
}

/** Email verification by code, before the account exists. A verified address is read-only. */
export function EmailVerification({ form, proof, onProof, code, onCode }: EmailVerificationProps) {
  const email = useWatch({ control: form.control, name: 'email' })
  const isProved = proof.ticket !== undefined
  /** The address may be corrected before the server answers: an answer about the old one is dropped. */
  const isStill = (address: string) => form.getValues('email') === address
  const send = useMutation({
    mutationFn: sendCode,
    meta: { showsItsErrors: true },
    onSuccess: (sent, address) => {
      if (!isStill(address)) return
      form.clearErrors('email')
      onProof(sent)
      showNotice('code_sent')
    },
    onError: async (error, address) => {
      const reason = await appErrorOf(error)
      if (!isStill(address)) return
      form.setError('email', { message: errorMessage(reason.code, reason.params) }, { shouldFocus: true })
    },
  })

  return (
    <div className="grid gap-4">
      <FormField form={form} name="email">
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            readOnly={isProved}
            // The button beside it validates: an error on blur would move that button away.
            onBlur={undefined}
            onChange={(event) => {
              onProof({})
              return control.onChange(event)
            }}
          />
        )}
      </FormField>
      {isProved && (
        <output className="flex items-center gap-2 font-semibold text-success">
          <Icon name="circle-check" />
          Email vérifié !
        </output>
      )}
      {!isProved && !proof.registrationId && (
        <div>
          <Button
            variant="secondary"
            isBusy={send.isPending}
            disabled={email.trim() === ''}
            onClick={() => send.mutate(email)}
          >
            Envoyer code de vérification
          </Button>
        </div>
      )}
      {!isProved && proof.registrationId && (
        <EnterCode
          email={email}
          proof={proof}
          registrationId={proof.registrationId}
          code={code}
          onCode={onCode}
          onResend={async () => {
            const sent = await sendCode(email)
            if (isStill(email)) onProof(sent)
          }}
          onTicket={(ticket) => {
            if (!isStill(email)) return
            form.clearErrors('email')
            onProof({ ...proof, ticket })
            showNotice('email_verified')
          }}
        />
      )}
    </div>
  )
}

type EnterCodeProps = {
  email: string
  proof: AddressProof
  registrationId: string
  code: string
  onCode: (code: string) => void
  onResend: () => Promise<void>
  onTicket: (ticket: string) => void
}

function EnterCode({ email, proof, registrationId, code, onCode, onResend, onTicket }: EnterCodeProps) {
  const check = useMutation({
    mutationFn: async () => {
      if (!codeSchema.safeParse(code).success) throw new AppError(code === '' ? 'code_incomplete' : 'code_wrong_length')
      return invoke('check-registration-code', { registrationId, code })
    },
    meta: { showsItsErrors: true },
    onSuccess: ({ ticket }) => onTicket(ticket),
    onError: () => document.getElementById(CODE_ID)?.focus(),
  })
  const refusal = check.error instanceof AppError ? check.error : undefined
  return (
    <div className="grid gap-4 rounded-xl bg-muted p-4">
      <CodeField
        id={CODE_ID}
        value={code}
        onChange={onCode}
        hint={`Envoyé à ${email}. Pensez à regarder les indésirables.`}
        error={refusal && errorMessage(refusal.code, refusal.params)}
      />
      <div className="flex flex-wrap items-start gap-3">
        <Button isBusy={check.isPending} onClick={() => check.mutate()}>
          Vérifier le code
        </Button>
        <ResendButton label="Renvoyer le code" sentAt={proof.sentAt} onResend={onResend} />
      </div>
    </div>
  )
}

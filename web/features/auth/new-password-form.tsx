import { zodResolver } from '@hookform/resolvers/zod'
import type { VerifyOtpParams } from '@supabase/supabase-js'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { codeSchema, newPasswordSchema } from '#domain/auth/schema.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { dashboardOf, userTypeOf } from '#domain/profile/user-type.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { showError, showNotice } from '#web/lib/toast.ts'

type NewPassword = z.infer<typeof newPasswordSchema>

/** Uses the proof up and sets the password: the proof is kept for a second attempt only if it was not yet used. */
export function NewPasswordForm({ proof }: { proof: VerifyOtpParams }) {
  const navigate = useNavigate()
  const [isProved, setProved] = useState(false)
  const [failure, setFailure] = useState<string>()
  const form = useForm<NewPassword>({
    resolver: zodResolver(newPasswordSchema),
    mode: 'onTouched',
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function prove() {
    if (isProved) return
    if ('token' in proof && !codeSchema.safeParse(proof.token).success) throw new AppError('code_incomplete')
    const supabase = await client()
    const { error } = await supabase.auth.verifyOtp(proof)
    if (error) {
      const refusal = await authRefusal(error)
      throw refusal.code === 'code_wrong' && 'token_hash' in proof ? new AppError('recovery_link_expired') : refusal
    }
    setProved(true)
  }

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(undefined)
    try {
      await prove()
      const supabase = await client()
      const { data, error } = await supabase.auth.updateUser({ password })
      if (error) throw await authRefusal(error)
      showNotice('password_changed')
      await navigate(dashboardOf(userTypeOf(data.user.app_metadata.user_type)), { replace: true })
    } catch (reason) {
      const known = await appErrorOf(reason)
      const sentence = errorMessage(known.code, known.params)
      if (known.field === 'password') form.setError('password', { message: sentence }, { shouldFocus: true })
      else setFailure(sentence)
      await showError(known)
    }
  })

  return (
    <form onSubmit={submit} noValidate method="post" className="grid gap-5">
      {failure && <Alert tone="error">{failure}</Alert>}
      <Field
        id="new-password"
        label="Nouveau mot de passe"
        hint="8 caractères minimum"
        need="required"
        error={errors.password?.message}
      >
        {(wiring) => <PasswordInput {...wiring} autoComplete="new-password" {...form.register('password')} />}
      </Field>
      <Field
        id="new-password-again"
        label="Confirmer le mot de passe"
        need="required"
        error={errors.confirmPassword?.message}
      >
        {(wiring) => <PasswordInput {...wiring} autoComplete="new-password" {...form.register('confirmPassword')} />}
      </Field>
      <Button type="submit" size="large" width="full" isBusy={isSubmitting}>
        Enregistrer le mot de passe
      </Button>
    </form>
  )
}

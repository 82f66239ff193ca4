import { zodResolver } from '@hookform/resolvers/zod'
import type { VerifyOtpParams } from '@supabase/supabase-js'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import type { z } from 'zod'
import { newPasswordSchema, signInCodeSchema } from '#domain/auth/schema.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { userTypeOf } from '#domain/profile/user-type.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { callAuth } from '#web/lib/auth-call.ts'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { deviceHeader } from '#web/lib/device.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { afterSignIn } from './after-sign-in.ts'

type NewPassword = z.infer<typeof newPasswordSchema>

/** Uses the proof up and sets the password: the proof is kept for a second attempt only if it was not yet used. */
export function NewPasswordForm({ proof }: { proof: VerifyOtpParams }) {
  const navigate = useNavigate()
  const { search } = useLocation()
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
    if ('token' in proof && !signInCodeSchema.safeParse(proof.token).success)
      throw new AppError('sign_in_code_incomplete')
    const supabase = await client()
    // With the device's name: guesses of strangers do not count against a known one.
    const { answer } = await callAuth('/verify', deviceHeader(), () => supabase.auth.verifyOtp(proof))
    const { error } = answer
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
      await navigate(afterSignIn(userTypeOf(data.user.app_metadata.user_type), search), { replace: true })
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

import type { VerifyOtpParams } from '@supabase/supabase-js'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { newPasswordSchema, signInCodeSchema } from '#domain/auth/schema.ts'
import { AppError } from '#domain/errors.ts'
import { userTypeOf } from '#domain/profile/user-type.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { callAuth } from '#web/lib/auth/auth-call.ts'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { deviceHeader } from '#web/lib/auth/device.ts'
import { client } from '#web/lib/client.ts'
import { usePublicSettings } from '#web/lib/public-settings.ts'
import { afterSignIn } from './after-sign-in.ts'

const labels = { password: 'Nouveau mot de passe', confirmPassword: 'Confirmer le mot de passe' }

/**
 * Verifies the recovery proof, then sets the password. The proof is valid once, so a retry does not verify it again.
 */
export function NewPasswordForm({ proof }: { proof: VerifyOtpParams }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const isProved = useRef(false)
  const { passwordMinLength } = usePublicSettings()
  const form = useZodForm({
    id: 'new',
    schema: newPasswordSchema(passwordMinLength),
    labels,
    defaultValues: { password: '', confirmPassword: '' },
  })

  async function prove() {
    if (isProved.current) return
    if ('token' in proof && !signInCodeSchema.safeParse(proof.token).success)
      throw new AppError('sign_in_code_incomplete')
    const supabase = await client()
    // Sends the device id: failed attempts of others do not block a known device.
    const { answer } = await callAuth(
      ({ path, body }) => path.startsWith('/verify') && body.type === proof.type,
      deviceHeader(),
      () => supabase.auth.verifyOtp(proof),
    )
    const { error } = answer
    if (error) {
      const refusal = await authRefusal(error)
      throw refusal.code === 'code_wrong' && 'token_hash' in proof ? new AppError('recovery_link_expired') : refusal
    }
    isProved.current = true
  }

  const change = useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      await prove()
      const supabase = await client()
      const { data, error } = await supabase.auth.updateUser({ password })
      if (error) throw await authRefusal(error)
      return userTypeOf(data.user.app_metadata.user_type)
    },
    meta: { showsItsErrors: true, notice: 'password_changed' },
    onSuccess: (type) => navigate(afterSignIn(type, search), { replace: true }),
  })

  return (
    <Form form={form} act={change}>
      <FormField form={form} name="password" hint={`${passwordMinLength} caractères minimum`}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <FormField form={form} name="confirmPassword">
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <Button type="submit" size="large" width="full" isBusy={change.isPending}>
        Enregistrer le mot de passe
      </Button>
    </Form>
  )
}

import type { Session, User, VerifyOtpParams } from '@supabase/supabase-js'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
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
import { isSecondStepDue } from '#web/lib/auth/second-step-due.ts'
import { client } from '#web/lib/client.ts'
import { usePublicSettings } from '#web/lib/public-settings.ts'
import { showNotice } from '#web/lib/toast.ts'
import { afterSignIn } from './after-sign-in.ts'
import { SecondStepForm } from './second-step-form.tsx'

const labels = { password: 'Nouveau mot de passe', confirmPassword: 'Confirmer le mot de passe' }

/**
 * Verifies the recovery proof, then the second step of an account that has one, then sets the password. The proof is valid
 * once, so a retry does not verify it again.
 */
export function NewPasswordForm({ proof }: { proof: VerifyOtpParams }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const proved = useRef<Session>(null)
  const isVerified = useRef(false)
  /** Owner of the proof, whose second step is due: the new password is kept meanwhile. */
  const [unverified, setUnverified] = useState<User>()
  const { passwordMinLength } = usePublicSettings()
  const form = useZodForm({
    id: 'new',
    schema: newPasswordSchema(passwordMinLength),
    labels,
    defaultValues: { password: '', confirmPassword: '' },
  })

  async function prove(): Promise<Session> {
    if (proved.current) return proved.current
    if ('token' in proof && !signInCodeSchema.safeParse(proof.token).success)
      throw new AppError('sign_in_code_incomplete')
    const supabase = await client()
    // Sends the device id: failed attempts of others do not block a known device.
    const { answer } = await callAuth(
      ({ path, body }) => path.startsWith('/verify') && body.type === proof.type,
      deviceHeader(),
      () => supabase.auth.verifyOtp(proof),
    )
    const { data, error } = answer
    if (error) {
      const refusal = await authRefusal(error)
      throw refusal.code === 'code_wrong' && 'token_hash' in proof ? new AppError('recovery_link_expired') : refusal
    }
    if (!data.session) throw new AppError('unexpected')
    proved.current = data.session
    return data.session
  }

  const change = useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      const supabase = await client()
      const { access_token: token, user } = await prove()
      if (isSecondStepDue(token) && !isVerified.current) return setUnverified(user)
      const { data, error } = await supabase.auth.updateUser({ password })
      if (error) throw await authRefusal(error)
      showNotice('password_changed')
      await navigate(afterSignIn(userTypeOf(data.user.app_metadata.user_type), search), { replace: true })
    },
    meta: { showsItsErrors: true },
  })

  async function verified() {
    isVerified.current = true
    setUnverified(undefined)
    change.mutate(form.getValues())
  }

  if (unverified)
    return (
      <>
        <p>Votre compte est protégé par une deuxième étape. Votre nouveau mot de passe est enregistré juste après.</p>
        <SecondStepForm user={unverified} onVerified={verified} />
      </>
    )
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

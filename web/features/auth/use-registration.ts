import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { problemsOf, type RegistrationForm, registrationSteps, signUpMetadata } from '#domain/auth/registration.ts'
import type { SignUpUserType } from '#domain/auth/sign-up-user-type.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { callAuth } from '#web/lib/auth-call.ts'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { deviceHeader } from '#web/lib/device.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { usePublicSettings } from '#web/lib/public-settings.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { afterSignIn } from './after-sign-in.ts'
import { emptyDraft, type RegistrationDraft, registrationDraft } from './registration-draft.ts'

export interface Problem {
  fieldId: string
  label: string
  text: string
}

export const registerFieldId = (field: string) => `register-${field}`

/** The form of /register across its steps: what is filled in, what is wrong, and the sign-up at the end. */
export function useRegistration(type: SignUpUserType) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const isHydrated = useHydrated()
  const kept = useMemo(() => (isHydrated ? registrationDraft.read() : emptyDraft), [isHydrated])
  const [changed, setChanged] = useState<RegistrationDraft>()
  const draft = changed ?? kept
  const [step, setStep] = useState(0)
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const steps = registrationSteps[type]
  const { passwordMinLength } = usePublicSettings()

  useEffect(() => {
    if (changed) registrationDraft.keep(changed)
  }, [changed])

  function setDraft(next: (known: RegistrationDraft) => RegistrationDraft) {
    setChanged((known) => next(known ?? kept))
  }

  function change(part: Partial<RegistrationForm>) {
    setDraft((known) => ({ ...known, form: { ...known.form, ...part } }))
    setProblems((known) => ({ ...known, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) }))
  }

  function problemsOfStep(index: number): Partial<Record<string, string>> {
    const found: Partial<Record<string, string>> = problemsOf(draft.form, steps[index] ?? [], passwordMinLength)
    if (index === 0 && !found.email && !draft.proof.ticket) found.email = errorMessage('email_not_verified')
    if (type === 'student' && index === steps.length - 1 && !draft.documentName)
      found.document = errorMessage('proof_missing')
    return found
  }

  /** Answers whether the step is complete; its problems are shown otherwise. */
  function checkStep(): boolean {
    const found = problemsOfStep(step)
    setProblems(found)
    setFailure(undefined)
    return Object.keys(found).length === 0
  }

  function goTo(next: number) {
    setProblems({})
    setFailure(undefined)
    setStep(next)
  }

  async function register(): Promise<boolean> {
    if (isBusy || !checkStep()) return false
    setBusy(true)
    const { form, proof } = draft
    try {
      const supabase = await client()
      const { answer } = await callAuth(
        '/signup',
        { ...deviceHeader(), 'x-registration-ticket': proof.ticket ?? '' },
        () =>
          supabase.auth.signUp({
            email: form.email.trim().toLowerCase(),
            password: form.password,
            options: { data: signUpMetadata(type, form) },
          }),
      )
      if (answer.error) throw await authRefusal(answer.error)
      registrationDraft.forget()
      showNotice('signed_up')
      const isBooking = sessionStorage.getItem('pendingAppointment') === 'true' || search.includes('redirect=payment')
      await navigate(isBooking ? '/payment' : afterSignIn(type, search), { replace: true })
      return true
    } catch (error) {
      await explain(await appErrorOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  async function explain(error: AppError) {
    // The ticket has expired meanwhile: only the address is to be proved again.
    if (error.code === 'code_wrong') {
      setDraft((known) => ({ ...known, proof: {}, documentName: undefined }))
      goTo(0)
      setProblems({ email: errorMessage('email_not_verified') })
      return showError(new AppError('email_not_verified'))
    }
    if (error.field === 'password') {
      goTo(0)
      setProblems({ password: errorMessage(error.code) })
      return showError(error)
    }
    const shown = error.code === 'unexpected' ? new AppError('sign_up_failed') : error
    setFailure(errorMessage(shown.code, shown.params))
    await showError(shown)
  }

  const listed: Problem[] = Object.entries(problems).flatMap(([field, text]) =>
    text ? [{ fieldId: registerFieldId(field), label: field, text }] : [],
  )
  return {
    ...draft,
    step,
    stepCount: steps.length,
    problems,
    listed,
    failure,
    isBusy,
    change,
    changeProof: (proof: RegistrationDraft['proof']) => setDraft((known) => ({ ...known, proof })),
    changeDocument: (documentName: string | undefined) => {
      setDraft((known) => ({ ...known, documentName }))
      setProblems((known) => ({ ...known, document: undefined }))
    },
    checkStep,
    goTo,
    register,
  }
}

export type Registration = ReturnType<typeof useRegistration>

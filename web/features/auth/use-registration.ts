import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type RegistrationForm, signUpMetadata } from '#domain/auth/registration.ts'
import type { SignUpUserType } from '#domain/auth/sign-up-user-type.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { callAuth } from '#web/lib/auth/auth-call.ts'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { deviceHeader } from '#web/lib/auth/device.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts'
import { afterSignIn } from './after-sign-in.ts'
import { type AddressProof, emptyDraft, type RegistrationDraft, registrationDraft } from './registration-draft.ts'

const stepCounts: Record<SignUpUserType, number> = { patient: 2, student: 3 }

/** An error that must be corrected on the first step. */
type FirstStepProblem = { field: 'email' | 'password'; message: string }

/** State of /register across its steps, or in a single one: the draft, and the sign-up at the end. */
export function useRegistration(type: SignUpUserType, { isShort }: { isShort: boolean }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const isHydrated = useHydrated()
  const kept = useMemo(() => (isHydrated ? registrationDraft.read() : emptyDraft), [isHydrated])
  const [changed, setChanged] = useState<RegistrationDraft>()
  const draft = changed ?? kept
  const [step, setStep] = useState(0)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<FirstStepProblem>()
  const stepCount = isShort ? 1 : stepCounts[type]
  const isLast = step === stepCount - 1

  useEffect(() => {
    if (changed) registrationDraft.keep(changed)
  }, [changed])

  const change = useCallback(
    (part: Partial<RegistrationForm>) => setChanged((known = kept) => ({ ...known, form: { ...known.form, ...part } })),
    [kept],
  )
  const changeProof = useCallback((proof: AddressProof) => setChanged((known = kept) => ({ ...known, proof })), [kept])

  function goTo(next: number) {
    setProblem(undefined)
    setStep(next)
    window.scrollTo({ top: 0 })
  }

  function returnTo(next: FirstStepProblem) {
    goTo(0)
    setProblem(next)
  }

  /** The ticket has expired: only the address must be verified again, and the document belongs to the ticket. */
  function proveAgain() {
    change({ document: '' })
    changeProof({})
    setCode('')
    returnTo({ field: 'email', message: errorMessage('email_not_verified') })
  }

  /** A typed code is verified on submit, without its own button. */
  async function prove(): Promise<string | undefined> {
    const { ticket, registrationId } = draft.proof
    if (ticket || !registrationId) return ticket
    try {
      const checked = await invoke('check-registration-code', { registrationId, code })
      changeProof({ ...draft.proof, ticket: checked.ticket })
      return checked.ticket
    } catch (error) {
      const { code: reason, params } = await appErrorOf(error)
      throw new AppError(reason, { field: 'email', ...(params && { params }) })
    }
  }

  async function signUp(form: RegistrationForm, ticket = '') {
    const email = form.email.trim().toLowerCase()
    const supabase = await client()
    const { answer } = await callAuth(
      ({ path, body }) => path.startsWith('/signup') && body.email === email,
      { ...deviceHeader(), 'x-registration-ticket': ticket },
      () => supabase.auth.signUp({ email, password: form.password, options: { data: signUpMetadata(type, form) } }),
    )
    if (answer.error) throw await authRefusal(answer.error)
    registrationDraft.forget()
    await navigate(afterSignIn(type, search), { replace: true })
  }

  /** An error about the first step leads back there, with a toast. */
  async function explained(error: unknown): Promise<AppError> {
    const reason = await appErrorOf(error)
    if (reason.code === 'code_wrong') {
      proveAgain()
      return new AppError('email_not_verified')
    }
    if (reason.field === 'password') returnTo({ field: 'password', message: errorMessage(reason.code, reason.params) })
    return reason.code === 'unexpected' ? new AppError('sign_up_failed') : reason
  }

  const signUpAct = useMutation({
    mutationFn: async (part: Partial<RegistrationForm>) => {
      const ticket = await prove()
      try {
        await signUp({ ...draft.form, ...part }, ticket)
      } catch (error) {
        throw await explained(error)
      }
    },
    meta: {
      notice: 'signed_up',
      showsItsErrors: (reason) => !['email_not_verified', 'password_too_short', 'password_too_common'].includes(reason),
    },
  })
  const nextAct = useMutation({
    mutationFn: async (_part: Partial<RegistrationForm>) => {
      await prove()
      goTo(step + 1)
    },
    meta: { showsItsErrors: true },
  })

  return {
    ...draft,
    isHydrated,
    step,
    stepCount,
    code,
    changeCode: setCode,
    isLast,
    problem,
    change,
    changeProof,
    proveAgain,
    goBack: () => goTo(step - 1),
    act: isLast ? signUpAct : nextAct,
    isBusy: signUpAct.isPending || nextAct.isPending,
  }
}

export type Registration = ReturnType<typeof useRegistration>

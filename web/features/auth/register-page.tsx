import { href, Link, Navigate, useLocation, useNavigate } from 'react-router'
import { type SignUpUserType, signUpUserType } from '#domain/auth/sign-up-user-type.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Progress } from '#web/components/ui/progress.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts'
import { useQueryParameter } from '#web/lib/hooks/use-query-parameter.ts'
import { AccessCard } from './access-card.tsx'
import { AccountStep } from './account-step.tsx'
import { afterSignIn, isBookingOrSubscribing, withRedirect } from './after-sign-in.ts'
import { ChosenSlotNotice } from './chosen-slot-notice.tsx'
import { PatientStep } from './patient-step.tsx'
import { ProofStep } from './proof-step.tsx'
import { registrationType } from './registration-draft.ts'
import { StudiesStep } from './studies-step.tsx'
import { useRegistration } from './use-registration.ts'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Inscription',
    description: 'Créez votre compte Mivoix en quelques minutes.',
    path: href('/register'),
    index: false,
  })
}

const screens = { patient: [AccountStep, PatientStep], student: [AccountStep, StudiesStep, ProofStep] }
const titles = { patient: 'Créer mon compte patient', student: 'Créer mon compte étudiant' }

export default function RegisterPage() {
  const asked = useQueryParameter('type')
  const isHydrated = useHydrated()
  const type = asked === undefined && isHydrated ? registrationType.read() : signUpUserType(asked)
  return <RegistrationSteps type={type} />
}

function RegistrationSteps({ type }: { type: SignUpUserType }) {
  const auth = useAuthState()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isHydrated = useHydrated()
  const isShort = isHydrated && type === 'patient' && isBookingOrSubscribing(search)
  const registration = useRegistration(type, { isShort })
  const { step, stepCount, isBusy } = registration
  const Screen = screens[type][step]

  if (auth.status === 'signed-in' && !isBusy) return <Navigate to={afterSignIn(auth.user.type, search)} replace />
  if (!Screen) throw new Error(`there is no step ${step}`)

  return (
    <AccessCard title={titles[type]}>
      <ChosenSlotNotice />
      {stepCount > 1 && <Progress label={`Étape ${step + 1} sur ${stepCount}`} value={step + 1} max={stepCount} />}
      <Screen registration={registration} />
      <div className="grid justify-items-center gap-2 text-center">
        {!isShort && (
          <Button variant="ghost" onClick={() => navigate(withRedirect(href('/user-type-selection'), search))}>
            Changer de profil
          </Button>
        )}
        <p>
          Déjà un compte ?{' '}
          <Link
            to={withRedirect(href('/login'), search)}
            className="font-semibold text-primary underline underline-offset-4"
          >
            Se connecter
          </Link>
        </p>
      </div>
    </AccessCard>
  )
}

import { DEMO_PASSWORD, demoAccounts } from '#domain/auth/demo-accounts.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Separator } from '#web/components/ui/separator.tsx'
import type { Credentials } from './use-sign-in.ts'

const people = [
  { label: 'Patient', email: demoAccounts.patient.email, notice: 'demo_patient' },
  { label: 'Praticien', email: demoAccounts.student.email, notice: 'demo_student' },
  { label: 'Admin', email: demoAccounts.admin.email, notice: 'demo_admin' },
] as const

type DemoButtonsProps = { isBusy: boolean; onChoose: (credentials: Credentials) => void }

/** Shown in demo mode only; these accounts do not exist elsewhere. */
export function DemoButtons({ isBusy, onChoose }: DemoButtonsProps) {
  return (
    <div className="hidden gap-4 demo:grid">
      <Separator label="Démonstration" />
      <div className="grid gap-3 sm:grid-cols-3">
        {people.map(({ label, email, notice }) => (
          <Button
            key={label}
            variant="outline"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onChoose({ email, password: DEMO_PASSWORD, staySignedIn: false, notice })}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

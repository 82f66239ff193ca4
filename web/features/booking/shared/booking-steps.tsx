import { Link } from 'react-router'
import { Icon } from '#web/components/icon.tsx'

const labels = { time: 'Heure', account: 'Compte', request: 'Demande', payment: 'Paiement' }
type BookingStep = keyof typeof labels
const steps: readonly BookingStep[] = ['time', 'account', 'request', 'payment']

type BookingStepsProps = {
  current: BookingStep
  /** The reader has an account, before or since this booking. */
  hasAccount?: boolean
  /** Page where a step that is done may still be changed. */
  backTo?: Partial<Record<BookingStep, string>> | undefined
}

/** Where a booking stands, from the hour to the payment. */
export function BookingSteps({ current, hasAccount = false, backTo = {} }: BookingStepsProps) {
  const position = steps.indexOf(current)
  return (
    <nav aria-label={`Étape ${position + 1} sur ${steps.length}`}>
      <ol className="grid max-w-2xl grid-cols-4 gap-2">
        {steps.map((step, index) => {
          const isDone = index < position || (step === 'account' && hasAccount)
          const isCurrent = step === current
          const back = isDone ? backTo[step] : undefined
          return (
            <li
              key={step}
              aria-current={isCurrent ? 'step' : undefined}
              className="grid content-start gap-1.5 text-note"
            >
              <span
                aria-hidden="true"
                className={`h-1.5 rounded-full ${isDone || isCurrent ? 'bg-primary' : 'bg-mist'}`}
              />
              <span
                className={`flex flex-wrap items-center gap-x-1 ${isCurrent ? 'font-semibold' : isDone ? 'text-primary' : 'text-muted-foreground'}`}
              >
                {isDone && !isCurrent ? <Icon name="check" className="size-4" /> : <span>{index + 1}</span>}
                {back ? (
                  <Link to={back} className="-my-2.5 py-2.5 underline underline-offset-4">
                    {labels[step]}
                  </Link>
                ) : (
                  labels[step]
                )}
                {isDone && !isCurrent && <span className="sr-only">, fait</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

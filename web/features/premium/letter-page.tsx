import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import type { Summary } from '#domain/chat/answer.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { practitionerTitle } from '#domain/profile/practitioner-title.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { bothQueries } from '#web/lib/hooks/both-queries.ts'
import { useFocusFallback } from '#web/lib/hooks/use-focus-fallback.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { LetterEditor } from './letter-editor.tsx'
import { isSubscriber, type Letter, myLetters, mySubscription } from './queries.ts'
import { SharedLetter } from './shared-letter.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Lettre à mon praticien',
    description: 'Préparez une lettre avec vos mots, relisez chaque ligne, puis partagez-la si vous le voulez.',
    path: href('/premium/lettre'),
    index: false,
  })
}

export default function LetterPage() {
  const now = useNow(60)
  const subscription = useQuery(mySubscription)
  const appointments = useQuery({ ...myAppointments, refetchOnMount: 'always' })
  const letters = useQuery(myLetters)
  const ticked = useTickedLines()
  return (
    <div className="page-text grid gap-6 py-8 md:py-12">
      <header>
        <PageTitle>Lettre à mon praticien</PageTitle>
        <p className="mt-2 text-muted-foreground">
          Un brouillon fait de vos propres phrases. Il reste sur cet appareil : rien n’est partagé avant que vous l’ayez
          relu, ligne par ligne, et décidé.
        </p>
      </header>
      <QueryState
        query={bothQueries(subscription, bothQueries(appointments, letters))}
        failure="Nous n’avons pas pu lire ce qu’il faut pour votre lettre."
      >
        {([subscribed, [all, shared]]) => (
          <Letters
            own={all.filter(({ mySide }) => mySide === 'patient')}
            shared={shared}
            isSubscribed={isSubscriber(subscribed, now)}
            ticked={ticked}
          />
        )}
      </QueryState>
    </div>
  )
}

/** Passed once as navigation state, not in the URL: after a reload the draft contains them. */
function useTickedLines(): Summary | undefined {
  const { ticked: brought } = (useLocation().state ?? {}) as { ticked?: Summary }
  const navigate = useNavigate()
  const [ticked] = useState(brought)
  const isBrought = brought !== undefined
  useEffect(() => {
    if (isBrought) void navigate('.', { replace: true, state: null })
  }, [isBrought, navigate])
  return ticked
}

type LettersProps = {
  /** Appointments of the patient. */
  own: Appointment[]
  shared: Letter[]
  isSubscribed: boolean
  ticked: Summary | undefined
}

/** Writing takes a subscription; taking back does not: whoever shared a letter was promised it. */
function Letters({ own, shared, isSubscribed, ticked }: LettersProps) {
  const coming = own.filter(({ status }) => status === 'upcoming')
  const [wanted, setWanted] = useState(coming[0]?.id)
  const chosen = isSubscribed ? (coming.find(({ id }) => id === wanted) ?? coming[0]) : undefined
  const others = useRef<HTMLDivElement>(null)
  useFocusFallback(others, others)
  return (
    <>
      {!isSubscribed && (
        <EmptyState
          sentence="La lettre fait partie de l’abonnement premium."
          action={<ButtonLink to={href('/premium')}>Découvrir le premium</ButtonLink>}
        />
      )}
      {isSubscribed && !chosen && (
        <EmptyState
          sentence="Une lettre se partage avec la personne de votre prochain rendez-vous. Vous n’en avez pas encore."
          action={<ButtonLink to={href('/appointment')}>Prendre rendez-vous</ButtonLink>}
        />
      )}
      {chosen && (
        <ForAppointment
          appointment={chosen}
          coming={coming}
          letter={shared.find((letter) => letter.appointment_id === chosen.id)}
          ticked={ticked}
          onChoose={setWanted}
        />
      )}
      <div ref={others} tabIndex={-1} className="grid gap-6 outline-none">
        {own
          .filter(({ id }) => id !== chosen?.id)
          .toReversed()
          .map((appointment) => {
            const letter = shared.find((one) => one.appointment_id === appointment.id)
            return letter && <SharedLetter key={appointment.id} appointment={appointment} letter={letter} />
          })}
      </div>
    </>
  )
}

type ForAppointmentProps = {
  appointment: Appointment
  coming: Appointment[]
  letter: Letter | undefined
  ticked: Summary | undefined
  onChoose: (id: string) => void
}

function ForAppointment({ appointment, coming, letter, ticked, onChoose }: ForAppointmentProps) {
  // Focus moves after sharing or undoing it, not after choosing an appointment.
  const [hasActed, setActed] = useState(false)
  return (
    <>
      <Field id="letter-appointment" label="Pour quel rendez-vous ?">
        {(wiring) => (
          <Select
            {...wiring}
            value={appointment.id}
            onValueChange={(id) => {
              onChoose(id)
              setActed(false)
            }}
            options={coming.map(
              ({ id, startsAt, practitionerName, practitionerType: type, practitionerGender: gender }) => ({
                value: id,
                label: `${formatDateTime(startsAt)}, avec ${practitionerName}, ${practitionerTitle({ type, gender })}`,
              }),
            )}
          />
        )}
      </Field>
      {letter ? (
        <SharedLetter
          key={appointment.id}
          appointment={appointment}
          letter={letter}
          isAwaited={hasActed}
          onTakenBack={() => setActed(true)}
        />
      ) : (
        <LetterEditor
          key={appointment.id}
          appointmentId={appointment.id}
          practitionerName={appointment.practitionerName ?? ''}
          // Ticked sentences go to the next appointment's letter only, as the summary said.
          ticked={appointment.id === coming[0]?.id ? ticked : undefined}
          isAwaited={hasActed}
          onShared={() => setActed(true)}
        />
      )}
    </>
  )
}

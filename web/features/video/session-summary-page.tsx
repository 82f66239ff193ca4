import { useQuery } from '@tanstack/react-query'
import { href, Link, Outlet, useSearchParams } from 'react-router'
import { type AppointmentState, appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { ReceiptButton } from '#web/features/payment/shared/receipt-button.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { ConnectionQuestion } from './after/connection-question.tsx'
import { HelpCard } from './after/help-card.tsx'
import { ListeningQuestion } from './after/listening-question.tsx'
import { PersonalNoteField } from './after/personal-note-field.tsx'
import { RebookCard } from './after/rebook-card.tsx'
import { ReportAnswers } from './after/report-answers.tsx'
import { ReportProblem } from './after/report-problem.tsx'
import { SharedSummary } from './after/shared-summary.tsx'

export function meta() {
  return pageMeta({
    title: 'Résumé de séance',
    description: 'Ce que votre praticien a partagé après votre séance.',
    path: href('/session-summary'),
    index: false,
  })
}

const withSummary: readonly AppointmentState[] = ['open', 'running', 'unsettled', 'held', 'missed']

/** `?appointment=<id>`: a consultation that has begun, for its patient. */
export default function SessionSummaryPage() {
  const [search] = useSearchParams()
  const now = useNow(30)
  const appointments = useQuery({ ...myAppointments, refetchOnMount: 'always' })
  const appointment = appointments.data?.find(
    (one) =>
      one.id === search.get('appointment') &&
      one.mySide === 'patient' &&
      withSummary.includes(appointmentNow(one, now).state),
  )
  return (
    <div className="page grid grid-cols-1 gap-5 py-8 md:py-10">
      <Link
        to={href('/patient/dashboard')}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-primary"
      >
        <Icon name="arrow-left" className="size-4" />
        Mon espace
      </Link>
      <div>
        <h1 className="text-title leading-[38px] md:text-title-wide md:leading-[45px]">Résumé de séance</h1>
        {appointment && (
          <p className="mt-1 text-muted-foreground">
            {formatDateTime(appointment.startsAt)} · avec {appointment.practitionerName}, {statusOf(appointment)}
          </p>
        )}
      </div>
      <QueryState query={appointments} failure="Nous n’avons pas pu lire cette séance.">
        {() =>
          appointment ? (
            <Summary appointment={appointment} now={now} />
          ) : (
            <EmptyState sentence={errorMessage('consultation_not_found')} />
          )
        }
      </QueryState>
    </div>
  )
}

function statusOf(appointment: Appointment): string {
  return practitionerStatus({
    type: appointment.practitionerType,
    gender: appointment.practitionerGender,
    studyYear: null,
    specialization: null,
  })
}

/** Two columns on large screens; on a phone mood and question come first. */
function Summary({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { id, verdict, isConnectionAsked, threadId, paymentId } = appointment
  return (
    <>
      <OutcomeAlert appointment={appointment} now={now} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_424px]">
        <div className="grid gap-5 lg:order-2">
          <Outlet />
          {(verdict === null || verdict === 'held' || verdict === 'ended_by_patient') && (
            <ListeningQuestion appointment={appointment} now={now} />
          )}
          {(verdict === null || verdict === 'ended_by_patient' || isConnectionAsked) && (
            <ConnectionQuestion appointmentId={id} />
          )}
          <div className="max-lg:hidden">
            <HelpCard />
          </div>
        </div>
        <div className="grid gap-5">
          <SharedSummary appointment={appointment} />
          <Card title="Mes notes">
            <p className="mb-2 flex items-center gap-2 text-small text-muted-foreground">
              <Icon name="lock" className="size-4" />
              Visibles par vous seul·e.
            </p>
            <PersonalNoteField appointmentId={id} label="Mes notes" isLabelHidden />
          </Card>
          <ReportAnswers appointmentId={id} isOfStudent={appointment.practitionerType === 'student'} />
          <RebookCard appointment={appointment} now={now} />
          <div className="lg:hidden">
            <HelpCard />
          </div>
          <div className="flex flex-wrap gap-2">
            {threadId && (
              <ButtonLink to={href('/messages/:id', { id: threadId })} variant="outline">
                <Icon name="message-circle" />
                Envoyer message
              </ButtonLink>
            )}
            {paymentId && <ReceiptButton paymentId={paymentId} variant="ghost" />}
            <ReportProblem appointmentId={id} />
          </div>
        </div>
      </div>
    </>
  )
}

/** Outcome of the session, and of its money. */
function OutcomeAlert({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { state, notice } = appointmentNow(appointment, now)
  if (!notice || (state !== 'held' && state !== 'missed')) return null
  return <Alert>{notice}</Alert>
}

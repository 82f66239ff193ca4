import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { bothQueries } from '#web/lib/hooks/both-queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { AmendmentEditor } from './after/amendment-editor.tsx'
import { ConnectionQuestion } from './after/connection-question.tsx'
import { CrisisFlag } from './after/crisis-flag.tsx'
import { NoteEditor } from './after/note-editor.tsx'
import { SummaryEditor } from './after/summary-editor.tsx'
import { consultationNote, consultationSummary, noteHistory } from './queries.ts'
import { NoteHistory } from './review/note-history.tsx'
import { NoteReview } from './review/note-review.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Notes de séance',
    description: 'La note d’une séance et le résumé pour la personne.',
    path: '/notes',
    index: false,
  })
}

/** The practitioner's note and shared summary after a consultation, or a student's note to review. */
export default function NotesPage() {
  const { id = '' } = useParams()
  const appointments = useQuery({ ...myAppointments, refetchOnMount: 'always' })
  const auth = useAuthState()
  const isTherapist = auth.status === 'signed-in' && auth.user.type === 'therapist'
  const appointment = appointments.data?.find((one) => one.id === id && one.mySide === 'practitioner')
  if (appointments.data && !appointment && isTherapist) return <NoteReview key={id} appointmentId={id} />
  return (
    <>
      <div>
        <PageTitle size="narrow">Notes de séance</PageTitle>
        {appointment && (
          <p className="mt-1 text-muted-foreground">
            {formatDateTime(appointment.startsAt)} · avec {appointment.patientName ?? 'Patient·e'}
          </p>
        )}
      </div>
      <QueryState query={appointments} failure={UNREAD}>
        {() =>
          appointment ? (
            <OwnPapers key={id} appointment={appointment} />
          ) : (
            <EmptyState sentence={errorMessage('consultation_not_found')} />
          )
        }
      </QueryState>
    </>
  )
}

const UNREAD = 'Nous n’avons pas pu lire cette séance.'

/** Documents the practitioner writes about their own consultation. */
function OwnPapers({ appointment }: { appointment: Appointment }) {
  const { id, verdict, isConnectionAsked, practitionerType } = appointment
  const now = useNow(60)
  const note = useQuery(consultationNote(id))
  const summary = useQuery(consultationSummary(id))
  const history = useQuery(noteHistory(id))
  return (
    <QueryState query={bothQueries(note, summary)} failure={UNREAD}>
      {([written, shared]) => (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
          <div className="grid gap-5">
            <NoteEditor appointment={appointment} note={written} />
            {written?.state === 'signed' && <AmendmentEditor appointment={appointment} />}
            <SummaryEditor appointment={appointment} summary={shared ?? undefined} />
            {(verdict === null || verdict === 'ended_by_patient' || isConnectionAsked) && (
              <ConnectionQuestion appointmentId={id} />
            )}
          </div>
          <div className="grid gap-5">
            {practitionerType === 'student' && (
              <Card title="Une inquiétude ?">
                <CrisisFlag appointmentId={id} />
              </Card>
            )}
            {history.data && history.data.length > 0 && <NoteHistory steps={history.data} now={now} />}
          </div>
        </div>
      )}
    </QueryState>
  )
}

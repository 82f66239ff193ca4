import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { useAuthState } from '#web/lib/auth-state.ts'
import { useNow } from '#web/lib/use-now.ts'
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

/** `/notes/:id`: after a consultation, the practitioner's note and what they share with the patient; or a student's note to review. */
export default function NotesPage() {
  const { id = '' } = useParams()
  const { data: appointments, isError, refetch } = useQuery({ ...myAppointments, refetchOnMount: 'always' })
  const auth = useAuthState()
  const isTherapist = auth.status === 'signed-in' && auth.user.type === 'therapist'
  const appointment = appointments?.find((one) => one.id === id && one.mySide === 'practitioner')
  if (appointments && !appointment && isTherapist) return <NoteReview key={id} appointmentId={id} />
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
      {isError && <ErrorState sentence={UNREAD} onRetry={() => void refetch()} />}
      {!appointments && !isError && <Skeleton shape="card" />}
      {appointments && !appointment && <EmptyState sentence={errorMessage('consultation_not_found')} />}
      {appointment && <OwnPapers key={id} appointment={appointment} />}
    </>
  )
}

const UNREAD = 'Nous n’avons pas pu lire cette séance.'

/** What the practitioner writes about a consultation of theirs. */
function OwnPapers({ appointment }: { appointment: Appointment }) {
  const { id, verdict, practitionerType } = appointment
  const now = useNow(60)
  const note = useQuery(consultationNote(id))
  const summary = useQuery(consultationSummary(id))
  const history = useQuery(noteHistory(id))
  if (note.isError || summary.isError)
    return <ErrorState sentence={UNREAD} onRetry={() => void Promise.all([note.refetch(), summary.refetch()])} />
  if (note.isPending || summary.isPending) return <Skeleton shape="card" />
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid gap-5">
        <NoteEditor key={note.data?.state} appointment={appointment} note={note.data ?? undefined} />
        {note.data?.state === 'signed' && <AmendmentEditor appointment={appointment} />}
        <SummaryEditor appointment={appointment} summary={summary.data ?? undefined} />
        {(verdict === null || verdict === 'ended_by_patient') && <ConnectionQuestion appointmentId={id} />}
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
  )
}

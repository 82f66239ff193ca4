import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { myAppointments } from '#web/features/booking/queries.ts'
import { ConnectionQuestion } from './after/connection-question.tsx'
import { NoteEditor } from './after/note-editor.tsx'
import { SummaryEditor } from './after/summary-editor.tsx'
import { consultationNote, consultationSummary } from './queries.ts'

export function meta() {
  return pageMeta({
    title: 'Notes de séance',
    description: 'La note d’une séance et le résumé pour la personne.',
    path: '/notes',
    index: false,
  })
}

/** `/notes/:id`: after a consultation, the practitioner's note and what they share with the patient. */
export default function NotesPage() {
  const { id = '' } = useParams()
  const { data: appointments, isError, refetch } = useQuery({ ...myAppointments, refetchOnMount: 'always' })
  const appointment = appointments?.find((one) => one.id === id && one.mySide === 'practitioner')
  const note = useQuery({ ...consultationNote(id), enabled: appointment !== undefined })
  const summary = useQuery({ ...consultationSummary(id), enabled: appointment !== undefined })
  const isReady = appointment && !note.isPending && !summary.isPending
  return (
    <div className="page-text grid grid-cols-1 gap-6 py-8 md:py-10">
      <div>
        <h1 className="text-[34px] leading-[38px]">Notes de séance</h1>
        {appointment && (
          <p className="mt-1 text-muted-foreground">
            {formatDateTime(appointment.startsAt)} · avec {appointment.patientName ?? 'Patient·e'}
          </p>
        )}
      </div>
      {(isError || note.isError || summary.isError) && (
        <ErrorState sentence="Nous n’avons pas pu lire cette séance." onRetry={() => void refetch()} />
      )}
      {!appointments && !isError && <Skeleton shape="card" />}
      {appointments && !appointment && <EmptyState sentence={errorMessage('consultation_not_found')} />}
      {isReady && (
        <>
          <NoteEditor appointment={appointment} note={note.data ?? undefined} />
          <SummaryEditor appointment={appointment} summary={summary.data ?? undefined} />
          {(appointment.verdict === null || appointment.verdict === 'ended_by_patient') && (
            <ConnectionQuestion appointmentId={id} />
          )}
        </>
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { href, Link, useParams } from 'react-router'
import { appointmentStatuses, consultationTypes } from '#domain/booking/words.ts'
import { formatCount } from '#domain/format.ts'
import { formatMonth, formatShortDateTime } from '#domain/format-time.ts'
import { formatHours } from '#domain/hours/format-hours.ts'
import type { NoteState } from '#domain/notes/note-states.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import { alertTitles } from '#domain/supervision/alert-words.ts'
import { heldVerdicts } from '#domain/video/verdict.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { mySupervision, type Supervision } from '#web/features/dashboard/queries.ts'
import { bothQueries } from '#web/lib/hooks/both-queries.ts'
import { CardCaption } from './card-caption.tsx'
import {
  myAlerts,
  type StudentsConsultation,
  type SupervisionAlert,
  studentsConsultations,
  studentsHours,
} from './queries.ts'
import { type MonthOfWork, workByMonth } from './work-by-month.ts'

const looks: Record<NoteState, { label: string; tone: BadgeTone }> = {
  draft: { label: 'En cours d’écriture', tone: 'neutral' },
  ready: { label: 'À relire', tone: 'info' },
  needs_revision: { label: 'À revoir', tone: 'warning' },
  signed: { label: 'Signée', tone: 'success' },
}

/** State of a note; a dash without one. */
function NoteBadge({ state }: { state: NoteState | null }) {
  if (!state) return <span className="text-muted-foreground">—</span>
  return <Badge tone={looks[state].tone}>{looks[state].label}</Badge>
}

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Suivi d’un·e étudiant·e',
    description: 'Les séances, les notes et les alertes d’un·e étudiant·e que vous supervisez.',
    path: '/supervision/etudiants',
    index: false,
  })
}

/** Work of one student by month, for their supervisor. */
export default function StudentPage() {
  const { id = '' } = useParams()
  const pairs = useQuery(mySupervision)
  return (
    <>
      <Link
        to={`${href('/therapist/dashboard')}?tab=supervision`}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-primary"
      >
        <Icon name="arrow-left" className="size-4" />
        Supervision
      </Link>
      <QueryState query={pairs} failure="Nous n’avons pas pu lire vos supervisions.">
        {(all) => {
          const student = all.find(({ studentId, mySide }) => studentId === id && mySide === 'supervisor')
          return student ? <Work student={student} /> : <EmptyState sentence="Vous ne supervisez pas cette personne." />
        }}
      </QueryState>
    </>
  )
}

function Work({ student }: { student: Supervision }) {
  const { studentId, studentName, studentGender, studyYear, specialization, university } = student
  const consultations = useQuery(studentsConsultations(studentId))
  const hours = useQuery(studentsHours(studentId))
  const alerts = useQuery(myAlerts)
  const status = practitionerStatus({ type: 'student', gender: studentGender, studyYear, specialization })
  return (
    <>
      <div>
        <PageTitle size="narrow">{studentName}</PageTitle>
        <p className="mt-1 text-muted-foreground">{[status, university].filter(Boolean).join(' · ')}</p>
      </div>
      <QueryState
        query={bothQueries(bothQueries(consultations, hours), alerts)}
        failure="Nous n’avons pas pu lire ses séances."
      >
        {([[held, counted], raised]) => {
          const own = raised.filter((alert) => alert.studentId === studentId && alert.mySide === 'supervisor')
          const months = workByMonth({ consultations: held, alerts: own, hours: counted })
          return (
            <div className="grid grid-cols-1 gap-5">
              {held.length === 0 && <EmptyState sentence="Pas encore de séance." />}
              {months.map((month) => (
                <Month key={month.month} {...month} />
              ))}
            </div>
          )
        }}
      </QueryState>
    </>
  )
}

function Month({ month, consultations, alerts, minutes }: MonthOfWork<StudentsConsultation, SupervisionAlert>) {
  const name = formatMonth(`${month}-01`)
  const title = name.charAt(0).toLocaleUpperCase('fr') + name.slice(1)
  const held = consultations.filter(({ verdict }) => verdict && heldVerdicts.includes(verdict)).length
  const aside = `${formatCount(held, 'séance tenue', 'séances tenues')} · ${formatHours(minutes)} de stage`
  const caption = <CardCaption title={title} aside={aside} />
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      {consultations.length === 0 ? (
        <div className="rounded-2xl border bg-card px-4 pt-4 pb-2">{caption}</div>
      ) : (
        <Table
          caption={caption}
          columns={['Séance', 'Type', 'Tenue', 'Note']}
          rows={consultations.map((consultation) => ({
            id: consultation.appointment_id,
            cells: [
              formatShortDateTime(new Date(consultation.starts_at)),
              consultationTypes[consultation.consultation_type],
              heldOf(consultation),
              <Note key="note" consultation={consultation} />,
            ],
          }))}
        />
      )}
      {alerts.length > 0 && (
        <ul className="grid gap-1 px-1 text-small">
          {alerts.map(({ id, kind, studentName, raisedAt, closedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-2">
              <Icon name="triangle-exclamation-point" className="size-4 text-warning" />
              {alertTitles[kind](studentName)}
              <span className="text-muted-foreground">
                · {formatShortDateTime(raisedAt)}
                {closedAt && ' · fermée'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function heldOf({ verdict }: StudentsConsultation): string {
  if (verdict === null) return appointmentStatuses.upcoming
  if (heldVerdicts.includes(verdict)) return 'Oui'
  return verdict === 'practitioner_absent' ? 'Étudiant·e absent·e' : 'Non'
}

/** Links to a note that is in review or signed. */
function Note({ consultation }: { consultation: StudentsConsultation }) {
  const { appointment_id: id, note_state: state, starts_at: startsAt } = consultation
  if (state !== 'ready' && state !== 'signed') return <NoteBadge state={state} />
  return (
    <TextLink to={href('/notes/:id', { id })}>
      <NoteBadge state={state} />
      <span className="sr-only">, note du {formatShortDateTime(new Date(startsAt))}</span>
    </TextLink>
  )
}

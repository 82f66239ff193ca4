import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#domain/format.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { practitionerStatus } from '#domain/profile/practitioner-status.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { mySupervision, type Supervision } from './queries.ts'

/** The students whom a psychologist follows. */
export function SupervisedStudents() {
  const pairs = useQuery(mySupervision)
  return (
    <QueryState query={pairs} failure="Nous n’avons pas pu lire vos supervisions.">
      {(all) => <Students pairs={all} />}
    </QueryState>
  )
}

function Students({ pairs }: { pairs: readonly Supervision[] }) {
  const students = pairs.filter(({ mySide }) => mySide === 'supervisor')
  if (students.length === 0)
    return <EmptyState sentence="Les étudiants que vous supervisez apparaîtront ici dès qu’ils vous seront confiés." />
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {students.map((student) => (
        <StudentItem key={student.studentId} student={student} />
      ))}
    </ul>
  )
}

function StudentItem({ student }: { student: Supervision }) {
  const { studentName, studentGender, studyYear, specialization, university, nextConsultationAt } = student
  const status = practitionerStatus({ type: 'student', gender: studentGender, studyYear, specialization })
  return (
    <li className="grid content-start gap-1 rounded-2xl border bg-card p-5 text-card-foreground">
      <div className="flex items-start justify-between gap-3">
        <h3>{studentName}</h3>
        <Badge tone={student.isValidated ? 'success' : 'warning'}>
          {student.isValidated ? 'Validé·e' : 'En vérification'}
        </Badge>
      </div>
      <p className="text-[15px] text-muted-foreground">{[status, university].filter(Boolean).join(' · ')}</p>
      <p className="mt-2">
        {formatCount(student.consultationsHeld, 'consultation tenue', 'consultations tenues')}
        {nextConsultationAt && ` · prochaine ${formatShortDateTime(nextConsultationAt)}`}
      </p>
    </li>
  )
}

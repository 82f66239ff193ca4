import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { NOTE_DUE_HOURS, STAGE_HOURS, SUPERVISED_STUDENTS_MAX } from '#domain/constants.ts'
import { labelOf, specializations, studyYears } from '#domain/profile/choices.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Avatar } from '#web/components/ui/avatar.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Progress } from '#web/components/ui/progress.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { mySupervision, type Supervision } from '#web/features/dashboard/queries.ts'
import { CardCaption } from './card-caption.tsx'
import { LoadDots } from './load-dots.tsx'
import { stageHours } from './queries.ts'

const TITLE = 'Mes étudiant·e·s'
const mean = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Students of the psychologist, with their progress. */
export function StudentsCard() {
  const pairs = useQuery(mySupervision)
  return (
    <QueryState query={pairs} failure="Nous n’avons pas pu lire vos supervisions.">
      {(all) => <Students students={all.filter(({ mySide }) => mySide === 'supervisor')} />}
    </QueryState>
  )
}

function Students({ students }: { students: readonly Supervision[] }) {
  const { data: hours } = useQuery(stageHours)
  if (students.length === 0)
    return (
      <Card title={TITLE}>
        <p className="text-muted-foreground">
          Les étudiants que vous supervisez apparaîtront ici dès qu’ils vous seront confiés.
        </p>
      </Card>
    )
  return (
    <Table
      caption={<CardCaption title={TITLE} aside={`${students.length} sur ${SUPERVISED_STUDENTS_MAX} au plus`} />}
      columns={['Étudiant·e', 'Personnes suivies', 'Délai des notes', 'Note moyenne', 'Heures de stage']}
      rows={students.map((student) => ({
        id: student.studentId,
        cells: [
          <Name key="name" student={student} />,
          <LoadDots key="load" count={student.peopleFollowed} />,
          <Delay key="delay" hours={student.noteDelayHours} />,
          student.ratingMean === null ? (
            <span key="mean" className="text-muted-foreground">
              dès 5 avis
            </span>
          ) : (
            `${mean.format(student.ratingMean)} (${student.ratingCount})`
          ),
          hours && <Hours key="hours" count={hours.get(student.studentId) ?? 0} />,
        ],
      }))}
    />
  )
}

function Name({ student }: { student: Supervision }) {
  const { studentId, studentName, studyYear, specialization, isValidated } = student
  const field = specialization && specialization !== 'other' && labelOf(specializations, specialization)
  const status = [studyYear && labelOf(studyYears, studyYear), field && field.toLocaleLowerCase('fr')]
  return (
    <span className="inline-flex items-center gap-3">
      <Avatar name={studentName} />
      <span>
        <TextLink to={href('/supervision/etudiants/:id', { id: studentId })}>{studentName}</TextLink>
        <span className="block font-normal text-muted-foreground text-note">
          {isValidated ? status.filter(Boolean).join(', ') : 'En vérification'}
        </span>
      </span>
    </span>
  )
}

function Hours({ count }: { count: number }) {
  return (
    <Progress label={`${count}\u00A0h sur ${STAGE_HOURS}`} value={Math.min(count, STAGE_HOURS)} max={STAGE_HOURS} />
  )
}

/** Explained in words once it exceeds the limit. */
function Delay({ hours }: { hours: number | null }) {
  if (hours === null) return <span className="text-muted-foreground">pas encore de note</span>
  if (hours <= NOTE_DUE_HOURS) return `${hours}\u00A0h`
  return (
    <span className="font-semibold text-warning">
      {hours}&nbsp;h, attendu {NOTE_DUE_HOURS}&nbsp;h
    </span>
  )
}

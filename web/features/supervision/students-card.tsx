import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { NOTE_DUE_HOURS, STAGE_HOURS, SUPERVISED_STUDENTS_MAX } from '#domain/constants.ts'
import { shownStudies } from '#domain/directory/practitioner-words.ts'
import { formatHours } from '#domain/hours/format-hours.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Avatar } from '#web/components/ui/avatar.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Progress } from '#web/components/ui/progress.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { mySupervision, type Supervision } from '#web/features/dashboard/queries.ts'
import { CardCaption } from './card-caption.tsx'
import { stageMinutes } from './queries.ts'

const DOTS = 8

/** Number of patients of a student, as dots and as text. */
function LoadDots({ count }: { count: number }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {Array.from({ length: DOTS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: always the same eight places
          <span key={index} className={`size-2.5 rounded-full ${index < count ? 'bg-primary' : 'bg-secondary'}`} />
        ))}
      </span>
      {count}
    </span>
  )
}

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
  const { data: minutes } = useQuery(stageMinutes)
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
          minutes && <Hours key="hours" minutes={minutes.get(student.studentId) ?? 0} />,
        ],
      }))}
    />
  )
}

function Name({ student }: { student: Supervision }) {
  const { studentId, studentName, studyYear, specialization, isValidated } = student
  return (
    <span className="inline-flex items-center gap-3">
      <Avatar name={studentName} />
      <span>
        <TextLink to={href('/supervision/etudiants/:id', { id: studentId })}>{studentName}</TextLink>
        <span className="block font-normal text-muted-foreground text-note">
          {isValidated ? shownStudies(studyYear, specialization) : 'En vérification'}
        </span>
      </span>
    </span>
  )
}

function Hours({ minutes }: { minutes: number }) {
  return (
    <Progress
      label={`${formatHours(minutes)} sur\u00A0${STAGE_HOURS}\u00A0h`}
      value={Math.min(minutes, STAGE_HOURS * 60)}
      max={STAGE_HOURS * 60}
    />
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

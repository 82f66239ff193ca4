import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { SUPERVISED_STUDENTS_MAX } from '#domain/constants.ts'
import { formatCount, formatDate } from '#domain/format.ts'
import { dayOf } from '#domain/time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { progressLook } from '#web/components/ui/progress-look.ts'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { type Student, type Supervisor, studentsQuery, supervisorsQuery } from './queries.ts'
import { SupervisorChoice } from './supervisor-choice.tsx'

export function meta() {
  const path = href('/admin/supervision')
  return pageMeta({ title: 'Supervision', description: 'Qui suit le travail de qui.', path, index: false })
}

export default function SupervisionPage() {
  const supervisors = useQuery(supervisorsQuery)
  const students = useQuery(studentsQuery)
  return (
    <>
      <PageTitle size="tool">Supervision</PageTitle>
      <QueryState query={supervisors} failure="Nous n’avons pas pu lire les psychologues.">
        {(psychologists) => (
          <>
            <Psychologists all={psychologists} />
            <QueryState query={students} failure="Nous n’avons pas pu lire les étudiants.">
              {(all) => <Students all={all} supervisors={psychologists} />}
            </QueryState>
          </>
        )}
      </QueryState>
    </>
  )
}

function Psychologists({ all }: { all: readonly Supervisor[] }) {
  return (
    <Card title="Psychologues">
      {all.length === 0 && (
        <p className="text-muted-foreground">
          Aucun psychologue. <TextLink to={href('/admin/personnes')}>Inviter la première personne</TextLink>
        </p>
      )}
      <ul className="divide-y">
        {all.map((one) => (
          <li key={one.supervisor_id} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold">{one.name}</p>
              <p className="text-muted-foreground text-small">
                {[
                  one.practising_since && `exerce depuis ${one.practising_since.slice(0, 4)}`,
                  formatCount(one.notes_waiting, 'note à relire', 'notes à relire'),
                  delayOf(one.median_review_hours),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {one.is_referent && <Badge tone="info">Référent·e</Badge>}
            {one.is_suspended && <Badge tone="error">Suspendu·e</Badge>}
            <span className="flex items-center gap-2 text-small">
              <progress
                aria-hidden="true"
                max={SUPERVISED_STUDENTS_MAX}
                value={one.students}
                className={`w-16 ${progressLook}`}
              />
              {one.students} sur {SUPERVISED_STUDENTS_MAX}
              <span className="sr-only"> étudiants</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Median review delay of the notes of the last 90 days. */
function delayOf(hours: number | null): string {
  if (hours === null) return 'aucune note relue en 90 jours'
  if (hours < 48) return `délai médian ${hours} h`
  return `délai médian ${formatCount(Math.round(hours / 24), 'jour', 'jours')}`
}

function Students({ all, supervisors }: { all: readonly Student[]; supervisors: readonly Supervisor[] }) {
  const followed = all.filter(({ supervisor_id: id }) => id !== null)
  const alone = all.filter(({ supervisor_id: id }) => id === null)
  return (
    <>
      <Card title="Sans supervision">
        {alone.length === 0 && <p className="text-muted-foreground">Tout le monde a une supervision.</p>}
        <StudentList students={alone} supervisors={supervisors} />
      </Card>
      <Card title="Étudiant·e·s suivi·e·s">
        {followed.length === 0 && <p className="text-muted-foreground">Personne pour l’instant.</p>}
        <StudentList students={followed} supervisors={supervisors} />
      </Card>
    </>
  )
}

function StudentList({ students, supervisors }: { students: readonly Student[]; supervisors: readonly Supervisor[] }) {
  const [assigned, setAssigned] = useState<Student>()
  return (
    <>
      <ul className="divide-y">
        {students.map((student) => (
          <li key={student.student_id} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold">{student.name}</p>
              <p className="text-muted-foreground text-small">
                {[student.university, student.supervisor_name && `Supervision : ${student.supervisor_name}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {!student.sees_patients && <Badge tone="warning">Non proposé·e</Badge>}
            <Button variant="outline" onClick={() => setAssigned(student)}>
              {student.supervisor_id ? 'Changer' : 'Attribuer'}
              <span className="sr-only"> la supervision de {student.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {assigned && <AssignDialog student={assigned} supervisors={supervisors} onClose={() => setAssigned(undefined)} />}
    </>
  )
}

function historyOf({ history }: Student): { name: string; from: string; until: string | null }[] {
  // Built by db/functions/admin/views-for-administrators.sql.
  return (Array.isArray(history) ? history : []) as { name: string; from: string; until: string | null }[]
}

const day = (instant: string) => formatDate(dayOf(new Date(instant)))

type AssignDialogProps = { student: Student; supervisors: readonly Supervisor[]; onClose: () => void }

function AssignDialog({ student, supervisors, onClose }: AssignDialogProps) {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(student.supervisor_id ?? undefined)
  const assign = useMutation({
    mutationFn: (supervisorId: string) => invoke('assign-supervisor', { studentId: student.student_id, supervisorId }),
    meta: { notice: 'supervision_given' },
    async onSuccess() {
      onClose()
      await queries.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Supervision de ${student.name}`}
      description="L’étudiant·e et la personne choisie reçoivent un e-mail."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Ne rien changer
          </Button>
          <Button
            isBusy={assign.isPending}
            aria-disabled={!chosen || chosen === student.supervisor_id}
            onClick={() => chosen && chosen !== student.supervisor_id && assign.mutate(chosen)}
          >
            Attribuer
          </Button>
        </>
      }
    >
      <SupervisorChoice id="assign" supervisors={supervisors} value={chosen} onChange={setChosen} />
      {historyOf(student).length > 0 && (
        <section aria-label="Historique">
          <h3 className="font-semibold">Historique</h3>
          <ol className="text-muted-foreground text-small">
            {historyOf(student).map(({ name, from, until }) => (
              <li key={from}>
                {name}, depuis le {day(from)}
                {until && ` jusqu’au ${day(until)}`}
              </li>
            ))}
          </ol>
        </section>
      )}
    </Dialog>
  )
}

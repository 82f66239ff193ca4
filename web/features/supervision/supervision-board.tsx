import { AlertsCard } from './alerts-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { StudentsCard } from './students-card.tsx'

/** Tab « Supervision » of the professional space: alerts, notes to review, students. */
export default function SupervisionBoard() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <AlertsCard />
      <NotesCard />
      <StudentsCard />
    </div>
  )
}

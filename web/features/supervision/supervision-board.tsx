import { AlertsCard } from './alerts-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { RequestsCard } from './requests-card.tsx'
import { StudentsCard } from './students-card.tsx'

/** Tab « Supervision » of the professional space: requests from consultations, alerts, notes to review, students. */
export default function SupervisionBoard() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <RequestsCard />
      <AlertsCard />
      <NotesCard />
      <StudentsCard />
    </div>
  )
}

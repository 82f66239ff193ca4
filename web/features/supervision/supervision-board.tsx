import { AlertsCard } from './alerts-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { StudentsCard } from './students-card.tsx'

/** The tab « Supervision » of the professional space: what is urgent, what waits, who is followed. */
export default function SupervisionBoard() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <AlertsCard />
      <NotesCard />
      <StudentsCard />
    </div>
  )
}

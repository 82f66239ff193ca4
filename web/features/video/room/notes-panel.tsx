import { PersonalNoteField } from '../after/personal-note-field.tsx'
import { SidePanel } from './side-panel.tsx'

export function NotesPanel({ appointmentId, onClose }: { appointmentId: string; onClose: () => void }) {
  return (
    <SidePanel title="Notes personnelles" hint="Vous seul·e les voyez. Enregistrées automatiquement." onClose={onClose}>
      <PersonalNoteField appointmentId={appointmentId} label="Notes personnelles" isLabelHidden />
    </SidePanel>
  )
}

import { PersonalNoteField } from '../../after/personal-note-field.tsx'
import { SidePanel } from './side-panel.tsx'

export function NotesPanel({ appointmentId, onClose }: { appointmentId: string; onClose: () => void }) {
  return (
    <SidePanel title="Notes personnelles" hint="Vous seul·e les voyez. Enregistrées automatiquement." onClose={onClose}>
      <div className="grid flex-1 [&_textarea]:min-h-60 lg:[&_textarea]:min-h-[50dvh]">
        <PersonalNoteField appointmentId={appointmentId} label="Notes personnelles" isLabelHidden />
      </div>
    </SidePanel>
  )
}

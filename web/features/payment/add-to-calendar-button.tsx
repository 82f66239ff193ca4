import { type CalendarEntry, calendarFile } from '#domain/booking/calendar-file.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { saveFile } from '#web/lib/save-file.ts'

type AddToCalendarButtonProps = {
  appointment: Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'revision'> & { id: string; status: string }
}

/** The .ics file is generated in the browser: the calendar needs no URL of ours. */
export function AddToCalendarButton({ appointment }: AddToCalendarButtonProps) {
  function download() {
    const entry = {
      ...appointment,
      appointmentId: appointment.id,
      isCanceled: appointment.status === 'canceled',
      url: `${window.location.origin}/session/${appointment.id}`,
    }
    saveFile(new Blob([calendarFile([entry], new Date())], { type: 'text/calendar' }), 'rendez-vous.ics')
  }
  return (
    <Button variant="outline" onClick={download}>
      <Icon name="calendar-plus" />
      Ajouter à mon agenda
    </Button>
  )
}

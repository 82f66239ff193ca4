import { type CalendarEntry, calendarFile } from '#domain/booking/calendar-file.ts'
import { Icon } from './icon.tsx'
import { Button } from './ui/button.tsx'

type AddToCalendarButtonProps = {
  appointment: Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'revision'> & { id: string; status: string }
}

/** The file is written here: a calendar needs no address of ours. */
export function AddToCalendarButton({ appointment }: AddToCalendarButtonProps) {
  function download() {
    const entry = {
      ...appointment,
      appointmentId: appointment.id,
      isCanceled: appointment.status === 'canceled',
      url: `${window.location.origin}/session/${appointment.id}`,
    }
    const url = URL.createObjectURL(new Blob([calendarFile([entry], new Date())], { type: 'text/calendar' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'rendez-vous.ics'
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <Button variant="outline" onClick={download}>
      <Icon name="calendar-plus" />
      Ajouter à mon agenda
    </Button>
  )
}

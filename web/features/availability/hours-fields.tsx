import { z } from 'zod'
import { halfHours } from '#domain/availability/default-slot.ts'
import { withStart } from '#domain/availability/with-start.ts'
import { Field } from '#web/components/ui/field.tsx'
import { Select } from '#web/components/ui/select.tsx'

export const hoursSchema = z.object({ startTime: z.string(), endTime: z.string() })
type Hours = z.infer<typeof hoursSchema>

const times = halfHours.map((time) => ({ value: time, label: time }))

type HoursFieldsProps = { id: string; hours: Hours; onChange: (hours: Hours) => void }

export function HoursFields({ id, hours, onChange }: HoursFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field id={`${id}-start`} label="Début">
        {(wiring) => (
          <Select
            {...wiring}
            value={hours.startTime}
            onValueChange={(startTime) => onChange(withStart(hours, startTime))}
            options={times}
          />
        )}
      </Field>
      <Field id={`${id}-end`} label="Fin">
        {(wiring) => (
          <Select
            {...wiring}
            value={hours.endTime}
            onValueChange={(endTime) => onChange({ ...hours, endTime })}
            options={times}
          />
        )}
      </Field>
    </div>
  )
}

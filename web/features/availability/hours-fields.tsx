import { z } from 'zod'
import { Field } from '#web/components/ui/field.tsx'
import { Select } from '#web/components/ui/select.tsx'

export const hoursSchema = z.object({ startTime: z.string(), endTime: z.string() })
export type Hours = z.infer<typeof hoursSchema>

export const defaultHours: Hours = { startTime: '09:00', endTime: '10:00' }

/** Every half hour of the day. */
const times = Array.from({ length: 48 }, (_, step) => {
  const time = `${String(Math.floor(step / 2)).padStart(2, '0')}:${step % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})

type HoursFieldsProps = { id: string; hours: Hours; onChange: (hours: Hours) => void }

export function HoursFields({ id, hours, onChange }: HoursFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field id={`${id}-start`} label="Début">
        {(wiring) => (
          <Select
            {...wiring}
            value={hours.startTime}
            onValueChange={(startTime) => onChange({ ...hours, startTime })}
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

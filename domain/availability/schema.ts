import { z } from 'zod'
import { RECURRING_WEEKS } from '../constants.ts'
import { errorMessage } from '../messages.ts'
import { isDay, weekdays } from '../time.ts'

const noDay = errorMessage('slot_date_missing')
const day = z.string(noDay).refine(isDay, noDay)
/** One of 48 choices: slots are aligned to half hours. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):(00|30)$/)

const hours = { startTime: clockTime, endTime: clockTime }
const startsBeforeItEnds = ({ startTime, endTime }: { startTime: string; endTime: string }) => startTime < endTime
const order = { error: errorMessage('slot_ends_before_it_starts'), path: ['endTime'] }

export const newSlotSchema = z.object({ day, ...hours }).refine(startsBeforeItEnds, order)

export const newRecurringSlotsSchema = z
  .object({
    /** First possible day; the series starts on the first chosen weekday from here. */
    from: day,
    ...hours,
    weekdays: z
      .array(z.enum(weekdays))
      .min(1, errorMessage('slot_weekday_missing'))
      .refine((chosen) => new Set(chosen).size === chosen.length),
    weeks: z.literal([...RECURRING_WEEKS]),
  })
  .refine(startsBeforeItEnds, order)

export type NewSlot = z.infer<typeof newSlotSchema>
export type NewRecurringSlots = z.infer<typeof newRecurringSlotsSchema>

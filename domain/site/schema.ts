import { z } from 'zod'
import { ANNOUNCEMENT_MAX_CHARACTERS } from '../constants.ts'
import { errorMessage } from '../messages.ts'
import { switchNames } from './switches.ts'

const instant = z.iso.datetime()

/** Maintenance has an end time; the other switches do not end by themselves. */
export const switchChangeSchema = z.object({
  name: z.enum(switchNames),
  isOn: z.boolean(),
  until: instant.nullable(),
})

export const announcementSchema = z.object({
  body: z
    .string()
    .trim()
    .min(1, errorMessage('announcement_empty'))
    .max(ANNOUNCEMENT_MAX_CHARACTERS, errorMessage('announcement_too_long', { n: ANNOUNCEMENT_MAX_CHARACTERS })),
  startsAt: instant,
  endsAt: instant,
})

export type SwitchChange = z.input<typeof switchChangeSchema>
export type Announcement = z.input<typeof announcementSchema>

import { holdRequestSchema } from '#domain/booking/schema.ts'
import { errorMessage } from '#domain/messages.ts'

export type BookingField = 'startsAt' | 'topic' | 'topicConsent' | 'pseudonym' | 'birthdate'
export type BookingProblems = Partial<Record<BookingField, string>>

/** Where each problem of the form is corrected. */
export const fieldIds: Record<BookingField, string> = {
  startsAt: 'booking-date',
  pseudonym: 'booking-pseudonym',
  topic: 'booking-topic',
  topicConsent: 'booking-consent',
  birthdate: 'booking-birthdate',
}

/** What each field is called in the summary. */
export const fieldLabels: Record<BookingField, string> = {
  startsAt: 'Jour et heure',
  pseudonym: 'Pseudonyme',
  topic: 'Sujet principal',
  topicConsent: 'Accord pour garder le sujet',
  birthdate: 'Date de naissance',
}

const isBookingField = (name: PropertyKey): name is BookingField => Object.hasOwn(fieldIds, name)

/** Why this request cannot be sent, by field; empty when it can. */
export function bookingProblems(request: Record<keyof typeof holdRequestSchema.shape, unknown>): BookingProblems {
  const problems: BookingProblems = {}
  if (request.startsAt === null) problems.startsAt = errorMessage('booking_field_missing')
  for (const { path, message } of holdRequestSchema.safeParse(request).error?.issues ?? []) {
    const [field] = path
    if (field !== undefined && isBookingField(field)) problems[field] ??= message
  }
  return problems
}

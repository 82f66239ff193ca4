import type { Appointment } from '#web/features/booking/queries.ts'

/** Appointments that take time of a practitioner's slots, also one that came to nothing: its slot stays booked. */
export const bookedByPatients = <A extends Pick<Appointment, 'mySide' | 'status'>>(appointments: readonly A[]): A[] =>
  appointments.filter(({ mySide, status }) => mySide === 'practitioner' && status !== 'canceled' && status !== 'held')

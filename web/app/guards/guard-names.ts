export const guardNames = [
  'signed-in',
  'room',
  'booking',
  'payment',
  'subscription',
  'patient',
  'messages',
  'practitioner',
  'availability',
  'therapist',
  'student',
  'admin',
] as const
export type GuardName = (typeof guardNames)[number]

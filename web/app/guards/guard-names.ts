export const guardNames = [
  'signed-in',
  'booking',
  'payment',
  'patient',
  'practitioner',
  'availability',
  'student',
  'admin',
] as const
export type GuardName = (typeof guardNames)[number]

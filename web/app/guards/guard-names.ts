export const guardNames = [
  'signed-in',
  'booking',
  'patient',
  'practitioner',
  'availability',
  'student',
  'admin',
] as const
export type GuardName = (typeof guardNames)[number]

export const guardNames = [
  'signed-in',
  'booking',
  'payment',
  'subscription',
  'patient',
  'messages',
  'practitioner',
  'availability',
  'student',
  'admin',
] as const
export type GuardName = (typeof guardNames)[number]

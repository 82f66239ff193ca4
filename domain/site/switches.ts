/** What those who run the service may close for a while. */
export const switchNames = ['sign_ups', 'bookings', 'payments', 'model', 'maintenance'] as const
export type SwitchName = (typeof switchNames)[number]

/** Acts that a switch of their own closes, and maintenance all of them. Help, rooms and refunds are none: they never close. */
export type ClosableAct = Extract<SwitchName, 'sign_ups' | 'bookings' | 'payments'>

/** Switches an administrator may close for a while. */
export const switchNames = ['sign_ups', 'bookings', 'payments', 'model', 'maintenance'] as const
export type SwitchName = (typeof switchNames)[number]

/** Acts closed by their own switch, or by maintenance. Help, rooms and refunds never close. */
export type ClosableAct = Extract<SwitchName, 'sign_ups' | 'bookings' | 'payments'>

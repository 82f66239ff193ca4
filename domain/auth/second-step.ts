import type { UserType } from '../profile/user-type.ts'

interface SignIn {
  userType: UserType
  /** The person has asked for it, by a setting or by adding an authenticator app. */
  isAlways: boolean
  /** The person has taken the second step on this device before. */
  knowsDevice: boolean
}

/** Always for who sees other people's data and for who has asked for it; for a patient, on a device not seen before. */
export function needsSecondStep({ userType, isAlways, knowsDevice }: SignIn): boolean {
  return isAlways || userType !== 'patient' || !knowsDevice
}

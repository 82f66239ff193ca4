import type { UserType } from '../profile/user-type.ts'

interface SignIn {
  userType: UserType
  /** The person enabled it in the settings, or added an authenticator app. */
  isAlways: boolean
  /** The person has completed the second step on this device before. */
  knowsDevice: boolean
}

/** Always for users who see other people's data and for those who enabled it; for a patient, on a new device. */
export function needsSecondStep({ userType, isAlways, knowsDevice }: SignIn): boolean {
  return isAlways || userType !== 'patient' || !knowsDevice
}

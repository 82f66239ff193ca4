import { tokenClaims } from './token-claims.ts'

/** Whether a token is limited to the second factor step. */
export const isSecondStepDue = (accessToken: string): boolean => tokenClaims(accessToken).isSecondStepDue

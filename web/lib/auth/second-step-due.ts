import { tokenClaims } from './token-claims.ts'

/** Whether a token opens nothing yet but the second step. */
export const isSecondStepDue = (accessToken: string): boolean => tokenClaims(accessToken).isSecondStepDue

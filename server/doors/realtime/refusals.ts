/** Worded as on the reference server, so that a search finds them. */
export const refusals = {
  unauthorized: (topic: string) =>
    `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
  notWritable: (topic: string) => `Unauthorized: You do not have permissions to write to this Channel topic: ${topic}`,
  privateOnly: 'PrivateOnly: This project only allows private channels',
  noChanges: 'RealtimeDisabledForConfiguration: postgres_changes are not offered; listen to broadcasts and fetch again',
  tokenExpired: 'InvalidJWTToken: Token has expired',
  tooManyJoins: 'ClientJoinRateLimitReached: Too many joins per minute',
  tooManyMessages: 'MessagePerSecondRateLimitReached: Too many messages per second',
  unmatchedTopic: 'unmatched topic',
  unavailable: 'UnableToConnectToProject: The service is unavailable for a moment',
} as const

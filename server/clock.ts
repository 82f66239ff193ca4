/** The instant rules are asked about. Injected, so that a test can stand at any of them. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

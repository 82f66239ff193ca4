/**
 * The official client exposes the message of a refused request, but not its headers: the retry delay is put into the
 * message, in the format of the reference server.
 */
export function retryAfterMessage(seconds: number): string {
  return `For security purposes, you can only request this after ${seconds} seconds.`
}

export function retryAfterSecondsIn(message: string): number | undefined {
  const seconds = /after (\d+) seconds/.exec(message)?.[1]
  return seconds === undefined ? undefined : Number(seconds)
}

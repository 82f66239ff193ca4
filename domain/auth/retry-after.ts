/**
 * The official client hands a page the message of a refused request, and none of its headers: the time to wait travels
 * in the words, in the form the reference server uses.
 */
export function retryAfterMessage(seconds: number): string {
  return `For security purposes, you can only request this after ${seconds} seconds.`
}

export function retryAfterSecondsIn(message: string): number | undefined {
  const seconds = /after (\d+) seconds/.exec(message)?.[1]
  return seconds === undefined ? undefined : Number(seconds)
}

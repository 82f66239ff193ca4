const KEY = 'mivoix-device'

/** A random name this browser keeps, by which the server knows that the second step was taken here before. */
export function deviceHeader(): Record<string, string> {
  const device = localStorage.getItem(KEY) ?? crypto.randomUUID()
  localStorage.setItem(KEY, device)
  return { 'x-device': device }
}

/** Whether somebody has signed in here before. */
export function isKnownDevice(): boolean {
  return localStorage.getItem(KEY) !== null
}

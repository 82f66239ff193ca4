const KEY = 'mivoix-device'

/** Random device id kept in localStorage: the server remembers that the second factor was passed on this device. */
export function deviceHeader(): Record<string, string> {
  const device = localStorage.getItem(KEY) ?? crypto.randomUUID()
  localStorage.setItem(KEY, device)
  return { 'x-device': device }
}

/** Whether anybody has signed in on this browser before. */
export function isKnownDevice(): boolean {
  return localStorage.getItem(KEY) !== null
}

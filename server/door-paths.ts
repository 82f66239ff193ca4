/** Paths handled by the server; every other path belongs to the web application. */
export const doorPaths = [
  '/auth/v1',
  '/rest/v1',
  '/functions/v1',
  '/storage/v1',
  '/realtime/v1',
  '/calendar',
  '/mail',
  '/site/v1',
  '/webhooks',
  '/dev/api',
] as const

export type DoorPath = (typeof doorPaths)[number]

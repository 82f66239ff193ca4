const doors: Record<string, string> = {
  auth: 'auth',
  rest: 'rest',
  functions: 'functions',
  storage: 'storage',
  realtime: 'realtime',
  webhooks: 'webhooks',
  calendar: 'calendar',
  mail: 'mail',
  assets: 'asset',
  healthz: 'health',
  readyz: 'health',
  metrics: 'health',
}

/** Route class of a path: a fixed set of labels, whatever the path. */
export function routeClass(path: string): string {
  const [, first = ''] = path.split('/', 2)
  return Object.hasOwn(doors, first) ? (doors[first] ?? 'page') : 'page'
}

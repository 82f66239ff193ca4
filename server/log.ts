/** One JSON object per line. Fields are technical facts: never a name, an address, a message, a token or a row. */
export type LogFields = Record<string, string | number | boolean | undefined>

type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

export interface Log {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

const rank: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 }

export function createLog(level: LogLevel, write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at = (lineLevel: Exclude<LogLevel, 'silent'>) => (event: string, fields?: LogFields) => {
    if (rank[lineLevel] < rank[level]) return
    write(`${JSON.stringify({ time: new Date().toISOString(), level: lineLevel, event, ...fields })}\n`)
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/**
 * Loggable part of an unknown error: its class, code and stack location, never its message or data. Some libraries give a
 * copy of the error's properties.
 */
export function describeError(error: unknown): LogFields {
  if (typeof error !== 'object' || error === null) return { error: typeof error }
  const code = 'code' in error ? error.code : undefined
  const stack = 'stack' in error && typeof error.stack === 'string' ? error.stack : ''
  const message = 'message' in error && typeof error.message === 'string' ? error.message : ''
  return {
    error: error instanceof Error ? error.name : 'object',
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : undefined,
    // The first lines of a stack are the message.
    at: stack
      .replace(message, '')
      .split('\n')
      .find((line) => /^ +at .*file:/.test(line))
      ?.trim(),
  }
}

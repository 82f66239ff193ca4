import type { Diagnostic } from '#domain/admin/diagnostic.ts'
import type { DiagnosticEvent } from '#domain/admin/diagnostic-event.ts'
import { AppError } from '#domain/errors.ts'
import { readEvents } from '#domain/event-stream.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'

export interface Progress {
  done: number
  of: number
}

/** Checks every component and reports progress. Throws `AppError`. */
export async function streamDiagnostic(
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Diagnostic> {
  try {
    const supabase = await client()
    const { data, error } = await supabase.functions.invoke<Response>('run-diagnostic', {
      body: {},
      headers: { accept: 'text/event-stream' },
      signal,
    })
    if (error) throw error
    if (!data?.body) throw new AppError('unexpected')
    for await (const sent of readEvents(data.body)) {
      // Written by server/functions/admin/run-diagnostic.ts.
      const event = sent as DiagnosticEvent
      if (event.event === 'done') return event.data
      onProgress(event.data)
    }
    throw new AppError('offline')
  } catch (error) {
    throw await appErrorOf(error)
  }
}

import { z } from 'zod'
import type { DiagnosticEvent } from '#domain/admin/diagnostic-event.ts'
import { formatEvent } from '#domain/event-stream.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import type { Deps } from '../../deps.ts'
import { runDiagnostic } from '../../diagnostics/run-diagnostic.ts'

/** Runs the diagnostic; streams its progress when events are requested. */
export const runDiagnosticForAdmin = defineAdminFunction({
  name: 'run-diagnostic',
  level: 'plain',
  input: z.object({}),
  audit: () => ({ subject: null, detail: {} }),
  async handle({ deps, wantsEvents }) {
    return wantsEvents ? () => Promise.resolve(eventsOf(deps)) : () => runDiagnostic(deps)
  },
})

function eventsOf(deps: Deps): Response {
  const encoder = new TextEncoder()
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      const send = (event: DiagnosticEvent) => isOpen && stream.enqueue(encoder.encode(formatEvent(event)))
      try {
        const data = await runDiagnostic(deps, (done, of) => send({ event: 'progress', data: { done, of } }))
        send({ event: 'done', data })
        if (isOpen) stream.close()
      } catch (error) {
        if (isOpen) stream.error(error)
      }
    },
    cancel() {
      isOpen = false
    },
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store, no-transform' },
  })
}

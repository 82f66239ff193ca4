import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface EndpointReport {
  url: string
  /** Body of the last request. */
  lastAsked: object
  /** Number of answers that the client aborted. */
  left: number
  /** Answer to « Parlez longuement ». */
  longAnswer: string
}

interface Endpoint {
  url: string
  report(): Promise<EndpointReport>
  close(): void
}

/** A model endpoint in a separate process, as in service: it shares no event loop with its clients. */
export async function startEndpoint(): Promise<Endpoint> {
  const child = fork(fileURLToPath(new URL('endpoint.ts', import.meta.url)))
  const { url } = await nextReport(child)
  return {
    url,
    report() {
      const report = nextReport(child)
      child.send('report')
      return report
    },
    close: () => child.disconnect(),
  }
}

async function nextReport(child: ChildProcess): Promise<EndpointReport> {
  const [report] = await once(child, 'message')
  return report as EndpointReport
}

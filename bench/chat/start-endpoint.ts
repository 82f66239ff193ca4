import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface EndpointReport {
  url: string
  /** The body of the last request. */
  lastAsked: object
  /** Answers that the other side left before their end. */
  left: number
  /** What is answered to « Parlez longuement ». */
  longAnswer: string
}

export interface Endpoint {
  url: string
  report(): Promise<EndpointReport>
  close(): void
}

/** A model endpoint in a process of its own, as it is in service: nobody who asks it shares its event loop. */
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

import { modelFaults, startModelServer } from '../../tests/support/servers/model-server.ts'
import type { EndpointReport } from './start-endpoint.ts'

/** Process of the bench's fake model endpoint: prints its address, then its statistics on request. */

/** Latency of a fast model; our server stores the message meanwhile. */
const THINKS_MS = 30
const sentence = ['Je vous lis. ', 'Qu’est-ce ', 'qui ', 'pèse ', 'le ', 'plus ', '?']
const long = Array.from({ length: 20 }, (_, i) => `Voici la phrase ${'abcdefghijklmnopqrst'[i]}. `)

const endpoint = await startModelServer(({ messages }) => {
  const last = messages.at(-1)?.content ?? ''
  const fault = modelFaults.find((name) => last.includes(`(${name})`))
  if (fault) return { fault }
  if (last.includes('longuement')) return { pieces: long, betweenMs: 100 }
  return { pieces: sentence, beforeFirstMs: THINKS_MS }
})

process.on('message', report)
process.on('disconnect', () => process.exit())
report()

function report(): void {
  const seen: EndpointReport = {
    url: endpoint.url,
    lastAsked: endpoint.asked.at(-1) ?? {},
    left: endpoint.left,
    longAnswer: long.join('').trim(),
  }
  process.send?.(seen)
}

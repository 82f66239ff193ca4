import { formatCount } from '#domain/format.ts'
import { codeVersion } from '../code-version.ts'
import { fine, gradeByThresholds, type Probe, type Remark, warning } from '../probe.ts'
import { processVitals } from '../process-vitals.ts'

const SEEN_SECONDS = 60
const LOOP_DELAY_MS = 200
const MEMORY_SHARE = 90

interface Other {
  version: string
  memory: number
  delay: number
}

export const probeProcesses: Probe = async ({ db, clock }) => {
  const version = codeVersion()
  const vitals = processVitals()
  const others = await db.asService(
    (sql) => sql<Other[]>`
      select version, memory_bytes::float8 as memory, loop_delay_ms::float8 as delay from app.processes
      where id <> ${vitals.id} and seen_at > ${clock()}::timestamptz - ${SEEN_SECONDS} * interval '1 second'`,
  )
  const memory = Math.max(vitals.memoryBytes, ...others.map((other) => other.memory))
  const delay = Math.round(Math.max(vitals.loopDelayMs, ...others.map((other) => other.delay)))
  const versions = new Set([version, ...others.map((other) => other.version)])
  const remarks: Remark[] = [
    versions.size > 1
      ? warning(`${versions.size} versions du code tournent à la fois.`, 'Relancez les processus un par un.')
      : fine(`${formatCount(others.length + 1, 'processus', 'processus')}, version ${version}.`),
    gradeByThresholds(
      vitals.heapShare,
      { warning: MEMORY_SHARE },
      `${Math.round(memory / 1024 ** 2)} Mo de mémoire.`,
      'Relancez le processus, et donnez-lui plus de mémoire (NODE_OPTIONS=--max-old-space-size).',
    ),
    gradeByThresholds(
      delay,
      { warning: LOOP_DELAY_MS },
      `Réactivité : ${delay} ms.`,
      'Ajoutez un processus, ou un processeur.',
    ),
  ]
  return remarks
}

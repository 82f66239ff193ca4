import type { ComponentId } from '#domain/admin/components.ts'
import type { Probe } from './probe.ts'
import { probeAudit } from './probes/audit.ts'
import { probeBackup } from './probes/backup.ts'
import { probeCertificate } from './probes/certificate.ts'
import { probeClock } from './probes/clock.ts'
import { probeDatabase } from './probes/database.ts'
import { probeDefinitions } from './probes/definitions.ts'
import { probeDisk } from './probes/disk.ts'
import { probeMail } from './probes/mail.ts'
import { probeModel } from './probes/model.ts'
import { probeMoney } from './probes/money.ts'
import { probePayment } from './probes/payment.ts'
import { probeProcesses } from './probes/processes.ts'
import { probeQueries } from './probes/queries.ts'
import { probeQueue } from './probes/queue.ts'
import { probeRelay } from './probes/relay.ts'
import { probeReplication } from './probes/replication.ts'
import { probeRetention } from './probes/retention.ts'
import { probeRights } from './probes/rights.ts'
import { probeSafety } from './probes/safety.ts'
import { probeSms } from './probes/sms.ts'
import { probeStorage } from './probes/storage.ts'

/** Type-checked: a component without a probe does not compile. */
export const probes: Record<ComponentId, Probe> = {
  database: probeDatabase,
  definitions: probeDefinitions,
  rights: probeRights,
  replication: probeReplication,
  disk: probeDisk,
  queue: probeQueue,
  mail: probeMail,
  sms: probeSms,
  payment: probePayment,
  money: probeMoney,
  storage: probeStorage,
  model: probeModel,
  safety: probeSafety,
  relay: probeRelay,
  certificate: probeCertificate,
  clock: probeClock,
  backup: probeBackup,
  retention: probeRetention,
  audit: probeAudit,
  queries: probeQueries,
  processes: probeProcesses,
}

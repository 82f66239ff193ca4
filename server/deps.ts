import type { LateTurns } from './chat/late-turns.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import type { Fanout } from './db/fanout.ts'
import type { Identify } from './identity/identify.ts'
import type { SigningKeys } from './identity/signing-keys.ts'
import type { Log } from './log.ts'
import type { IceProvider } from './providers/ice/ice-provider.ts'
import type { MailProvider } from './providers/mail/mail-provider.ts'
import type { LanguageModel } from './providers/model/language-model.ts'
import type { ModelBudget } from './providers/model/model-budget.ts'
import type { PaymentProvider } from './providers/payment/payment-provider.ts'
import type { SmsProvider } from './providers/sms/sms-provider.ts'
import type { FileStore } from './providers/storage/file-store.ts'
import type { Jobs } from './queue/jobs.ts'
import type { Settings } from './settings.ts'
import type { SiteState } from './site/site-state.ts'

/**
 * Dependencies of HTTP APIs, functions and jobs. Built once by main.ts; tests build it with their own clock and mail.
 */
export interface Deps {
  settings: Settings
  db: Database
  /** Realtime messages to every process. */
  fanout: Fanout
  keys: SigningKeys
  identify: Identify
  jobs: Jobs
  mail: MailProvider
  sms: SmsProvider
  payment: PaymentProvider
  files: FileStore
  ice: IceProvider
  /** Null: the embedded engine answers the chat. */
  model: {
    writer: LanguageModel
    allowance: ModelBudget
    /** Circuit breakers of its answers and of its danger classification. */
    answers: CircuitBreaker
    readings: CircuitBreaker
  } | null
  /** Messages that show danger and wait to be stored. */
  lateTurns: LateTurns
  /** Feature switches and announcements. */
  site: SiteState
  clock: Clock
  log: Log
}

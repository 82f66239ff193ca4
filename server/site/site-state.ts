import { AppError } from '#domain/errors.ts'
import { maintenanceEnd } from '#domain/site/maintenance-end.ts'
import { MAINTENANCE_SENTENCE } from '#domain/site/maintenance-sentence.ts'
import type { SiteNotice } from '#domain/site/site-notices.ts'
import type { ClosableAct, SwitchName } from '#domain/site/switches.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Fanout } from '../db/fanout.ts'
import { describeError, type Log } from '../log.ts'
import { SITE_TOPIC } from './notify-site-changed.ts'

/** Fallback for lost notifications: changes arrive at once by NOTIFY. */
const POLL_EVERY_MS = 5000

interface SwitchRow {
  name: SwitchName
  is_on: boolean
  until: Date | null
}

interface AnnouncementRow {
  id: string
  body: string
  starts_at: Date
  ends_at: Date
}

const refusalCodes = {
  sign_ups: 'sign_ups_closed',
  bookings: 'bookings_closed',
  payments: 'payments_paused',
} as const satisfies Record<ClosableAct, string>

/** Switches and announcements, cached in memory by each process and reloaded on change. */
export class SiteState {
  readonly #db: Database
  readonly #fanout: Fanout
  readonly #clock: Clock
  readonly #log: Log
  #switches = new Map<SwitchName, SwitchRow>()
  #announcements: readonly AnnouncementRow[] = []
  #loading: Promise<void> | undefined
  #isStale = false
  #timer: NodeJS.Timeout | undefined
  #unsubscribe: (() => void) | undefined

  constructor({ db, fanout, clock, log }: { db: Database; fanout: Fanout; clock: Clock; log: Log }) {
    this.#db = db
    this.#fanout = fanout
    this.#clock = clock
    this.#log = log
  }

  async start({ pollEveryMs = POLL_EVERY_MS }: { pollEveryMs?: number } = {}): Promise<void> {
    this.#unsubscribe = this.#fanout.subscribe({
      hear: (message) => {
        if (message.topic === SITE_TOPIC) void this.load()
      },
      missed: () => void this.load(),
    })
    await this.load()
    this.#timer = setInterval(() => void this.load(), pollEveryMs).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#unsubscribe?.()
    await this.#loading
  }

  /**
   * Never throws: while the database is down, the last known state stays. A call during a load triggers another one.
   */
  load(): Promise<void> {
    this.#isStale = true
    this.#loading ??= this.#readUntilFresh().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  /** Error when an act is closed now, or nothing. */
  refusalOf(act: ClosableAct): AppError | undefined {
    const now = this.#clock()
    const until = this.#maintenanceUntil(now)
    if (until) {
      const retryAfterSeconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
      return new AppError('maintenance', { params: { heure: maintenanceEnd(until, now) }, retryAfterSeconds })
    }
    return this.#switches.get(act)?.is_on === false ? new AppError(refusalCodes[act]) : undefined
  }

  get isModelOn(): boolean {
    return this.#switches.get('model')?.is_on !== false
  }

  /** Notices to show now, maintenance first. */
  notices(): SiteNotice[] {
    const now = this.#clock()
    const maintenance = this.#maintenanceUntil(now)
    return [
      ...(maintenance ? [maintenanceNotice(maintenance, now)] : []),
      ...this.#announcements
        .filter(({ starts_at: starts, ends_at: ends }) => starts <= now && now < ends)
        .map(({ id, body, ends_at: ends }) => ({
          id,
          kind: 'announcement' as const,
          body,
          until: ends.toISOString(),
        })),
    ]
  }

  #maintenanceUntil(now: Date): Date | undefined {
    const { is_on: isOn, until } = this.#switches.get('maintenance') ?? {}
    return isOn && until && now < until ? until : undefined
  }

  async #readUntilFresh(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false
      try {
        await this.#db.asService(async (sql) => {
          const switches = await sql<SwitchRow[]>`select name, is_on, until from app.site_switches`
          this.#switches = new Map(switches.map((row) => [row.name, row]))
          this.#announcements = await sql<AnnouncementRow[]>`
            select id, body, starts_at, ends_at from app.announcements where ends_at > ${this.#clock()}
            order by starts_at desc`
        })
      } catch (error) {
        this.#log.warn('the switches of the site were not read', describeError(error))
      }
    }
  }
}

function maintenanceNotice(until: Date, now: Date): SiteNotice {
  const sentence = MAINTENANCE_SENTENCE.replace('{heure}', maintenanceEnd(until, now))
  return {
    id: 'maintenance',
    kind: 'maintenance',
    body: `${sentence} Les séances et les numéros d’aide continuent.`,
    until: until.toISOString(),
  }
}

import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Pgbouncer } from './pgbouncer.ts'
import { PostgresServer } from './postgres-server.ts'

const WAITS_FOR_NOBODY = "synchronous_standby_names = ''"

const shipped = (name: string) => readFile(new URL(`../../deploy/postgresql/${name}`, import.meta.url), 'utf8')

const both = (url: string, own: number, other: number) =>
  url.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${own},127.0.0.1:${other}`)

interface Machine {
  name: string
  postgres: PostgresServer
  pooler: Pgbouncer
}

/** Ports of both PostgreSQL, then of both PgBouncer. */
type Ports = readonly [number, number, number, number]

/** A primary, a synchronous standby and a PgBouncer beside each, with the files of deploy/. */
export class DatabasePair {
  primary: Machine
  standby: Machine
  readonly #folder: string
  readonly #settings: { both: string; standby: string }
  readonly #ports: Ports
  #generation = 0

  private constructor(folder: string, ports: Ports, settings: { both: string; standby: string }) {
    this.#folder = folder
    this.#ports = ports
    this.#settings = settings
    this.primary = this.#machine('db1', ports[0], ports[2])
    this.standby = this.#machine('db2', ports[1], ports[3])
  }

  static async start(ports: Ports): Promise<DatabasePair> {
    const folder = await mkdtemp(join(tmpdir(), 'mivoix-pair-'))
    await chmod(folder, 0o755)
    const archived = (await shipped('primary.conf'))
      .replaceAll('/var/lib/postgresql/archive', join(folder, 'archive'))
      .replace(/^#(?=synchronous_standby_names)/m, '')
    const pair = new DatabasePair(folder, ports, {
      both: `${archived}\narchive_mode = off\n`,
      standby: await shipped('standby.conf'),
    })
    const { primary, standby } = pair
    // Without a standby yet, synchronous commits would block.
    await primary.postgres.create(`${pair.#settings.both}\n${WAITS_FOR_NOBODY}`)
    await primary.postgres.start()
    await primary.postgres.makeDatabase()
    await pair.#follow(standby)
    await pair.#waitForStandby()
    for (const { pooler } of [primary, standby]) await pooler.start()
    return pair
  }

  /** DATABASE_URL and DATABASE_DIRECT_URL: both machines, always in the same order. */
  get urls(): { DATABASE_URL: string; DATABASE_DIRECT_URL: string } {
    const [first, second, firstPooler, secondPooler] = this.#ports
    return {
      DATABASE_URL: both(this.primary.pooler.url, firstPooler, secondPooler),
      DATABASE_DIRECT_URL: both(this.primary.postgres.url, first, second),
    }
  }

  async killPrimary({ withPooler }: { withPooler: boolean }): Promise<void> {
    await Promise.all([
      this.primary.postgres.stop('SIGKILL'),
      withPooler ? this.primary.pooler.stop('SIGKILL') : undefined,
    ])
  }

  /** Promotes the standby; without a standby of its own, it must not wait for synchronous commits. */
  async promote(): Promise<void> {
    const { postgres } = this.standby
    await postgres.configure(WAITS_FOR_NOBODY)
    await postgres.promote()
    await postgres.sql('select pg_reload_conf()')
    ;[this.primary, this.standby] = [this.standby, this.primary]
  }

  /** The lost machine rejoins as an empty standby, and commits are synchronous again. */
  async rejoin(): Promise<void> {
    const { name, postgres, pooler } = this.standby
    await pooler.stop()
    this.#generation += 1
    this.standby = this.#machine(name, postgres.port, pooler.port)
    await this.#follow(this.standby)
    await this.standby.pooler.start()
    await this.#waitForStandby()
  }

  /** From here on a commit is acknowledged once both have it. */
  async #waitForStandby(): Promise<void> {
    // A standby that is still catching up would block every commit.
    const streams =
      'select count(*) from pg_stat_replication where state = $$streaming$$ and replay_lag is null or replay_lag < $$1s$$'
    while ((await this.primary.postgres.sql(streams)) === '0') await pause(100)
    await this.primary.postgres.configure(this.#settings.both)
    await this.primary.postgres.sql('select pg_reload_conf()')
    const asked = 'select count(*) from pg_stat_replication where sync_state in ($$sync$$, $$quorum$$)'
    while ((await this.primary.postgres.sql(asked)) !== '1') await pause(50)
  }

  async stop(): Promise<void> {
    for (const { postgres, pooler } of [this.standby, this.primary]) {
      await pooler.stop()
      await postgres.stop()
    }
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #follow(machine: Machine): Promise<void> {
    await machine.postgres.copy(
      this.primary.postgres,
      machine.name,
      `${this.#settings.both}\n${this.#settings.standby}`,
    )
    await machine.postgres.start()
  }

  #machine(name: string, port: number, poolerPort: number): Machine {
    const folder = join(this.#folder, `${name}-${this.#generation}`)
    return {
      name,
      postgres: new PostgresServer(folder, port),
      pooler: new Pgbouncer(join(folder, 'pgbouncer'), poolerPort, port),
    }
  }
}

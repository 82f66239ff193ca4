import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import postgres from 'postgres'
import type { Answer } from '#domain/chat/answer.ts'
import type { ConversationState } from '#domain/chat/conversation-state.ts'
import { AppError } from '#domain/errors.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { networksOf } from '../http/networks-of.ts'
import { inTurn } from '../http/turn.ts'
import { describeError, type Log } from '../log.ts'
import { type LateTurn, LateTurnFiles } from './late-turn-files.ts'
import { loadConversation, needsConsent } from './load-conversation.ts'
import { answerTo } from './respond-to.ts'
import { saveRisk, saveTurn, TooManySaves, type Turn } from './save-turn.ts'

const FIRST_TRY_MS = 500
const TRY_AGAIN_MS = 2000
/** Bounds memory and disk; beyond, messages of one network in a flood of them are lost, as they were before. */
const MOST_OF_A_NETWORK = 200
const MOST = 20_000
/** For errors of ours, which another try does not heal. */
const TRIES_MAX = 100

interface Parts {
  /** Folder of the files that survive the process. */
  folder: string
  db: Pick<Database, 'asService' | 'callAsService'>
  clock: Clock
  log: Pick<Log, 'error' | 'warn'>
}

/**
 * Messages that show danger and could not be stored when they were answered: stored later, in their order, also by the
 * next start of the server. Files are encrypted with a key of the database. Idempotent, by the message's id.
 */
export class LateTurns {
  readonly #parts: Parts
  readonly #files: LateTurnFiles
  readonly #waiting = new Map<string, { turn: LateTurn; tries: number }>()
  readonly #ofNetwork = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  #storing: Promise<void> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#files = new LateTurnFiles(join(parts.folder, 'late-messages'), parts.log)
  }

  get size(): number {
    return this.#waiting.size
  }

  /** Loads the key and what an earlier process left. */
  async start(): Promise<void> {
    for (const turn of await this.#files.open(this.#parts.db)) this.#keep(turn)
    this.#tryIn(FIRST_TRY_MS)
  }

  add({ caller, input, answer: { reply, level, card, guide }, now }: Turn, wasKnown: boolean): void {
    const turn: LateTurn = {
      caller,
      input: { ...input, messageId: input.messageId ?? randomUUID() },
      shown: { reply, level, card, guide },
      at: now.toISOString(),
      wasKnown,
    }
    if (this.#waiting.has(turn.input.messageId)) return
    if (this.size >= MOST || (this.#ofNetwork.get(networkOf(turn)) ?? 0) >= MOST_OF_A_NETWORK) {
      this.#parts.log.error('a message that shows danger is lost: too many wait to be stored')
      return
    }
    this.#keep(turn)
    this.#files.write(turn)
    this.#tryIn(FIRST_TRY_MS)
  }

  /** Tries once more within the grace period; the next start finds the rest in their files. */
  async stop(graceSeconds: number): Promise<void> {
    clearTimeout(this.#timer)
    const late = new Promise((resolve) => setTimeout(resolve, graceSeconds * 1000).unref())
    if (this.size > 0) await Promise.race([this.storeAll(), late])
    clearTimeout(this.#timer)
    await this.#files.settled()
  }

  /** One round over all of them; rounds do not overlap. */
  storeAll(): Promise<void> {
    this.#storing ??= inTurn(OWN_TURN, () => this.#round()).finally(() => {
      this.#storing = undefined
    })
    return this.#storing
  }

  #tryIn(ms: number): void {
    clearTimeout(this.#timer)
    if (this.size === 0) return
    this.#timer = setTimeout(() => void this.storeAll().finally(() => this.#tryIn(TRY_AGAIN_MS)), ms)
    this.#timer.unref()
  }

  async #round(): Promise<void> {
    const full = new Set<string>()
    for (const waiting of this.#waiting.values()) {
      const network = networkOf(waiting.turn)
      if (full.has(network)) continue
      try {
        await store(this.#parts.db, waiting.turn, this.#parts.clock())
        this.#drop(waiting.turn)
      } catch (error) {
        if (error instanceof TooManySaves) full.add(network)
        else if (isAway(error)) return
        else if (!mayBeStoredLater(error) || (waiting.tries += 1) > TRIES_MAX) {
          this.#parts.log.error('a message that shows danger was not stored', describeError(error))
          this.#drop(waiting.turn)
        }
      }
    }
  }

  #keep(turn: LateTurn): void {
    this.#waiting.set(turn.input.messageId, { turn, tries: 0 })
    this.#ofNetwork.set(networkOf(turn), (this.#ofNetwork.get(networkOf(turn)) ?? 0) + 1)
  }

  #drop(turn: LateTurn): void {
    this.#waiting.delete(turn.input.messageId)
    this.#files.remove(turn.input.messageId)
    const left = (this.#ofNetwork.get(networkOf(turn)) ?? 1) - 1
    if (left > 0) this.#ofNetwork.set(networkOf(turn), left)
    else this.#ofNetwork.delete(networkOf(turn))
  }
}

const OWN_TURN = { lane: 'chat', network: undefined, usedUp: undefined, spent: () => undefined } as const

const networkOf = ({ caller }: LateTurn) => networksOf(caller.address).at(-1)?.name ?? ''

/** Read and written as at first, except that the person has already seen the answer. */
async function store(db: Parts['db'], { caller, input, shown, wasKnown }: LateTurn, now: Date): Promise<void> {
  const { known, obstacle } = await loadConversation(db, { caller, input, now })
  const isDeleted = wasKnown && !known.isStored && !obstacle
  const isSettled = obstacle instanceof AppError && (obstacle.code === 'not_found' || obstacle.code === 'conflict')
  if (isDeleted || isSettled || known.repeated?.answer) return
  if (obstacle && !needsConsent(obstacle)) throw obstacle
  const respond = async (state: ConversationState): Promise<Answer> => ({
    ...(await answerTo(input.message, state, new AbortController().signal)),
    ...shown,
    isCare: true,
  })
  const turn: Turn = {
    caller,
    input,
    respond,
    answer: await respond(known.state),
    before: known.state,
    limits: [],
    isRepeated: known.repeated !== null,
    now,
  }
  if (obstacle) await saveRisk(db, turn)
  else await saveTurn(db, turn)
}

const isAway = (error: unknown) => error instanceof AppError && error.code === 'unavailable'

/** SQLSTATE classes of what another try may heal: lost, busy or cancelled, but not refused. */
const PASSING = ['08', '40', '53', '55', '57', '58', 'XX']

/** Whether a message that could not be stored for this reason may be stored later. */
export function mayBeStoredLater(error: unknown): boolean {
  if (error instanceof TooManySaves || isAway(error)) return true
  return error instanceof postgres.PostgresError && PASSING.includes(error.code.slice(0, 2))
}

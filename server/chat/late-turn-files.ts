import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answer } from '#domain/chat/answer.ts'
import type { ChatMessage } from '#domain/chat/schema.ts'
import type { Database } from '../db/database.ts'
import { describeError, type Log } from '../log.ts'
import { makeFolder } from '../make-folder.ts'
import { serverSecret } from '../server-secret.ts'
import { syncToDisk } from '../sync-to-disk.ts'
import type { Caller } from './limits.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const ENDING = '.late'

/** A message that shows danger, answered but not stored yet. */
export interface LateTurn {
  caller: Caller
  input: ChatMessage & { messageId: string }
  /** The answer as it was shown; its state is found anew. */
  shown: Pick<Answer, 'reply' | 'level' | 'card' | 'guide'>
  /** Time of the message, by which they are stored in order. */
  at: string
  /** The conversation was stored before: when it is gone now, it was deleted. */
  wasKnown: boolean
}

/** Late messages on disk, one file each, so that they outlive the process. Whoever reads the disk alone learns nothing. */
export class LateTurnFiles {
  readonly #folder: string
  readonly #log: Pick<Log, 'error' | 'warn'>
  #key: Buffer | undefined
  #work: Promise<void> = Promise.resolve()

  constructor(folder: string, log: Pick<Log, 'error' | 'warn'>) {
    this.#folder = folder
    this.#log = log
  }

  /** Reads the key, while the database is there, and the files of earlier processes, in the order of their messages. */
  async open(db: Pick<Database, 'asService'>): Promise<LateTurn[]> {
    const secret = await db.asService((sql) => serverSecret(sql, 'late-messages'))
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'late messages', 32))
    await makeFolder(this.#folder, 0o700)
    const turns: LateTurn[] = []
    for (const name of await readdir(this.#folder)) {
      const turn = name.endsWith(ENDING) ? await this.#read(name, this.#key) : undefined
      if (turn) turns.push(turn)
    }
    return turns.toSorted((one, other) => one.at.localeCompare(other.at))
  }

  write(turn: LateTurn): void {
    this.#next(async () => {
      if (!this.#key) return
      const path = this.#pathOf(turn.input.messageId)
      await writeFile(`${path}.part`, seal(this.#key, JSON.stringify(turn)), { mode: 0o600, flush: true })
      await rename(`${path}.part`, path)
      await syncToDisk(this.#folder)
    })
  }

  remove(messageId: string): void {
    this.#next(() => rm(this.#pathOf(messageId), { force: true }))
  }

  settled(): Promise<void> {
    return this.#work
  }

  /** In order: a file is not removed before it is written. */
  #next(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((error: unknown) => {
      this.#log.error('a late message is kept in memory alone', describeError(error))
    })
  }

  async #read(name: string, key: Buffer): Promise<LateTurn | undefined> {
    try {
      return JSON.parse(unseal(key, await readFile(join(this.#folder, name)))) as LateTurn
    } catch (error) {
      this.#log.error('a late message cannot be read', describeError(error))
      return undefined
    }
  }

  #pathOf(messageId: string): string {
    return join(this.#folder, `${messageId}${ENDING}`)
  }
}

function seal(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

function unseal(key: Buffer, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce).setAuthTag(
    sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
  )
  return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

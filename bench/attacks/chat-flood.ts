import { type Attack, atMost } from './attack.ts'
import { json } from './person.ts'

const LETTERS = 20
const SHORT_MESSAGES = 200
const LEAVE_AFTER_MS = 500
const ADDRESS = '198.19.0.1'
/** Number of such messages that fit in one network's reading budget per minute. */
const READ_MAX = 3

/** Messages of a hundred thousand characters from one network that disconnects at once, among many short messages. */
export const chatFlood: Attack = async ({ address }) => {
  const letter = 'Nous avons rangé la maison, et je ne sais pas quoi en dire. '.repeat(1660)
  const say = (message: string, signal?: AbortSignal) =>
    json(`${address}/functions/v1/chat-wit-ai`, { message, sessionId: crypto.randomUUID() }, ADDRESS, signal)
  const leave = AbortSignal.timeout(LEAVE_AFTER_MS)
  const letters = await Promise.all(Array.from({ length: LETTERS }, () => statusOf(say(letter, leave))))
  const staying = Array.from({ length: LETTERS }, () => statusOf(say(letter)))
  const messages = Array.from({ length: SHORT_MESSAGES }, (_, i) => statusOf(say(`Bonjour ${i}`)))
  const answers = await Promise.all([...staying, ...messages])
  return [
    atMost(READ_MAX, 'chat: letters of one network that were read or begun', letters.filter(isRead).length, 'letters'),
    atMost(0, 'chat: letters read beyond those', answers.slice(0, LETTERS).filter(isRead).length, 'letters'),
  ]
}

type Status = number | 'left'

function statusOf(asked: Promise<Response>): Promise<Status> {
  return asked.then(
    ({ status }) => status,
    () => 'left',
  )
}

function isRead(status: Status): boolean {
  return status !== 429 && status !== 503
}

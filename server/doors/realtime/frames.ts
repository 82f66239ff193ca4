const CLIENT_BROADCAST = 3
const SERVER_BROADCAST = 4
const JSON_ENCODING = 1
const CLIENT_HEADER_BYTES = 7

/** `[join_ref, ref, topic, event, payload]` */
export interface TextFrame {
  kind: 'text'
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
}

export interface BroadcastFrame {
  kind: 'broadcast'
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  encoding: 'json' | 'bytes'
  body: Buffer
  /** Parsed body, if it is JSON. */
  payload: unknown
}

export type Frame = TextFrame | BroadcastFrame

/** Undefined for anything that is not a frame of the protocol (vsn 2.0.0). */
export function readFrame(data: Buffer, isBinary: boolean): Frame | undefined {
  return isBinary ? readBroadcast(data) : readText(data)
}

function readText(data: Buffer): TextFrame | undefined {
  let parts: unknown
  try {
    parts = JSON.parse(data.toString('utf8'))
  } catch {
    return undefined
  }
  if (!Array.isArray(parts) || parts.length !== 5) return undefined
  const [joinRef, ref, topic, event, payload] = parts as unknown[]
  if (!isRef(joinRef) || !isRef(ref) || typeof topic !== 'string' || typeof event !== 'string') return undefined
  return { kind: 'text', joinRef, ref, topic, event, payload: isRecord(payload) ? payload : {} }
}

function readBroadcast(data: Buffer): BroadcastFrame | undefined {
  if (data.length < CLIENT_HEADER_BYTES || data[0] !== CLIENT_BROADCAST) return undefined
  const lengths = [...data.subarray(1, 6)]
  const encoding = data[6] === JSON_ENCODING ? 'json' : 'bytes'
  let at = CLIENT_HEADER_BYTES
  const texts = lengths.map((length) => data.toString('utf8', at, (at += length)))
  if (at > data.length) return undefined
  const [joinRef = '', ref = '', topic = '', event = ''] = texts
  const body = data.subarray(at)
  const json = encoding === 'json' ? readJson(body) : { value: undefined }
  if (!json) return undefined
  const payload = json.value
  return { kind: 'broadcast', joinRef: joinRef || null, ref: ref || null, topic, event, encoding, body, payload }
}

/** Strict, because the other members parse what one member sends. */
export function readJson(body: Buffer): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body.toString('utf8')) }
  } catch {
    return undefined
  }
}

export function textFrame(
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: object,
): string {
  return JSON.stringify([joinRef, ref, topic, event, payload])
}

/** Binary frame kind 4. Topic and event come from parsed frames or from us: each fits in 255 bytes. */
export function broadcastFrame(topic: string, event: string, encoding: 'json' | 'bytes', body: Buffer): Buffer {
  const texts = [Buffer.from(topic), Buffer.from(event)]
  const header = [SERVER_BROADCAST, ...texts.map(({ length }) => length), 0, encoding === 'json' ? JSON_ENCODING : 0]
  return Buffer.concat([Buffer.from(header), ...texts, body])
}

const isRef = (value: unknown): value is string | null => value === null || typeof value === 'string'

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

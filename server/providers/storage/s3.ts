import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './file-store.ts'

interface S3Place {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Timeout: later, the caller has given up. */
const ANSWER_MS = 30_000
/** Retries of a retryable response. */
const RETRIES = 2

/** Files in an S3-compatible bucket. Path-style URLs, which all services support. */
export function createS3Store({ endpoint, bucket, ...credentials }: S3Place): FileStore {
  const service = new AwsClient({ ...credentials, service: 's3', retries: RETRIES })
  const folder = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`

  async function ask(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    { body, signal = AbortSignal.timeout(ANSWER_MS) }: { body?: Uint8Array; signal?: AbortSignal } = {},
  ): Promise<Response> {
    const answer = await service.fetch(`${folder}/${encodeURIComponent(key)}`, {
      method,
      // Signed hash of the body, so that corrupted bytes are refused.
      headers: { 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
      body: body ? new Uint8Array(body) : null,
      signal,
    })
    if (!answer.ok && answer.status !== 404) throw new Error(await refusalOf(method, answer))
    return answer
  }

  /** A wrong setting must not look like a lost file. */
  async function missing(answer: Response): Promise<undefined> {
    if ((await answer.text()).includes('NoSuchBucket')) throw new Error(`the bucket ${bucket} does not exist`)
  }

  return {
    async write(key, bytes) {
      const answer = await ask('PUT', key, { body: bytes })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`the bucket ${bucket} does not exist`)
    },
    async read(key) {
      const answer = await ask('GET', key)
      if (!answer.ok) return missing(answer)
      return new Uint8Array(await answer.arrayBuffer())
    },
    async open(key) {
      // For the headers alone: the reader of the content may be slow.
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(new Error(`S3 GET: no answer in ${ANSWER_MS} ms`)), ANSWER_MS)
      const answer = await ask('GET', key, { signal: late.signal }).finally(() => clearTimeout(timer))
      return answer.ok && answer.body ? answer.body : missing(answer)
    },
    async remove(key) {
      const answer = await ask('DELETE', key)
      await (answer.ok ? answer.arrayBuffer() : missing(answer))
    },
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Error code of the service, such as `AccessDenied`; the rest of its response contains keys and accounts. */
async function refusalOf(method: string, answer: Response): Promise<string> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1]
  return `S3 ${method}: ${answer.status}${code ? ` ${code}` : ''}`
}

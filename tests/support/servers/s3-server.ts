import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterTestFile } from '../after-test-file.ts'

const REGION = 'eu-west-3'
const BUCKET = 'mivoix-files'
const ACCESS_KEY_ID = 'AKIATEST'
const SECRET_ACCESS_KEY = 'secret/of+the/test'
const CLOCK_SKEW_MS = 15 * 60_000

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Fake of the S3 API that we use: objects of one bucket, and verified signatures (version 4). */
export async function startS3Server() {
  const objects = new Map<string, Buffer>()
  /** Error responses for the next requests, to test error handling. */
  const trouble: { status: number; code: string }[] = []

  function act(request: IncomingMessage, body: Buffer): { status: number; code?: string; body?: Buffer } {
    const failed = trouble.shift() ?? whyUnsigned(request, body)
    if (failed) return failed
    const [, bucket, key = ''] = (request.url ?? '').split('/')
    if (bucket !== BUCKET) return { status: 404, code: 'NoSuchBucket' }
    if (request.method === 'PUT') {
      objects.set(key, body)
      return { status: 200 }
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    const found = objects.get(key)
    return found ? { status: 200, body: found } : { status: 404, code: 'NoSuchKey' }
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { status, code, body } = act(request, Buffer.concat(chunks))
    response.writeHead(status)
    response.end(code ? `<?xml version="1.0"?><Error><Code>${code}</Code></Error>` : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterTestFile(async () => void server.close())
  const { port } = server.address() as AddressInfo
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_REGION: REGION,
    S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY,
  }
  return { settings, objects, trouble }
}

/** Why S3 would refuse the request; written from its documentation, independently of the library under test. */
function whyUnsigned(request: IncomingMessage, body: Buffer): { status: number; code: string } | undefined {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
    request.headers.authorization ?? '',
  )
  const header = (name: string) => String(request.headers[name] ?? '')
  const instant = header('x-amz-date')
  const [, credential = '', signedHeaders = '', signature] = given ?? []
  const scope = `${instant.slice(0, 8)}/${REGION}/s3/aws4_request`
  if (credential !== `${ACCESS_KEY_ID}/${scope}`) return { status: 403, code: 'InvalidAccessKeyId' }
  if (Math.abs(Date.now() - readInstant(instant)) > CLOCK_SKEW_MS) return { status: 403, code: 'RequestTimeTooSkewed' }
  if (header('x-amz-content-sha256') !== sha256(body)) return { status: 400, code: 'XAmzContentSHA256Mismatch' }
  const names = signedHeaders.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return { status: 403, code: 'AccessDenied' }
  const [path, query = ''] = (request.url ?? '').split('?')
  const canonical = [
    request.method,
    path,
    query,
    ...names.map((name) => `${name}:${header(name).trim()}`),
    '',
    signedHeaders,
    header('x-amz-content-sha256'),
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', instant, scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((under, part) => hmac(under, part), `AWS4${SECRET_ACCESS_KEY}`)
  return hmac(key, toSign).toString('hex') === signature ? undefined : { status: 403, code: 'SignatureDoesNotMatch' }
}

/** `20261115T041500Z` */
function readInstant(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

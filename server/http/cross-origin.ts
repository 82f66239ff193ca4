import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** Headers sent and read by the official client, and two of our own. */
const allowHeaders = [
  'authorization',
  'apikey',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
  'prefer',
  'accept-profile',
  'content-profile',
  'range',
  'x-upsert',
  'cache-control',
  'x-metadata',
  'x-retry-count',
  'x-region',
  'x-chat-session',
  'idempotency-key',
]
const exposeHeaders = [
  'content-range',
  'x-supabase-api-version',
  'x-total-count',
  'link',
  'location',
  'retry-after',
  'x-request-id',
]

/** CORS for front ends on other origins; without cookies. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...origins],
    allowHeaders,
    exposeHeaders,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 600,
  })
}

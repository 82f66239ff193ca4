import { type Arbitrary, array, constantFrom, dictionary, jsonValue, oneof, record, string } from 'fast-check'
import { anyOf } from './any-of.ts'
import type { FuzzRequest } from './request.ts'

const text = oneof(string({ unit: 'binary', maxLength: 20 }), string({ maxLength: 20 }))
const words = oneof(
  constantFrom('a@b.fr', 'A@B.FR ', 'not an address', '', 'Un mot de passe assez long 7', 'password', '123456', 'é'),
  anyOf('signup recovery email email_change global local others totp \u0000 <script>'),
  text,
)
const keys = anyOf(
  'email password phone token token_hash type refresh_token data options create_user nonce',
  'code_challenge code name subject message securityCheck user_type friendly_name factor_type prefix',
  'prefixes limit offset expiresIn paths bucketId sourceKey public',
)
const body = oneof(
  { arbitrary: dictionary(keys, oneof(words, jsonValue({ maxDepth: 2 })), { maxKeys: 6 }), weight: 8 },
  { arbitrary: jsonValue({ maxDepth: 3 }), weight: 1 },
)
  .map((value) => JSON.stringify(value))
  .chain((json) =>
    oneof({ arbitrary: constantFrom(json), weight: 9 }, { arbitrary: oneof(text, constantFrom('', '{')), weight: 1 }),
  )

const authPaths = anyOf(
  'signup token?grant_type=password token?grant_type=refresh_token token?grant_type=pkce token otp',
  'token?grant_type=id_token resend recover verify verify?token=x&type=signup user logout',
  'logout?scope=others logout?scope=x reauthenticate factors factors/x/verify authorize?provider=x',
  'admin/users settings health .well-known/jwks.json user/identities/x sso nothing',
).map((path) => `/auth/v1/${path}`)
const functionPaths = anyOf(
  'new-security-check send-contact-message subscribe-to-newsletter confirm-newsletter',
  'unsubscribe-from-newsletter nothing constructor __proto__ a/b',
).map((path) => `/functions/v1/${path}`)
const storagePaths = anyOf(
  'bucket bucket/avatars object/avatars/a.png object/list/avatars object/sign/avatars/a object/avatars',
  'object/public/x/y object/info/avatars/a object/move object/avatars/..%2f..%2fetc nothing',
).map((path) => `/storage/v1/${path}`)
const otherPaths = oneof(
  anyOf(
    '/healthz /readyz / /contact /nothing /functions/v1/ /dev/api/mailbox /dev/api/mailbox/x // /..%2f /metrics',
    '/realtime/v1/websocket /realtime/v1/api/broadcast /calendar/x.ics /mail/x /site/v1/notices /webhooks/stripe',
    '/csp-reports /.well-known/security.txt /assets/x.js /sitemap.xml /robots.txt /urgence',
  ),
  text.map((path) => `/${encodeURIComponent(path.toWellFormed())}`),
)

/** Requests to the other endpoints: functions, auth, storage, health, and unknown paths. */
export const doorRequests: Arbitrary<FuzzRequest> = record({
  method: constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
  path: oneof(
    { arbitrary: functionPaths, weight: 4 },
    { arbitrary: authPaths, weight: 4 },
    { arbitrary: storagePaths, weight: 3 },
    { arbitrary: otherPaths, weight: 2 },
  ),
  body,
  contentType: constantFrom('application/json', 'application/json', 'application/json;charset=UTF-8', 'text/plain', ''),
  idempotencyKey: constantFrom('', '', 'a', 'b', 'x'.repeat(300)),
  version: constantFrom('2024-01-01', '2024-01-01', '', 'nonsense'),
  extra: array(constantFrom('x-upsert', 'x-region', 'range', 'if-none-match', 'accept-encoding'), { maxLength: 2 }),
  who: constantFrom('visitor', 'visitor', 'leaver', 'forger', 'stranger'),
}).map(({ method, path, contentType, idempotencyKey, version, extra, who, ...rest }) => ({
  method,
  path,
  headers: {
    'content-type': contentType,
    'idempotency-key': idempotencyKey,
    'x-supabase-api-version': version,
    ...Object.fromEntries(extra.map((name) => [name, 'gzip'])),
  },
  body: method === 'GET' || method === 'HEAD' ? undefined : rest.body,
  who,
}))

import { resolve } from 'node:path'
import { z } from 'zod'
import { PASSWORD_MIN_LENGTH } from '#domain/constants.ts'
import { hostsInUrl } from './db/hosts-in-url.ts'

const onOff = z.enum(['on', 'off'], { error: 'on or off' }).transform((value) => value === 'on')
const wholeNumber = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(min, error).max(max, error))
}
const urlOf = (protocol: RegExp, expected: string) => z.url({ protocol, hostname: /./, error: expected })

const databaseUrl = z
  .string()
  .refine(
    (address) => hostsInUrl(address) !== undefined,
    'an address such as postgres://user:password@host:5432/mivoix, with several hosts as host1:5432,host2:5432',
  )

const itemsOf = (list: string) => list.split(',').map((item) => item.trim())
const listOf = <S extends z.ZodType<unknown, string>>(item: S, usual = '') =>
  z
    .string()
    .default(usual)
    .transform((list) => itemsOf(list).filter(Boolean))
    .pipe(z.array(item))

/** A structured value, written as JSON. */
const jsonOf = <S extends z.ZodType>(schema: S, expected: string) =>
  z.string().transform((text, context): z.output<S> => {
    try {
      return schema.parse(JSON.parse(text))
    } catch {
      context.addIssue(expected)
      return z.NEVER
    }
  })

const signingKeys = jsonOf(
  z.array(
    z.object({
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      kid: z.string().min(1),
      x: z.base64url(),
      y: z.base64url(),
      d: z.base64url(),
    }),
  ),
  'a JSON list of private keys (JWK, P-256), each with its kid',
)

/** Unencrypted only for a provider on this machine, for tests. */
const issuer = z.union([urlOf(/^https$/, ''), z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1)$/ })])
const oidcProviders = jsonOf(
  z.record(
    z.string().regex(/^[a-z][a-z0-9_-]{0,40}$/),
    z.object({
      issuer,
      client_id: z.string().min(1),
      client_secret: z.string().min(1),
      label: z.string().min(1).max(40),
      scopes: z.string().default('openid email profile'),
      domains: z.array(z.string().toLowerCase()).default([]),
    }),
  ),
  'JSON such as {"google":{"issuer":"https://accounts.google.com","client_id":"…","client_secret":"…","label":"Google"}}',
)

/** Pages, APIs and cookies are at the root of the URL. Invalid URLs were refused before. */
function isOrigin(address: string): boolean {
  const url = URL.parse(address)
  return url === null || url.href === `${url.origin}/`
}

/** Not the placeholder of deploy/mivoix.env: with that everybody could sign Stripe's events. */
function filledIn(prefix: string) {
  return z.string().regex(new RegExp(`^${prefix}[^<>]+$`), `a value that begins with ${prefix}, without < and >`)
}

/** Every setting, by its environment variable. README documents each with its default. */
const environment = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().trim().min(1, 'an address of this machine').default('127.0.0.1'),
  PUBLIC_URL: urlOf(/^https?$/, 'an address such as https://mivoix.example')
    .refine(isOrigin, 'an address without a path, such as https://mivoix.example')
    .optional(),
  DATA_DIR: z.string().trim().min(1, 'a folder').default('.data'),
  /** The host may be omitted: a Unix socket is given as `?host=/run/postgresql`. */
  DATABASE_URL: databaseUrl.optional(),
  /** Same database without the pooler in transaction mode that DATABASE_URL then points to. */
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10),
  STATEMENT_TIMEOUT_MS: wholeNumber(100, 600_000).default(8000),
  /** Sustained rate of one network on /rest/v1; bursts of twelve times as many. */
  REST_REQUESTS_PER_SECOND: wholeNumber(1, 1_000_000).default(50),
  DEMO: onOff.optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'debug, info, warn, error or silent' })
    .optional(),
  TRUSTED_PROXIES: listOf(
    z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], {
      error: 'addresses or ranges such as 10.0.0.0/8, separated by commas',
    }),
  ),
  SMTP_URL: urlOf(/^smtps?$/, 'an address such as smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'a sender such as Mivoix <bonjour@mivoix.fr>')
    .default('Mivoix <bonjour@mivoix.fr>'),
  /** URL of a Twilio-compatible SMS service, with user and password. */
  SMS_URL: urlOf(
    /^https?$/,
    'an address such as https://account:token@api.twilio.com/2010-04-01/Accounts/account/Messages.json',
  ).optional(),
  SMS_FROM: z
    .string()
    .regex(/^[\w +-]{3,20}$/, 'a number or a name of 3 to 20 letters and digits')
    .default('Mivoix'),
  /** Limit of the whole installation: we pay for each message (SMS pumping). */
  SMS_PER_HOUR: wholeNumber(1, 100_000).default(300),
  /** Allowed country prefixes: France and its territories, Belgium, Switzerland, Luxembourg, Monaco. */
  SMS_PREFIXES: listOf(
    z.string().regex(/^[1-9]\d{0,5}$/, 'country codes such as 33,32, separated by commas'),
    '33,262,508,590,594,596,681,687,689,32,41,352,377',
  ),
  CONTACT_ADDRESS: z.email({ error: 'an e-mail address' }).default('contact@mivoix.fr'),
  /** Without Stripe's three keys, a demonstration takes test cards, and a production start takes no payment at all. */
  STRIPE_SECRET_KEY: filledIn('sk_').optional(),
  STRIPE_PUBLISHABLE_KEY: filledIn('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: filledIn('whsec_').optional(),
  STRIPE_API_URL: urlOf(/^https?$/, 'an address such as http://localhost:12111').optional(),
  /** Marks a production start without Stripe as a rehearsal: test cards are accepted, and every page says so. */
  PAYMENTS: z.enum(['rehearsal'], { error: 'a rehearsal or nothing: rehearsal' }).optional(),
  /** Without endpoint, bucket and keys, uploaded files are stored in a folder of DATA_DIR. */
  S3_ENDPOINT: urlOf(/^https?$/, 'an address such as https://s3.eu-west-3.amazonaws.com').optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Without them the embedded engine answers the chat. */
  MODEL_URL: urlOf(/^https?$/, 'an address such as https://api.mistral.ai/v1').optional(),
  MODEL_NAME: z.string().min(1).optional(),
  MODEL_API_KEY: z.string().min(1).optional(),
  MODEL_EUROS_PER_DAY: z.coerce.number({ error: 'an amount in euros' }).min(0, 'an amount in euros').default(5),
  MODEL_INPUT_EUROS_PER_MILLION: z.coerce.number({ error: 'a price in euros' }).min(0, 'a price in euros').default(1),
  MODEL_OUTPUT_EUROS_PER_MILLION: z.coerce.number({ error: 'a price in euros' }).min(0, 'a price in euros').default(5),
  /**
   * coturn's URLs and its `static-auth-secret`; without them a demonstration runs its
   * own relay, and a production start has none.
   */
  TURN_URLS: listOf(
    z
      .string()
      .regex(
        /^turns?:[\w.:[\]-]+(\?transport=(udp|tcp))?$/,
        'addresses such as turn:turn.example:3478, separated by commas',
      ),
  ),
  TURN_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  PUBLISHABLE_KEY: z
    .string()
    .regex(/^sb_publishable_\w+$/, 'sb_publishable_ followed by letters and digits')
    .default('sb_publishable_mivoix'),
  SERVICE_KEY: z.string().min(32, 'at least 32 characters').optional(),
  /** Off: a new account must confirm its email address first. */
  AUTOMATIC_CONFIRMATION: onOff.default(false),
  SIGN_UP: onOff.default(true),
  ANONYMOUS_SIGN_IN: onOff.default(false),
  /** On: a phone number is enough to open an account. */
  PHONE_SIGN_UP: onOff.default(false),
  /** On: a password sign-in requires a proof of work, in the client's `captchaToken`. */
  SIGN_IN_SECURITY_CHECK: onOff.default(true),
  /** Of PBKDF2, for each try: about a third of a second in all on a telephone, nothing to a person, a price for a thousand messages. */
  SECURITY_CHECK_ITERATIONS: wholeNumber(1, 100_000).default(5_000),
  /** On: a password is followed by a mailed code for practitioners, administrators, and patients on a new device. */
  SECOND_STEP: onOff.default(true),
  PASSWORD_MIN_LENGTH: wholeNumber(6, 64).default(PASSWORD_MIN_LENGTH),
  /** Private keys (JWK, ES256) of access tokens, the first one signing; without them the database stores its own. */
  SIGNING_KEYS: signingKeys.default([]),
  /** OpenID Connect providers for sign-in, by name. */
  OIDC_PROVIDERS: oidcProviders.default({}),
  /** Additional redirect targets of a sign-in, each including its subpaths. */
  REDIRECT_URLS: listOf(
    z.url({ protocol: /^https?$/, error: 'addresses such as https://app.example/, separated by commas' }),
  ),
  /** Origins of other front ends that may call the APIs (CORS). */
  CORS_ORIGINS: listOf(
    z
      .url({ protocol: /^https?$/, error: 'addresses such as https://app.example, separated by commas' })
      .refine(isOrigin, 'addresses without a path, such as https://app.example, separated by commas')
      .transform((address) => new URL(address).origin),
  ),
  /** Access to /metrics: by token or, without one, from this machine. */
  METRICS: z.enum(['off', 'loopback'], { error: 'off or loopback' }).default('off'),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  STOP_GRACE_SECONDS: wholeNumber(0, 600).default(10),
})

/** Settings that are only valid together. */
const requiredTogether = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['MODEL_URL', 'MODEL_NAME'],
  ['TURN_URLS', 'TURN_SECRET'],
]

/** Names of all settings; a test checks that README documents each. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

export interface Settings extends Omit<z.infer<typeof environment>, 'PUBLIC_URL' | 'DEMO' | 'LOG_LEVEL'> {
  PUBLIC_URL: string
  DEMO: boolean
  LOG_LEVEL: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

export class InvalidSettings extends Error {}

/** Parses the environment once. Nothing else reads process.env. */
export function readSettings(source: Record<string, string | undefined> = process.env): Settings {
  // An empty variable counts as unset.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  const wrong = parsed.error?.issues.map((issue) => `  ${String(issue.path[0])}: expected ${issue.message}`) ?? []
  const lines = [...wrong, ...missingSettings(given), ...contradictions(given)]
  if (!parsed.success || lines.length > 0)
    throw new InvalidSettings(`Wrong settings:\n${[...new Set(lines)].join('\n')}\nREADME.md lists every setting.`)
  const settings = parsed.data
  const production = Boolean(settings.DATABASE_URL || settings.SMTP_URL || settings.SMS_URL || settings.PUBLIC_URL)
  return {
    ...settings,
    DATA_DIR: resolve(settings.DATA_DIR),
    PUBLIC_URL: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    DEMO: settings.DEMO ?? !production,
    LOG_LEVEL: settings.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}

/** A rehearsal with a real provider would charge people who were told that it does not. */
function contradictions(given: Record<string, unknown>): string[] {
  const lines: string[] = []
  if ('PAYMENTS' in given && 'STRIPE_SECRET_KEY' in given)
    lines.push('  PAYMENTS: expected to be left out, since STRIPE_SECRET_KEY is set')
  if ('DATABASE_DIRECT_URL' in given && !('DATABASE_URL' in given))
    lines.push('  DATABASE_URL: expected as well, since DATABASE_DIRECT_URL is set')
  return lines
}

function missingSettings(given: Record<string, unknown>): string[] {
  return requiredTogether.flatMap((names) => {
    const set = names.filter((name) => name in given)
    const missing = names.filter((name) => !(name in given))
    return set.length === 0 ? [] : missing.map((name) => `  ${name}: expected as well, since ${set[0]} is set`)
  })
}

import { hydrateOnInteraction } from '../../web/app/hydrate-on-interaction.ts'
import { HYDRATED_EVENT, replayAfterHydration } from '../../web/app/replay-after-hydration.ts'
import { trustedTypesPolicy } from '../../web/app/trusted-types-policy.ts'
import { AUTH_STORAGE_KEY } from '../../web/lib/auth/auth-storage-key.ts'
import { CHAT_SESSION_KEY, ERASE_ON_EXIT_KEY, LEFT_CHAT_KEY } from '../../web/lib/chat-keys.ts'
import { DRAFT_PREFIX } from '../../web/lib/drafts.ts'

const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/g
const MODULE_PRELOAD = /<link rel="modulepreload"/g

/** The style sheet and the fonts come first: on a slow connection scripts delayed the first paint by a second. */
const LOW_PRIORITY_LINK = '<link fetchpriority="low"'

const HEAD = '<head>'

/** Inlines the script that holds clicks and input until hydration. */
export function inlineReplayScript(html: string): string {
  requireKnownStart(html)
  const holder = inline(replayAfterHydration, {
    hydratedEvent: HYDRATED_EVENT,
    eraseOnExitKey: ERASE_ON_EXIT_KEY,
    chatKeys: [CHAT_SESSION_KEY, LEFT_CHAT_KEY],
  })
  return withTrustedTypes(html)
    .replaceAll(MODULE_PRELOAD, `${LOW_PRIORITY_LINK} rel="modulepreload"`)
    .replace(MODULE_SCRIPT, (script) => `${holder}${script}`)
}

/** First script of the page: a script before the policy could not register a worker. */
function withTrustedTypes(html: string): string {
  return html.replace(HEAD, () => `${HEAD}${inline(trustedTypesPolicy, {})}`)
}

/** Makes a prerendered page load its scripts on the first interaction, not while it is being read. */
export function deferScripts(html: string): string {
  requireKnownStart(html)
  const starter = inline(hydrateOnInteraction, { authStorageKey: AUTH_STORAGE_KEY, draftPrefix: DRAFT_PREFIX })
  return inlineReplayScript(html)
    .replaceAll(`${LOW_PRIORITY_LINK} rel="modulepreload"`, '<link rel="late-modulepreload"')
    .replace(MODULE_SCRIPT, (_script, code: string) => `<script type="late-module">${code}</script>${starter}`)
}

function requireKnownStart(html: string) {
  if (!html.includes(HEAD) || html.match(MODULE_SCRIPT)?.length !== 1 || html.match(MODULE_PRELOAD) === null)
    throw new Error('A rendered page does not start the way it used to: has React Router changed its <Scripts>?')
}

function inline<Options>(code: (options: Options) => void, options: Options): string {
  return `<script>(${sourceOf(code)})(${JSON.stringify(options)})</script>`
}

/** Strips indentation and comments, which every page would carry. */
function sourceOf(code: (...parameters: never[]) => unknown): string {
  return code
    .toString()
    .replaceAll(/^\s*(\/\/.*|\/\*\*.*\*\/)$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/ +/g, ' ')
}

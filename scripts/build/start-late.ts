import { AWAKE_EVENT, lateStart } from '../../web/app/late-start.ts'
import { AUTH_STORAGE_KEY } from '../../web/lib/client.ts'
import { DRAFT_PREFIX } from '../../web/lib/drafts.ts'

const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/g
const MODULE_PRELOAD = /<link rel="modulepreload"/g

/** Makes a rendered page load its scripts when somebody is there to use them, not while it is being read. */
export function startLate(html: string): string {
  if (html.match(MODULE_SCRIPT)?.length !== 1 || !MODULE_PRELOAD.test(html))
    throw new Error('A rendered page does not start the way it used to: has React Router changed its <Scripts>?')
  const options = { awakeEvent: AWAKE_EVENT, authStorageKey: AUTH_STORAGE_KEY, draftPrefix: DRAFT_PREFIX }
  const starter = `<script>(${sourceOf(lateStart)})(${JSON.stringify(options)})</script>`
  return html
    .replaceAll(MODULE_PRELOAD, '<link rel="late-modulepreload"')
    .replace(MODULE_SCRIPT, (_script, code: string) => `<script type="late-module">${code}</script>${starter}`)
}

/** Without its indentation and comments, which every page would carry. */
function sourceOf(code: (...parameters: never[]) => unknown): string {
  return code
    .toString()
    .replaceAll(/^\s*(\/\/.*|\/\*\*.*\*\/)$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/ +/g, ' ')
}

import { useSyncExternalStore } from 'react'
import { PUBLIC_SETTINGS_ID, type PublicSettings, settingsAtBuild } from '#domain/public-settings.ts'

let kept: PublicSettings | undefined

/** Settings that the server wrote into the page, read once. Not for prerendered content: use the hook there. */
export function publicSettings(): PublicSettings {
  kept ??= read()
  return kept
}

function read(): PublicSettings {
  const json = document.getElementById(PUBLIC_SETTINGS_ID)?.textContent
  const settings: PublicSettings | null = JSON.parse(json ?? 'null')
  // No fallback: guessed settings could show card fields of the wrong payment provider.
  if (!settings) throw new Error('The page came without the settings of its server')
  return settings
}

const subscribe = () => () => undefined

/** The settings as a hook: prerendered pages use build-time values until hydration. */
export function usePublicSettings(): PublicSettings {
  return useSyncExternalStore(subscribe, publicSettings, () => settingsAtBuild)
}

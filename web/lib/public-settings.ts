import { useSyncExternalStore } from 'react'
import { PUBLIC_SETTINGS_ID, type PublicSettings, settingsAtBuild } from '#domain/public-settings.ts'

let kept: PublicSettings | undefined

/** What the server says of itself in the page, read once. Not for what is rendered at build time: see the hook. */
export function publicSettings(): PublicSettings {
  kept ??= read()
  return kept
}

function read(): PublicSettings {
  const json = document.getElementById(PUBLIC_SETTINGS_ID)?.textContent
  const settings: PublicSettings | null = JSON.parse(json ?? 'null')
  // Guessing them could show card fields of the wrong payment provider.
  if (!settings) throw new Error('The page came without the settings of its server')
  return settings
}

const subscribe = () => () => undefined

/** The same for what a page shows: pages rendered at build time get those of this deployment once they are awake. */
export function usePublicSettings(): PublicSettings {
  return useSyncExternalStore(subscribe, publicSettings, () => settingsAtBuild)
}

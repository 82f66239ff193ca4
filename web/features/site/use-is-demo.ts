import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Pages are built for the demonstration; a production server takes out what is marked `data-demo-only` before it serves them. */
const isDemo = () => typeof document === 'undefined' || document.documentElement.hasAttribute('data-demo')

/** The same while the page wakes up as after it: what the server took out does not come back. */
export const useIsDemo = () => useSyncExternalStore(subscribe, isDemo, isDemo)

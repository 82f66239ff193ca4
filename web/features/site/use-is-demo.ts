import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Pages are built in demo mode; a production server removes `data-demo-only` elements before serving them. */
const isDemo = () => typeof document === 'undefined' || document.documentElement.hasAttribute('data-demo')

/** Same value during and after hydration, so that removed elements do not come back. */
export const useIsDemo = () => useSyncExternalStore(subscribe, isDemo, isDemo)

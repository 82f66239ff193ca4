import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

const RETRY_MILLISECONDS = 3000

/**
 * A part of a page whose code is loaded when it is first rendered. Unlike `lazy`, a failed download does not take the
 * page down: the rest stays, and the part appears when it can be loaded. Meanwhile `Unavailable`, if any, does its work.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
  Unavailable?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    useEffect(() => {
      let isLeft = false
      let retry: ReturnType<typeof setTimeout> | undefined
      async function attempt() {
        try {
          loaded ??= (await load()).default
          if (!isLeft) setPart(() => loaded)
        } catch {
          if (isLeft) return
          setFailed(true)
          retry = setTimeout(() => void attempt(), RETRY_MILLISECONDS)
        }
      }
      void attempt()
      return () => {
        isLeft = true
        clearTimeout(retry)
      }
    }, [])
    if (Part) return <Part {...props} />
    return hasFailed && Unavailable ? <Unavailable {...props} /> : waiting
  }
}

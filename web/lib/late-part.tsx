import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

const RETRY_MILLISECONDS = 3000

/**
 * A part of a page whose code comes when it is first drawn. Unlike `lazy`, a connection that fails it takes nothing else
 * down: the rest of the page stays, and the part comes when it can.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      let isLeft = false
      let retry: ReturnType<typeof setTimeout> | undefined
      async function attempt() {
        try {
          loaded ??= (await load()).default
          if (!isLeft) setPart(() => loaded)
        } catch {
          if (!isLeft) retry = setTimeout(() => void attempt(), RETRY_MILLISECONDS)
        }
      }
      void attempt()
      return () => {
        isLeft = true
        clearTimeout(retry)
      }
    }, [])
    return Part ? <Part {...props} /> : waiting
  }
}

type HydrationOptions = { authStorageKey: string; draftPrefix: string }

/**
 * Inlined into every public page, which is readable without React: loads React at the first sign of interaction. Loads
 * it at once for signed-in users, drafts, and URLs that ask for one answer of a page. Self-contained, since only its
 * source is inlined.
 */
export function hydrateOnInteraction({ authStorageKey, draftPrefix }: HydrationOptions) {
  const signsOfPerson = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
    'click',
    'input',
    'change',
  ]
  const waiting = new AbortController()

  function start() {
    if (waiting.signal.aborted) return
    waiting.abort()
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="late-modulepreload"]'))
      link.rel = 'modulepreload'
    const script = document.querySelector<HTMLScriptElement>('script[type="late-module"]')
    if (!script) return
    // A page left open over a release refers to files that no longer exist: reload it.
    script.addEventListener('error', () => {
      if (navigator.onLine && performance.now() > 60_000) location.reload()
    })
    // The same element is inserted again: Trusted Types would refuse text assigned to a new script element.
    script.type = 'module'
    script.parentNode?.append(script)
  }

  /** A pointer at rest fires a move event without moving when the page appears: ignore it. */
  function notice(sign: Event) {
    const isAtRest =
      sign instanceof PointerEvent && sign.type === 'pointermove' && sign.movementX === 0 && sign.movementY === 0
    if (!isAtRest) start()
  }

  for (const sign of signsOfPerson)
    addEventListener(sign, notice, { signal: waiting.signal, capture: true, passive: true })

  let isAwaited = location.hash !== ''
  try {
    isAwaited ||= localStorage.getItem(authStorageKey) !== null
    isAwaited ||= Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix))
  } catch {
    // Storage is blocked: no session and no draft.
  }
  if (isAwaited) start()
}

type LateStartOptions = { authStorageKey: string; draftPrefix: string }

/**
 * Written into every public page, which reads without React: loads React at the first sign of a person. Whoever is signed
 * in, has a draft, or came for one answer of a page needs it at once.
 *
 * Self-contained, since only its source travels.
 */
export function lateStart({ authStorageKey, draftPrefix }: LateStartOptions) {
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
    // A page left open over a release names files that are gone: a fresh one does not.
    script.addEventListener('error', () => {
      if (navigator.onLine && performance.now() > 60_000) location.reload()
    })
    // The same element, put in again: text given to a new one would not be trusted (Trusted Types).
    script.type = 'module'
    script.parentNode?.append(script)
  }

  /** A pointer that rests where the page appears is said to move, by nothing. */
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
    // No storage: nobody is signed in and nothing was kept.
  }
  if (isAwaited) start()
}

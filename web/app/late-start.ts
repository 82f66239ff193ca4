/** Said on the window once React has taken the page over. */
export const AWAKE_EVENT = 'page-awake'

type LateStartOptions = { awakeEvent: string; authStorageKey: string; draftPrefix: string }

/**
 * Written into every public page, which reads without React: loads React at the first sign of a person, and does then what
 * they asked for meanwhile. Whoever is signed in, has a draft, or came for one answer of a page needs it at once.
 *
 * Self-contained, since only its source travels.
 */
export function lateStart({ awakeEvent, authStorageKey, draftPrefix }: LateStartOptions) {
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
  const held = new AbortController()
  const { signal } = held
  const pressed = new Set<HTMLElement>()
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>()
  let shiftPresses: number[] = []
  let isStarted = false

  function start() {
    if (isStarted) return
    isStarted = true
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="late-modulepreload"]'))
      link.rel = 'modulepreload'
    const late = document.querySelector('script[type="late-module"]')
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = late?.textContent ?? ''
    // A page left open over a release names files that are gone: a fresh one does not.
    script.addEventListener('error', () => {
      if (navigator.onLine && performance.now() > 60_000) location.reload()
    })
    late?.replaceWith(script)
  }

  /** A pointer that rests where the page appears is said to move, by nothing. */
  function notice(sign: Event) {
    const isAtRest =
      sign instanceof PointerEvent && sign.type === 'pointermove' && sign.movementX === 0 && sign.movementY === 0
    if (!isAtRest) start()
  }

  /** As `quickExit` does: whoever leaves in a hurry does not wait for a script. */
  function leave(exit: HTMLAnchorElement) {
    held.abort()
    document.body.hidden = true
    document.title = 'Météo'
    sessionStorage.clear()
    location.replace(exit.href)
  }

  function holdClick(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    const exit = event.target.closest<HTMLAnchorElement>('a[data-quick-exit]')
    const button = event.target.closest('button')
    if (!exit && !button) return
    event.preventDefault()
    // React hears a press a moment before it says that it is awake: one that is pressed again must not reach it twice.
    event.stopPropagation()
    if (exit) leave(exit)
    if (button) pressed.add(button)
  }

  const shiftPressesUntil = (moment: number) => shiftPresses.filter((pressedAt) => moment - pressedAt < 5000)

  function countShift(event: KeyboardEvent) {
    const { key, repeat, timeStamp } = event
    if (repeat) return
    shiftPresses = key === 'Shift' ? [...shiftPressesUntil(timeStamp), timeStamp] : []
    // Handed on once React is awake, which as with a button is not to hear it twice.
    if (key === 'Shift') event.stopPropagation()
    const exit = document.querySelector<HTMLAnchorElement>('a[data-quick-exit]')
    if (exit && shiftPresses.length === 3) leave(exit)
  }

  function noteValue({ target }: Event) {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      typed.set(target, target.value)
  }

  function catchUp({ timeStamp }: Event) {
    held.abort()
    for (const _ of shiftPressesUntil(timeStamp)) dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    for (const [field, value] of typed) {
      // React overlooks a value that was set through the element itself.
      if (field.value !== value)
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    for (const button of pressed) button.click()
  }

  for (const sign of signsOfPerson) addEventListener(sign, notice, { signal, capture: true, passive: true })
  addEventListener('click', holdClick, { signal, capture: true })
  addEventListener('submit', (event) => event.preventDefault(), { signal, capture: true })
  addEventListener('input', noteValue, { signal, capture: true })
  addEventListener('change', noteValue, { signal, capture: true })
  addEventListener('keydown', countShift, { signal, capture: true })
  addEventListener(awakeEvent, catchUp, { signal, once: true })

  let isAwaited = location.hash !== ''
  try {
    isAwaited ||= localStorage.getItem(authStorageKey) !== null
    isAwaited ||= Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix))
  } catch {
    // No storage: nobody is signed in and nothing was kept.
  }
  if (isAwaited) start()
}

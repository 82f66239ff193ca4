/** Event dispatched on the window once React has hydrated the page. */
export const HYDRATED_EVENT = 'page-hydrated'

type ReplayOptions = { hydratedEvent: string; eraseOnExitKey: string; chatKeys: readonly string[] }

/**
 * Inlined into every prerendered page: keeps clicks and typed text from before hydration and replays them afterwards. A
 * slow phone shows a page seconds before it can react. Self-contained, since only its source is inlined.
 */
export function replayAfterHydration({ hydratedEvent, eraseOnExitKey, chatKeys }: ReplayOptions) {
  const held = new AbortController()
  const { signal } = held
  const pressed = new Set<HTMLElement>()
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>()
  let shiftPresses: number[] = []

  /** Same as `quickExit`, without waiting for React. */
  function leave(exit: HTMLAnchorElement) {
    held.abort()
    document.body.hidden = true
    document.title = 'Météo'
    try {
      sessionStorage.clear()
      if (localStorage.getItem(eraseOnExitKey) === 'on') for (const key of chatKeys) localStorage.removeItem(key)
    } finally {
      location.replace(exit.href)
    }
  }

  function holdClick(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    const exit = event.target.closest<HTMLAnchorElement>('a[data-quick-exit]')
    const button = event.target.closest('button')
    if (!exit && !button) return
    event.preventDefault()
    // React may receive a click just before the hydration event: without this, the replayed click would reach it twice.
    event.stopPropagation()
    if (exit) leave(exit)
    if (button) pressed.add(button)
  }

  const shiftPressesUntil = (moment: number) => shiftPresses.filter((pressedAt) => moment - pressedAt < 5000)

  function countShift(event: KeyboardEvent) {
    const { key, repeat, timeStamp } = event
    if (repeat) return
    shiftPresses = key === 'Shift' ? [...shiftPressesUntil(timeStamp), timeStamp] : []
    // Replayed after hydration; as with clicks, React must not receive it twice.
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
      // React ignores a value set through its own setter on the element, so the prototype's setter is used.
      if (field.value !== value)
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    for (const button of pressed) button.click()
  }

  addEventListener('click', holdClick, { signal, capture: true })
  addEventListener('submit', (event) => event.preventDefault(), { signal, capture: true })
  addEventListener('input', noteValue, { signal, capture: true })
  addEventListener('change', noteValue, { signal, capture: true })
  addEventListener('keydown', countShift, { signal, capture: true })
  addEventListener(hydratedEvent, catchUp, { signal, once: true })
}

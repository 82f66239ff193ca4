const SWIPE_PIXELS = 20

/** Sonner's swipe threshold is fixed at 45 pixels, the specification asks for 20. Returns a cleanup function. */
export function dismissOnShortSwipe(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let start: { toast: Element; x: number; y: number } | undefined

  addEventListener(
    'pointerdown',
    ({ target, clientX: x, clientY: y }) => {
      const toast = target instanceof Element ? target.closest('[data-sonner-toast]') : null
      start = toast ? { toast, x, y } : undefined
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const moved = start && isSwipe(clientX - start.x, clientY - start.y, start.toast.getAttribute('data-y-position'))
      if (moved) start?.toast.querySelector<HTMLElement>('[data-close-button]')?.click()
      start = undefined
    },
    { signal },
  )
  return () => listening.abort()
}

/** A swipe counts sideways, or toward the edge of the screen that the toast came from. */
export function isSwipe(x: number, y: number, edge: string | null): boolean {
  if (Math.abs(x) >= Math.abs(y)) return Math.abs(x) >= SWIPE_PIXELS
  return edge === 'top' ? y <= -SWIPE_PIXELS : y >= SWIPE_PIXELS
}

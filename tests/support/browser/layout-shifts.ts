import type { Page } from '@playwright/test'

interface LayoutShift {
  value: number
  sources: readonly { node: Element | null }[]
}

/** How far the things on this page have moved since it was loaded (CLS), and which of them, for the reader of a failure. */
export function layoutShifts(page: Page): Promise<{ shifted: number; moved: string }> {
  return page.evaluate(async () => {
    // Two frames, in which what was drawn last is measured.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const shifts = await new Promise<LayoutShift[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as unknown as LayoutShift[]))
      observer.observe({ type: 'layout-shift', buffered: true })
      // A page that stood still reports nothing at all.
      setTimeout(() => resolve([]), 100)
    })
    return {
      shifted: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts
        .map(
          ({ value, sources }) => `${value}: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ')}`,
        )
        .join('\n'),
    }
  })
}

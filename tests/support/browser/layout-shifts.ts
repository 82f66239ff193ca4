import type { Page } from '@playwright/test'

interface LayoutShift {
  value: number
  sources: readonly { node: Element | null }[]
}

/** Cumulative layout shift (CLS) since the page was loaded, and the elements that moved, for failure messages. */
export function layoutShifts(page: Page): Promise<{ shifted: number; moved: string }> {
  return page.evaluate(async () => {
    // Two frames, so that the last render is measured.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const shifts = await new Promise<LayoutShift[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as unknown as LayoutShift[]))
      observer.observe({ type: 'layout-shift', buffered: true })
      // Without any shift the observer is never called.
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

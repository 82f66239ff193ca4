import type { DehydratedState } from '@tanstack/react-query'
import { PAGE_DATA_ID } from '#domain/page-data.ts'

/** Data from which the server rendered this page: hydration must find the same. */
interface PageData {
  /** ISO instant of the rendering. */
  at: string
  queries: DehydratedState
}

let kept: PageData | null | undefined

/** Data of the page; null where the server renders nothing. */
export function pageData(): PageData | null {
  if (import.meta.env.SSR) return kept ?? null
  if (kept === undefined) kept = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null')
  return kept ?? null
}

/** On the server: synchronous, so that two pages are never mixed up. */
export function withPageData<T>(data: PageData | null, render: () => T): T {
  kept = data
  try {
    return render()
  } finally {
    kept = null
  }
}

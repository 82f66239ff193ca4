import type { ReactNode } from 'react'

const sizes = {
  page: 'text-title md:text-title-wide',
  /** In a card or a column of text. */
  narrow: 'text-title',
  /** Above a table or a calendar, which is what one comes for. */
  tool: 'text-heading-lg',
}

/** The one `h1` of a page. */
export function PageTitle({ size = 'page', children }: { size?: keyof typeof sizes; children: ReactNode }) {
  return <h1 className={sizes[size]}>{children}</h1>
}

import type { ReactNode } from 'react'

const sizes = {
  page: 'text-title md:text-title-wide',
  /** In a card or a column of text. */
  narrow: 'text-title',
  /** Above a table or a calendar, which matters more than the title. */
  tool: 'text-heading-lg',
  /** In the loading skeleton: same size as the final title. */
  loading:
    'text-title md:text-title-wide in-data-[screen=admin]:text-heading-lg in-data-[screen=practice]:text-heading-lg in-data-[screen=open]:text-title',
}

/** The one `h1` of a page. */
export function PageTitle({ size = 'page', children }: { size?: keyof typeof sizes; children: ReactNode }) {
  return <h1 className={sizes[size]}>{children}</h1>
}

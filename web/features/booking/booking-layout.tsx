import type { ReactNode } from 'react'

/** The form, with the summary beside or below it. */
export function BookingLayout({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">{children}</div>
}

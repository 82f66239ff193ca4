import type { ReactNode } from 'react'

/** The form, and beside it or below it what is about to be booked. */
export function BookingLayout({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">{children}</div>
}

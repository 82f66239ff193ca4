import type { ReactNode } from 'react'

/** Said beside a figure where there is room for it. */
export function FigureDetail({ children }: { children: ReactNode }) {
  return <span className="font-normal text-muted-foreground text-small max-sm:hidden"> · {children}</span>
}

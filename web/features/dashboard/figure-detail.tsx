import type { ReactNode } from 'react'

/** Detail beside a figure, hidden on small screens. */
export function FigureDetail({ children }: { children: ReactNode }) {
  return <span className="font-normal text-muted-foreground text-small max-sm:hidden"> · {children}</span>
}

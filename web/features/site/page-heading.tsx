import type { ReactNode } from 'react'

export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-8 md:mb-12">
      <h1 className="text-title md:text-display">{title}</h1>
      {children && <div className="mt-4 max-w-3xl text-lg text-muted-foreground">{children}</div>}
    </header>
  )
}

import type { ReactNode } from 'react'

type CardProps = { title?: string; titleLevel?: 'h2' | 'h3'; children: ReactNode }

export function Card({ title, titleLevel: Title = 'h2', children }: CardProps) {
  return (
    <section className="rounded-2xl border bg-card p-5 text-card-foreground md:p-6">
      {title && <Title className="mb-3 text-heading-sm">{title}</Title>}
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'

/** One component with its name, on the component gallery page. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t py-8">
      <h2 className="font-sans font-semibold text-lg tracking-normal">{name}</h2>
      <div className="grid max-w-3xl gap-4">{children}</div>
    </section>
  )
}

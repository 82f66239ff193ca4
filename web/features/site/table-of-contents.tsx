import type { Section } from './content/types.ts'

type TableOfContentsProps = { sections: readonly Section[]; folded?: boolean }

export function TableOfContents({ sections, folded = false }: TableOfContentsProps) {
  const list = (
    <ol className="text-small">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="inline-flex min-h-9 items-center underline-offset-4 hover:underline">
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  if (folded) {
    return (
      <details className="mb-10 rounded-2xl border bg-card p-4" data-print="hide">
        <summary className="min-h-8 font-semibold">Sommaire</summary>
        <nav aria-label="Sommaire" className="mt-3">
          {list}
        </nav>
      </details>
    )
  }
  return (
    <nav aria-label="Sommaire" data-print="hide">
      <p className="mb-2 font-semibold">Sommaire</p>
      {list}
    </nav>
  )
}

/** Read-only list of stored values. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: string | null | undefined])[] }) {
  return (
    <dl className="grid gap-4">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-0.5 border-b pb-3 last:border-b-0 last:pb-0">
          <dt className="text-small text-muted-foreground">{label}</dt>
          <dd className="whitespace-pre-line break-words">
            {value || <span className="text-muted-foreground">Non renseigné</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

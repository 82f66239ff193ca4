/** Title of a table, with a short text beside it. */
export function CardCaption({ title, aside }: { title: string; aside: string }) {
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-2 pb-2">
      <span className="font-semibold text-heading-xs">{title}</span>
      <span className="font-normal text-muted-foreground text-small">{aside}</span>
    </span>
  )
}

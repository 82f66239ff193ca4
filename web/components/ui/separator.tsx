export function Separator({ label }: { label?: string }) {
  if (!label) return <hr className="border-t" />
  return (
    <p className="flex items-center gap-3 text-small text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      {label}
    </p>
  )
}

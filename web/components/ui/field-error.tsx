import { Icon } from '#web/components/icon.tsx'

/** Error message below a field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-small text-destructive leading-snug">
      <Icon name="circle-exclamation-point" className="mt-0.5 size-4" />
      {children}
    </p>
  )
}

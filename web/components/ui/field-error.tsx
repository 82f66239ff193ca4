import { Icon } from '#web/components/icon.tsx'

/** Why a field is refused, beneath it. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-[15px] text-destructive leading-snug">
      <Icon name="circle-exclamation-point" className="mt-0.5 size-4" />
      {children}
    </p>
  )
}

import type { ComponentProps } from 'react'

export const controlLook =
  'w-full rounded-lg border border-input bg-card px-3.5 text-base text-card-foreground placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-destructive aria-invalid:ring-1 aria-invalid:ring-destructive'

export function Input(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input {...props} className={`${controlLook} min-h-12`} />
}

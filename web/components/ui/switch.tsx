import { Switch as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type SwitchProps = {
  id: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  children: ReactNode
}

export function Switch({ id, checked, onCheckedChange, disabled, children }: SwitchProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <label htmlFor={id}>{children}</label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        className="h-7 w-12 shrink-0 rounded-full border border-input bg-muted p-0.5 disabled:opacity-55 data-[state=checked]:border-primary data-[state=checked]:bg-primary"
      >
        <Radix.Thumb className="block size-5.5 rounded-full bg-input transition-transform duration-200 ease-calm data-[state=checked]:translate-x-5 data-[state=checked]:bg-primary-foreground" />
      </Radix.Root>
    </div>
  )
}

import { Checkbox as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from '#web/components/icon.tsx'

type CheckboxProps = {
  id: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  children: ReactNode
}

/** Box and label form one target of at least 44 px. */
export function Checkbox({ id, checked, onCheckedChange, disabled, children }: CheckboxProps) {
  return (
    <div className="flex min-h-11 items-start gap-3 py-2.5">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        disabled={disabled}
        className="grid size-6 shrink-0 place-items-center rounded-sm border border-input bg-card disabled:opacity-55 data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground"
      >
        <Radix.Indicator>
          <Icon name="check" className="size-4.5" strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className="text-[15px] leading-snug">
        {children}
      </label>
    </div>
  )
}

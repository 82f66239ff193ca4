import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type PopoverProps = { trigger: ReactNode; label: string; children: ReactNode }

export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          sideOffset={8}
          align="start"
          className="z-40 w-80 max-w-[calc(100vw-2rem)] animate-enter rounded-2xl border bg-popover p-5 text-popover-foreground shadow-lg"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Optional help only: its content must also be written elsewhere. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="z-50 max-w-64 animate-enter rounded-lg bg-foreground px-3 py-2 text-note text-background leading-snug"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

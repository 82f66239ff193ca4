import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { buttonLook } from './button-look.ts'
import { useFocusReturn } from './use-focus-return.ts'

type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description: string
  /** The safe action comes first: it receives the focus. */
  actions: ReactNode
  /** Element that takes the focus after closing, when it is not the opener. */
  heir?: () => HTMLElement | null | undefined
  children?: ReactNode
}

/** Placed below the bar of help numbers, which stays reachable. */

export function Dialog({ isOpen, onOpenChange, title, description, actions, heir, children }: DialogProps) {
  const focusReturn = useFocusReturn(heir)
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-x-0 top-10 bottom-0 z-40 bg-foreground/40 dark:bg-background/70" />
        <Radix.Content
          {...focusReturn}
          className="fixed top-[calc(50%+1.25rem)] left-1/2 z-40 grid max-h-[calc(100dvh-3.5rem)] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-2xl border bg-popover p-6 text-popover-foreground shadow-lg"
        >
          <Radix.Title className="pr-10 text-heading-sm">{title}</Radix.Title>
          <Radix.Description className="text-muted-foreground">{description}</Radix.Description>
          {children}
          <div className="flex flex-wrap justify-end gap-3">{actions}</div>
          <Radix.Close
            className={`${buttonLook({ variant: 'ghost', size: 'icon' })} absolute top-4 right-4`}
            aria-label="Fermer"
          >
            <Icon name="x" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

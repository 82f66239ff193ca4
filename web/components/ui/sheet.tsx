import { Dialog } from 'radix-ui'
import type { ReactNode, Ref } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { buttonLook } from './button-look.ts'
import { useFocusReturn } from './use-focus-return.ts'

type SheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: string
  /** Ref of the heading, which takes the focus when the focused content is removed. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Element that takes the focus after closing, when it is not the opener. */
  heir?: () => HTMLElement | null | undefined
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** Side sheet (dialog) below the bar of help numbers, which stays reachable. */
export function Sheet({
  isOpen,
  onOpenChange,
  title,
  description,
  headingRef,
  heir,
  onEscapeKeyDown,
  children,
}: SheetProps) {
  const focusReturn = useFocusReturn(heir)
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-x-0 top-10 bottom-0 z-40 bg-foreground/40 dark:bg-background/70" />
        <Dialog.Content
          {...focusReturn}
          {...(onEscapeKeyDown && { onEscapeKeyDown })}
          {...(!description && { 'aria-describedby': undefined })}
          className="fixed top-10 right-0 bottom-0 z-40 flex w-full max-w-sm animate-sheet flex-col gap-6 overflow-y-auto bg-background p-5 shadow-lg"
        >
          <div className="flex items-center justify-between gap-3">
            <Dialog.Title ref={headingRef} tabIndex={-1} className="text-heading-sm">
              {title}
            </Dialog.Title>
            <Dialog.Close className={buttonLook({ variant: 'ghost', size: 'icon' })} aria-label="Fermer">
              <Icon name="x" />
            </Dialog.Close>
          </div>
          {description && <Dialog.Description className="text-muted-foreground">{description}</Dialog.Description>}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

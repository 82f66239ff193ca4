import { Dialog } from 'radix-ui'
import type { ReactNode, Ref } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { buttonLook } from './button-look.ts'
import { useFocusReturn } from './use-focus-return.ts'

type BottomSheetProps = {
  onClose: () => void
  title: string
  description: ReactNode
  /** Ref of the heading, which takes the focus when the content of the sheet changes. */
  headingRef?: Ref<HTMLHeadingElement>
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** Dialog of 480 px; a bottom sheet on a phone. The bar of help numbers stays reachable. */
export function BottomSheet({ onClose, title, description, headingRef, onEscapeKeyDown, children }: BottomSheetProps) {
  const focusReturn = useFocusReturn()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-x-0 top-10 bottom-0 z-40 bg-foreground/40 dark:bg-background/70" />
        <Dialog.Content
          {...focusReturn}
          {...(onEscapeKeyDown && { onEscapeKeyDown })}
          className="fixed inset-x-0 bottom-0 z-40 max-h-[calc(100dvh-3.5rem)] overflow-y-auto rounded-t-[28px] bg-background px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-lg sm:inset-x-auto sm:top-[calc(50%+1.25rem)] sm:bottom-auto sm:left-1/2 sm:w-120 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl sm:border sm:p-6"
        >
          <span aria-hidden="true" className="mx-auto mb-3 block h-1 w-10 rounded-full bg-input sm:hidden" />
          <div className="flex items-center justify-between gap-3">
            <Dialog.Title ref={headingRef} tabIndex={-1} className="text-heading-sm outline-none">
              {title}
            </Dialog.Title>
            <Dialog.Close className={buttonLook({ variant: 'ghost', size: 'icon' })} aria-label="Fermer">
              <Icon name="x" />
            </Dialog.Close>
          </div>
          <Dialog.Description asChild>
            <div className="mb-4 text-muted-foreground">{description}</div>
          </Dialog.Description>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

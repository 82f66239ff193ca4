import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { toasterIsReady } from '#web/lib/toast.ts'

/** What stands at the foot of the page, above which toasts appear. */
export type Foot = 'nothing' | 'button' | 'composer'

const clearance: Record<Foot, { offset?: { bottom: string }; mobileOffset?: { bottom: string } }> = {
  nothing: {},
  button: { offset: { bottom: 'var(--toast-rest)' }, mobileOffset: { bottom: 'var(--toast-rest)' } },
  composer: {
    offset: { bottom: 'calc(8rem + var(--help-strip-height))' },
    mobileOffset: { bottom: 'calc(11rem + var(--help-strip-height))' },
  },
}

/** Settings fixed by the specification: bottom right, Alt+T, three at most, four seconds. */
export default function Toaster({ foot }: { foot: Foot }) {
  useEffect(() => {
    toasterIsReady((kind, sentence, action) => toast[kind](sentence, action && { action }))
  }, [])
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      hotkey={['altKey', 'KeyT']}
      closeButton
      containerAriaLabel="Notifications"
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        closeButtonAriaLabel: 'Fermer la notification',
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-xl border bg-popover p-4 pr-10 text-[15px] leading-snug text-popover-foreground shadow-lg',
          success: '[&_[data-icon]]:text-success',
          error: '[&_[data-icon]]:text-destructive',
          actionButton: 'ml-auto min-h-9 shrink-0 rounded-lg px-2 font-semibold underline underline-offset-4',
          closeButton:
            'absolute top-1/2 right-1 grid size-9 -translate-y-1/2 place-items-center rounded-lg text-muted-foreground hover:bg-accent',
        },
      }}
      {...clearance[foot]}
    />
  )
}

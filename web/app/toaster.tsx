import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { useMatchesMedia } from '#web/lib/hooks/use-matches-media.ts'
import { toastStore } from '#web/lib/toast-store.ts'
import { dismissOnShortSwipe } from './dismiss-on-short-swipe.ts'

/** Element at the bottom of the page, above which toasts appear where there is room. */
export type Foot = 'nothing' | 'button' | 'composer'

const footOffsets: Record<Foot, { bottom: string } | undefined> = {
  nothing: undefined,
  button: { bottom: 'var(--toast-rest)' },
  composer: { bottom: 'calc(8rem + var(--help-strip-height))' },
}

/** Sonner's own breakpoint for phones: below it, toasts take the full width. */
const narrow = '(max-width: 600px)'

/**
 * Settings of the specification: bottom right, Alt+T, three at most, four seconds, a swipe of 20 pixels. On a phone
 * toasts appear below the header, since the page's button is at the bottom; in a conversation they stay above the
 * composer, since the last message stands higher.
 */
export default function Toaster({ foot }: { foot: Foot }) {
  const isNarrow = useMatchesMedia(narrow)
  useEffect(() => {
    toastStore.toasterIsReady(({ kind, sentence, action }) => toast[kind](sentence, action && { action }))
    return dismissOnShortSwipe()
  }, [])
  return (
    <Sonner
      position={isNarrow && foot !== 'composer' ? 'top-center' : 'bottom-right'}
      visibleToasts={3}
      duration={4000}
      hotkey={['altKey', 'KeyT']}
      closeButton
      containerAriaLabel="Notifications"
      style={{ fontFamily: 'inherit' }}
      {...(footOffsets[foot] && { offset: footOffsets[foot] })}
      mobileOffset={{
        top: 'calc(var(--header-height) + 8px)',
        bottom: 'calc(11rem + var(--help-strip-height))',
      }}
      toastOptions={{
        closeButtonAriaLabel: 'Fermer la notification',
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-xl border bg-popover p-4 pr-10 text-small leading-snug text-popover-foreground shadow-lg',
          success: '[&_[data-icon]]:text-success',
          error: '[&_[data-icon]]:text-destructive',
          actionButton: 'ml-auto min-h-9 shrink-0 rounded-lg px-2 font-semibold underline underline-offset-4',
          closeButton:
            'absolute top-1/2 right-1 grid size-9 -translate-y-1/2 place-items-center rounded-lg text-muted-foreground hover:bg-accent',
        },
      }}
    />
  )
}

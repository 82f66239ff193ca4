import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Foot } from '#web/app/toaster.tsx'
import { lazyWithRetry } from '#web/lib/lazy-with-retry.tsx'
import { type Toast, toastStore } from '#web/lib/toast-store.ts'

const Toaster = lazyWithRetry(() => import('#web/app/toaster.tsx'))

/** With a network the toaster is there sooner: nobody sees the same sentence twice. */
const PATIENCE_MILLISECONDS = 700

const none: readonly Toast[] = []

export function ToasterHost({ foot }: { foot: Foot }) {
  const isWanted = useSyncExternalStore(toastStore.subscribe, toastStore.isWanted, () => false)
  const waiting = useSyncExternalStore(toastStore.subscribe, toastStore.waiting, () => none)
  return (
    <>
      {isWanted && <Toaster foot={foot} />}
      {waiting.length > 0 && <PlainToasts toasts={waiting} />}
    </>
  )
}

/** Without a network the toaster's code may never come: these need none, and stay until they are closed. */
function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <ul className="fixed inset-x-4 top-[calc(var(--header-height)+8px)] z-50 grid justify-items-end gap-2 md:top-auto md:bottom-6">
      {toasts.slice(-3).map((toast) => (
        <li
          key={toast.sentence}
          role="alert"
          className="flex w-full items-center gap-3 rounded-xl border bg-popover p-4 text-popover-foreground text-small leading-snug shadow-lg md:w-90"
        >
          <p className="min-w-0 flex-1">{toast.sentence}</p>
          {toast.action && (
            <button
              type="button"
              className="min-h-9 shrink-0 rounded-lg px-2 font-semibold underline underline-offset-4"
              onClick={() => {
                toast.action?.onClick()
                toastStore.dismiss(toast)
              }}
            >
              {toast.action.label}
            </button>
          )}
          <button
            type="button"
            className="min-h-9 shrink-0 rounded-lg px-2 underline underline-offset-4"
            onClick={() => toastStore.dismiss(toast)}
          >
            Fermer
          </button>
        </li>
      ))}
    </ul>
  )
}

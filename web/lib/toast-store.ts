import type { NoticeTone } from '#domain/notices.ts'
import { Listeners } from './listeners.ts'

/** The screen must offer the same act too, since a toast disappears. */
export type ToastAction = { label: string; onClick: () => void }

export type Toast = { kind: NoticeTone; sentence: string; action?: ToastAction }
type Show = (toast: Toast) => void

/** Older toasts are dropped by the toaster: after a long time offline they would announce something outdated. */
const FRESH_MILLISECONDS = 10_000

const listeners = new Listeners()
let isWanted = false
let waiting: readonly Toast[] = []
const since = new WeakMap<Toast, number>()
let show: Show | undefined

function keep(toasts: readonly Toast[]) {
  waiting = toasts
  listeners.notify()
}

/** The toaster's code is loaded with the first toast. Until it is there, the shell itself shows what waits. */
export const toastStore = {
  subscribe: listeners.subscribe,
  isWanted: () => isWanted,
  waiting: () => waiting,
  wantToaster() {
    isWanted = true
    listeners.notify()
  },
  add(toast: Toast) {
    if (show) return show(toast)
    since.set(toast, Date.now())
    isWanted = true
    keep([...waiting, toast])
  },
  dismiss(gone: Toast) {
    keep(waiting.filter((toast) => toast !== gone))
  },
  /** Called by the toaster once it is mounted. */
  toasterIsReady(shows: Show) {
    show = shows
    const fresh = waiting.filter((toast) => Date.now() - (since.get(toast) ?? 0) < FRESH_MILLISECONDS)
    keep([])
    for (const toast of fresh) shows(toast)
  },
}

import type { ErrorParams } from '#domain/errors.ts'
import { errorMessage, fillIn } from '#domain/messages.ts'
import { type NoticeCode, notices, toneOf } from '#domain/notices.ts'
import { appErrorOf } from './data/errors.ts'
import { type ToastAction, toastStore } from './toast-store.ts'

type NoticeOptions = { params?: ErrorParams; action?: ToastAction }

export function showNotice(code: NoticeCode, { params, action }: NoticeOptions = {}): void {
  toastStore.add({ kind: toneOf(code), sentence: fillIn(notices[code], params), ...(action && { action }) })
}

/** The only place where an error becomes a toast. Nothing waits for it: an act that failed is over. */
export function showError(error: unknown): void {
  void toastError(error)
}

async function toastError(error: unknown) {
  const { code, params } = await appErrorOf(error)
  toastStore.add({ kind: 'error', sentence: errorMessage(code, params) })
}

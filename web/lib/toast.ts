import type { ErrorParams } from '#domain/errors.ts'
import { errorMessage, fillIn } from '#domain/messages.ts'
import { type NoticeCode, notices } from '#domain/notices.ts'
import { appErrorOf } from './data/errors.ts'
import { toasterDemand } from './toaster-demand.ts'

/** The screen must offer the same act too, since a toast disappears. */
export type ToastAction = { label: string; onClick: () => void }

type Show = (kind: 'success' | 'error', sentence: string, action?: ToastAction) => void

const mounted = Promise.withResolvers<Show>()

/** Called by the toaster once it is mounted. */
export function toasterIsReady(show: Show) {
  mounted.resolve(show)
}

/** Older toasts are dropped: after a long time offline they would announce something outdated. */
const FRESH_MILLISECONDS = 10_000

async function toast(...said: Parameters<Show>) {
  const since = Date.now()
  toasterDemand.raise()
  const show = await mounted.promise
  if (Date.now() - since < FRESH_MILLISECONDS) show(...said)
}

type NoticeOptions = { tone?: 'success' | 'error'; params?: ErrorParams; action?: ToastAction }

export function showNotice(code: NoticeCode, { tone = 'success', params, action }: NoticeOptions = {}) {
  void toast(tone, fillIn(notices[code], params), action)
}

/** The only place where an error becomes a toast. */
export async function showError(error: unknown) {
  const { code, params } = await appErrorOf(error)
  await toast('error', errorMessage(code, params))
}

import { errorMessage, type NoticeCode, notices } from '#domain/messages.ts'
import { appErrorOf } from './errors.ts'
import { toasterDemand } from './toaster-demand.ts'

type Show = (kind: 'success' | 'error', sentence: string) => void

const mounted = Promise.withResolvers<Show>()

/** Called by the toaster once it can show something. */
export function toasterIsReady(show: Show) {
  mounted.resolve(show)
}

async function toast(...said: Parameters<Show>) {
  toasterDemand.raise()
  const show = await mounted.promise
  show(...said)
}

export function showNotice(code: NoticeCode) {
  void toast('success', notices[code])
}

/** The only place where an error becomes a toast. */
export async function showError(error: unknown) {
  const { code, params } = await appErrorOf(error)
  await toast('error', errorMessage(code, params))
}

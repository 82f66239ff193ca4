import { runBeforeQuickExit } from '#web/lib/before-quick-exit.ts'
import { forgetDrafts } from '#web/lib/drafts.ts'
import { eraseChatOnExit } from '#web/lib/erase-chat-on-exit.ts'

/** Neutral page that anybody could plausibly have open. No request is sent to it before the exit. */
export const QUICK_EXIT_URL = 'https://meteofrance.com'

/** Hides the page at once, then replaces it in the history, so that the back button does not return here. */
export function quickExit() {
  const cover = document.createElement('div')
  cover.className = 'fixed inset-0 z-[100] bg-background'
  cover.dataset.quickExit = ''
  document.body.append(cover)
  document.title = 'Météo'
  try {
    runBeforeQuickExit()
    forgetDrafts()
    window.stop()
    eraseChatOnExit()
  } finally {
    window.location.replace(QUICK_EXIT_URL)
  }
}

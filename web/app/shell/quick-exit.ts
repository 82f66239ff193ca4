/** Neutral and not personal: what a person would plausibly have open. Nothing is ever requested from it before the exit. */
export const QUICK_EXIT_URL = 'https://meteofrance.com'

/** Of the keys in the tab's storage under which unfinished words are kept. */
export const DRAFT_PREFIX = 'mivoix-draft'

/** Drafts and unsent words that the next person on this device must not find. */
export function forgetDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key)
}

function stopCamerasAndMicrophones() {
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) {
    if (media.srcObject instanceof MediaStream) for (const track of media.srcObject.getTracks()) track.stop()
  }
}

/** Hides the page at once, then replaces it, so that the back button does not return here. */
export function quickExit() {
  const cover = document.createElement('div')
  cover.className = 'fixed inset-0 z-[100] bg-background'
  cover.dataset.quickExit = ''
  document.body.append(cover)
  document.title = 'Météo'
  try {
    forgetDrafts()
    stopCamerasAndMicrophones()
    window.stop()
  } finally {
    window.location.replace(QUICK_EXIT_URL)
  }
}

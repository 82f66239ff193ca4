/** Prefix of the sessionStorage keys of drafts. */
export const DRAFT_PREFIX = 'mivoix-draft'
const OWNER_KEY = 'mivoix-draft-owner'
const CHANNEL = 'mivoix-drafts'

/** Deletes drafts and unsent messages, so that the next person on this device does not find them. */
export function forgetDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key)
}

/** Deletes drafts in every tab, on a deliberate sign-out. An expired session keeps its drafts for the same person. */
export function forgetDraftsInAllTabs() {
  forgetDrafts()
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin alone
  channel?.postMessage('forget')
  channel?.close()
}

export function listenToOtherTabs() {
  openChannel()?.addEventListener('message', forgetDrafts)
}

/** Some browsers that refuse storage refuse channels too. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return undefined
  }
}

/** On sign-in a visitor's drafts go to their account; drafts of another account in this tab are deleted. */
export function claimDrafts(userId: string) {
  const owner = sessionStorage.getItem(OWNER_KEY)
  if (owner !== null && owner !== userId) forgetDrafts()
  sessionStorage.setItem(OWNER_KEY, userId)
}

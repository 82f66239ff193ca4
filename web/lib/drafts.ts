/** Of the keys in the tab's storage under which unfinished words are kept. */
export const DRAFT_PREFIX = 'mivoix-draft'
const OWNER_KEY = 'mivoix-draft-owner'
const CHANNEL = 'mivoix-drafts'

/** Drafts and unsent words that the next person on this device must not find. */
export function forgetDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key)
}

/** The same in every tab, for who leaves on purpose. A session that only ran out leaves its drafts to its person. */
export function forgetDraftsInAllTabs() {
  forgetDrafts()
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin alone
  channel.postMessage('forget')
  channel.close()
}

export function heedOtherTabs() {
  new BroadcastChannel(CHANNEL).addEventListener('message', forgetDrafts)
}

/** What a visitor wrote goes with them as they sign in; what somebody else left in the tab is forgotten. */
export function claimDrafts(userId: string) {
  const owner = sessionStorage.getItem(OWNER_KEY)
  if (owner !== null && owner !== userId) forgetDrafts()
  sessionStorage.setItem(OWNER_KEY, userId)
}

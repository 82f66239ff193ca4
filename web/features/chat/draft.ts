const DRAFT_KEY = 'mivoix-draft-chat'

/** Draft kept in sessionStorage: it survives a reload; closing the tab or a quick exit deletes it. */
export const chatDraft = {
  read(): string {
    try {
      return sessionStorage.getItem(DRAFT_KEY) ?? ''
    } catch {
      return ''
    }
  },
  keep(words: string) {
    try {
      if (words) sessionStorage.setItem(DRAFT_KEY, words)
      else sessionStorage.removeItem(DRAFT_KEY)
    } catch {
      // Storage is blocked: the draft lasts as long as the page.
    }
  },
}

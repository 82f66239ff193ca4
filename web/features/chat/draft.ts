const DRAFT_KEY = 'mivoix-draft-chat'

/** Words not sent yet, for this tab only: a reload keeps them, closing the tab or leaving quickly forgets them. */
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
      // Without storage the words last as long as the page.
    }
  },
}
